package script

import (
	"bytes"
	"encoding/base64"
	"slices"
	"strings"

	"foxden/host/tools"
)

// output is what a script answers with. The harness keeps its bounds and says where the script broke them; these here
// are for one that has got around the harness.
type output struct {
	parts  []tools.Part
	words  strings.Builder // of the text under way
	lines  strings.Builder // of the text part under way
	base64 bytes.Buffer    // of the picture under way
	bytes  int             // of all text
	images int
}

// text adds a piece. Texts that follow each other are lines of one part.
func (o *output) text(p Piece) error {
	if o.bytes += len(p.Data); o.bytes > maxText {
		return errFlood
	}
	o.words.WriteString(p.Data)
	if !p.Last {
		return nil
	}
	said := o.words.String()
	o.words.Reset()
	if o.bytes++; len(o.parts) > 0 && o.parts[len(o.parts)-1].Picture == nil {
		o.lines.WriteString("\n" + said)
		return nil
	}
	o.lines.Reset()
	o.lines.WriteString(said)
	o.parts = append(o.parts, tools.Part{})
	return nil
}

// all are the parts with their texts.
func (o *output) all() []tools.Part {
	o.endText()
	return o.parts
}

// endText gives the last part, if it is a text, its lines.
func (o *output) endText() {
	if n := len(o.parts); n > 0 && o.parts[n-1].Picture == nil {
		o.parts[n-1].Text = o.lines.String()
	}
}

func (o *output) image(p Piece) error {
	o.base64.WriteString(p.Data)
	if o.images >= maxImages || o.base64.Len() > base64.StdEncoding.EncodedLen(maxImage) {
		return errFlood
	}
	if !p.Last {
		return nil
	}
	// Deno writes pieces whose sizes are multiples of three, so that they join.
	picture, err := base64.StdEncoding.DecodeString(o.base64.String())
	o.base64.Reset()
	o.images++
	format := formatOf(picture)
	if err != nil || format == "" {
		return errForged
	}
	o.endText()
	o.parts = append(o.parts, tools.Part{Picture: slices.Clip(picture), Format: format})
	return nil
}

func formatOf(picture []byte) string {
	switch {
	case bytes.HasPrefix(picture, []byte("\x89PNG")):
		return "png"
	case bytes.HasPrefix(picture, []byte("\xff\xd8\xff")):
		return "jpeg"
	}
	return ""
}
