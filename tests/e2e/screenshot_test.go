//go:build firefox

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"image"
	"image/color"
	_ "image/jpeg"
	_ "image/png"
	"testing"

	"foxden/conversation"
	"foxden/denoshim"
)

// painted is four fields of 640 × 450 px per viewport, the page two viewports high, without scroll bars; below the
// first viewport the colours are others. A lone button is in the fourth.
const painted = `<!doctype html><title>Painted</title><style>html{scrollbar-width:none}body{margin:0;position:relative;height:1800px}
	i{position:absolute;width:640px;height:450px}button{position:absolute;left:700px;top:500px;width:100px;height:40px;border:0;background:#000;color:#000}</style>
	<i style="background:#f00"></i><i style="left:640px;background:#0f0"></i><i style="top:450px;background:#00f"></i><i style="left:640px;top:450px;background:#ff0"></i>
	<i style="top:900px;background:#0ff"></i><i style="left:640px;top:900px;background:#f0f"></i><i style="top:1350px;background:#888"></i><i style="left:640px;top:1350px;background:#fff"></i>
	<button onclick="document.title = 'pressed'">B</button>`

var (
	red, green, blue, yellow = color.RGBA{255, 0, 0, 255}, color.RGBA{0, 255, 0, 255}, color.RGBA{0, 0, 255, 255}, color.RGBA{255, 255, 0, 255}
	cyan, white, black       = color.RGBA{0, 255, 255, 255}, color.RGBA{255, 255, 255, 255}, color.RGBA{0, 0, 0, 255}
)

func shoot(c *conversation.Conversation, a args) (denoshim.Screenshot, []byte, error) {
	params, err := json.Marshal(a)
	if err != nil {
		return denoshim.Screenshot{}, nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), callBound)
	defer cancel()
	return c.Screenshot(ctx, params)
}

// picture takes one that has to come as format, and decodes it.
func (p *page) picture(format string, a args) image.Image {
	p.t.Helper()
	a["tab"] = p.tab
	shot, data, err := shoot(p.c, a)
	if err != nil {
		p.t.Fatalf("%v: %v", a, err)
	}
	decoded, is, err := image.Decode(bytes.NewReader(data))
	if err != nil || is != format || shot.Format != format {
		p.t.Fatalf("%v: got %s, said %s, %v; want %s", a, is, shot.Format, err, format)
	}
	return decoded
}

func measures(t *testing.T, picture image.Image, width, height int) {
	t.Helper()
	if got := picture.Bounds().Size(); got != (image.Point{X: width, Y: height}) {
		t.Fatalf("the picture is %v, want %d × %d", got, width, height)
	}
}

// B-052 B-053 B-055 B-056 B-058 C19 C20
func TestPicturesShowExactlyTheRegion(t *testing.T) {
	p := openURL(t, shared, serveHTML(t, painted))
	crop := func(x, y, width, height int) args {
		return args{"crop": args{"x": x, "y": y, "width": width, "height": height}}
	}
	for _, c := range []struct {
		scroll        int
		a             args
		width, height int
		at            map[image.Point]color.RGBA
	}{
		{0, args{}, 1280, 900, map[image.Point]color.RGBA{{X: 0, Y: 0}: red, {X: 639, Y: 449}: red, {X: 640, Y: 449}: green, {X: 639, Y: 450}: blue, {X: 1279, Y: 899}: yellow}},
		{0, crop(639, 449, 2, 2), 2, 2, map[image.Point]color.RGBA{{X: 0, Y: 0}: red, {X: 1, Y: 0}: green, {X: 0, Y: 1}: blue, {X: 1, Y: 1}: yellow}},
		{0, crop(0, 0, 1, 1), 1, 1, map[image.Point]color.RGBA{{}: red}},
		{0, crop(1200, 850, 200, 200), 80, 50, map[image.Point]color.RGBA{{X: 79, Y: 49}: yellow}},
		{450, crop(0, 0, 10, 451), 10, 451, map[image.Point]color.RGBA{{X: 0, Y: 0}: blue, {X: 0, Y: 449}: blue, {X: 0, Y: 450}: cyan}},
		{450, args{}, 1280, 900, map[image.Point]color.RGBA{{X: 0, Y: 0}: blue, {X: 0, Y: 899}: cyan}},
		{0, args{"full": true}, 1280, 1800, map[image.Point]color.RGBA{{X: 0, Y: 0}: red, {X: 0, Y: 900}: cyan, {X: 1279, Y: 1799}: white}},
	} {
		if c.scroll > 0 && p.do("scroll", args{"y": c.scroll}).Scrolled.To.Y != c.scroll {
			t.Fatal("the page did not scroll")
		}
		picture := p.picture("png", c.a)
		measures(t, picture, c.width, c.height)
		for point, want := range c.at {
			if got := color.RGBAModel.Convert(picture.At(point.X, point.Y)); got != want {
				t.Errorf("%v after scrolling %d: at %v %v, want %v", c.a, c.scroll, point, got, want)
			}
		}
		if c.scroll > 0 {
			p.do("scroll", args{"y": -c.scroll})
		}
	}
}

// B-054 C19
func TestAPictureOfAnElementKeepsReferencesValid(t *testing.T) {
	p := openURL(t, shared, serveHTML(t, painted))
	b := p.ref("B")
	picture := p.picture("png", args{"ref": b["ref"]})
	measures(t, picture, 100, 40)
	if got := color.RGBAModel.Convert(picture.At(50, 20)); got != black {
		t.Errorf("its middle is %v, want black", got)
	}
	p.picture("png", args{})
	p.picture("png", args{"full": true})
	p.do("click", b)
	if p.snap.Title != "pressed" {
		t.Errorf("the title is %q after a click on a reference from before the pictures", p.snap.Title)
	}
}

// B-057 B-059 C20
func TestRegionsThatAreNoneAreRefused(t *testing.T) {
	p := openURL(t, shared, serveHTML(t, painted))
	good := args{"x": 0, "y": 0, "width": 10, "height": 10}
	for _, bad := range []struct {
		key   string
		value any
		words []string
	}{
		{"width", 0, []string{"crop.width", "at least 1"}}, {"height", -1, []string{"crop.height", "at least 1"}}, {"width", 1.5, []string{"crop.width", "whole number"}},
		{"x", -1, []string{"crop.x", "at least 0"}}, {"y", 0.5, []string{"crop.y", "whole number"}}, {"width", "10", []string{"crop.width", "whole number"}},
		{"x", 1280, []string{"outside the viewport", "1280 × 900"}}, {"y", 900, []string{"outside the viewport"}},
	} {
		region := args{}
		for k, v := range good {
			region[k] = v
		}
		region[bad.key] = bad.value
		_, _, err := shoot(shared, args{"tab": p.tab, "crop": region})
		refused(t, err, "invalid", bad.words...)
	}
	for words, a := range map[string]args{
		"exclude one another": {"tab": p.tab, "crop": good, "full": true},
		"crop.height":         {"tab": p.tab, "crop": args{"x": 0, "y": 0, "width": 1}},
		"tab: missing":        {},
		"unknown field":       {"tab": p.tab, "size": 3},
	} {
		_, _, err := shoot(shared, a)
		refused(t, err, "invalid", words)
	}
	_, _, err := shoot(shared, args{"tab": "t99"})
	refused(t, err, "no_tab", "t99", p.tab)
	_, _, err = shoot(shared, args{"tab": p.tab, "ref": "s999999e1"})
	refused(t, err, "stale_ref", "never")
}

// M-043 C19
func TestAPictureAboveTheLimitComesAsJPEG(t *testing.T) {
	c := newConversation(t, func(l *conversation.Limits) { l.PictureMax = 100_000 })
	noisy := openURL(t, c, serveHTML(t, `<!doctype html><body style="margin:0"><canvas width=1280 height=900></canvas><script>
		const g = document.querySelector("canvas").getContext("2d"), d = g.createImageData(1280, 900);
		for (let i = 0, r = 1; i < d.data.length; i++) { r = r * 16807 % 2147483647; d.data[i] = i % 4 === 3 ? 255 : r % 256 }
		g.putImageData(d, 0, 0);</script>`))
	measures(t, noisy.picture("jpeg", args{}), 1280, 900)
	measures(t, noisy.picture("png", args{"crop": args{"x": 0, "y": 0, "width": 50, "height": 50}}), 50, 50)
}

// References on the picture, which the page neither sees nor hears of.
func TestMarksAreOnThePictureAndNotOnThePage(t *testing.T) {
	p := open(t, `<style>body{margin:0;background:#fff}</style><button style="position:absolute;left:100px;top:100px;width:200px;height:50px;background:#fff;border:0">B</button>
		<script>new MutationObserver(() => log("mutated")).observe(document, {subtree: true, childList: true, attributes: true})</script>`)
	plain := p.picture("png", args{})
	marked := p.picture("png", args{"marks": true})
	measures(t, marked, 1280, 900)
	differs := func(x, y int) bool {
		r1, g1, b1, _ := plain.At(x, y).RGBA()
		r2, g2, b2, _ := marked.At(x, y).RGBA()
		return r1 != r2 || g1 != g2 || b1 != b2
	}
	for _, at := range []image.Point{{X: 100, Y: 125}, {X: 300, Y: 125}, {X: 200, Y: 100}, {X: 200, Y: 150}, {X: 101, Y: 86}} {
		if !differs(at.X, at.Y) {
			t.Errorf("nothing is drawn at %v", at)
		}
	}
	if differs(600, 600) {
		t.Error("something is drawn where nothing is")
	}
	cropped := p.picture("png", args{"marks": true, "crop": args{"x": 90, "y": 90, "width": 50, "height": 60}})
	if cropped.At(10, 35) != marked.At(100, 125) {
		t.Errorf("the crop has %v at the mark, want %v", cropped.At(10, 35), marked.At(100, 125))
	}
	p.do("snapshot")
	p.lacks("mutated")
	p.click("B")
	_, _, err := shoot(p.c, args{"tab": p.tab, "marks": true, "ref": p.element("B").Ref})
	refused(t, err, "invalid", "marks")
}
