//go:build firefox

package e2e

import "testing"

const board = `<style>.box{width:120px;height:80px;margin:10px;border:1px solid}</style>`

// B-042: a page's own pointer code gets real pointer input.
func TestDragIsRealPointerInput(t *testing.T) {
	p := open(t, board+`<button class=box id=knob>Knob</button><div class=box role=region aria-label=Place tabindex=0 style="position:absolute;left:500px;top:300px">place</div><script>
	let held = false;
	knob.onpointerdown = (e) => { held = e.isTrusted; knob.setPointerCapture(e.pointerId); };
	knob.onpointermove = (e) => { if (held) knob.style.transform = "translate(" + e.clientX + "px," + e.clientY + "px)"; };
	knob.onpointerup = (e) => { held = false; log("dropped", Math.round(e.clientX), Math.round(e.clientY), e.isTrusted); };
	</script>`)
	p.do("drag", p.ref("Knob"), args{"to": p.element("Place").Ref})
	p.sees("dropped:5", ":true")
	slider := open(t, `<input type=range aria-label=Low min=0 max=100 value=0 style="width:400px"><div tabindex=0 role=region aria-label=End style="position:absolute;left:404px;top:0;height:90px;width:20px">e</div>`)
	slider.do("drag", slider.ref("Low"), args{"to": slider.element("End").Ref})
}

// B-042: HTML drag and drop, in the order of its events and with its data.
func TestDragOfDraggables(t *testing.T) {
	p := open(t, board+`<ul><li draggable=true tabindex=0 role=option id=a>Card A</li></ul><div id=bin class=box tabindex=0 role=region aria-label=Bin>bin</div><div class=box tabindex=0 role=region aria-label=Wall>wall</div><script>
	for (const type of ["dragstart", "dragend"]) a["on" + type] = (e) => { log(type); if (type === "dragstart") e.dataTransfer.setData("text/plain", "card a"); };
	bin.ondragover = (e) => e.preventDefault();
	bin.ondrop = (e) => { e.preventDefault(); log("drop", e.dataTransfer.getData("text/plain")); bin.append(a); };
	</script>`)
	p.do("drag", p.ref("Card A"), args{"to": p.element("Wall").Ref})
	p.sees("dragstart dragend")
	p.lacks("drop:")
	p.do("drag", p.ref("Card A"), args{"to": p.element("Bin").Ref})
	p.sees("dragstart drop:card a dragend")
	p.fails("invalid", []string{"to"}, "drag", p.ref("Card A"))
	p.fails("stale_ref", nil, "drag", p.ref("Card A"), args{"to": "s1e999"})
}
