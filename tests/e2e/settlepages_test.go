//go:build firefox

package e2e

import "fmt"

// A settling is a page that brings something about later than at once, and what the first answer has to say.
type settling struct {
	name, body string
	// ready is what the page says once act can be done, when it takes a while.
	ready string
	// act sets it off; nil when loading the page does.
	act func(*page)
	// shows is what the right answer says, hides what it no longer says.
	shows, hides string
	// pending is what an answer that came too early has to name; without it, the first answer has to be right.
	pending string
	// unseen is what gives no sign: the first answer may miss it and say that the page is settled.
	unseen bool
}

func clicks(name string) func(*page) { return func(p *page) { p.click(name) } }

// button is a page with a button that does this, and a place for what comes of it.
func button(script string) string {
	return fmt.Sprintf(`<button id=b>Go</button><div id=out></div>
<script>const say = (words) => out.textContent = words;
const get = async (what) => (await fetch(what)).text();
b.onclick = async () => { %s };</script>`, script)
}

// field is the same for a text field, called on input.
func field(attributes, script string) string {
	return fmt.Sprintf(`<input id=f aria-label=Field %s><div id=out></div>
<script>const say = (words) => out.textContent = words;
const get = async (what) => (await fetch(what)).text();
let timer;
f.oninput = () => { %s };</script>`, attributes, script)
}

func types(p *page) { p.fill("Field", "fox") }

var settlings = []settling{
	{name: "nothing to wait for", body: `<button onclick="log('done')">Go</button>`, act: clicks("Go"), shows: "done"},
	{name: "a static page", body: "words", shows: "words"},

	{name: "timer of 0 ms", body: button(`setTimeout(() => say("came"))`), act: clicks("Go"), shows: "came"},
	{name: "timer of 50 ms", body: button(`setTimeout(() => say("came"), 50)`), act: clicks("Go"), shows: "came"},
	{name: "timer of 100 ms", body: button(`setTimeout(() => say("came"), 100)`), act: clicks("Go"), shows: "came"},
	{name: "timer of 300 ms", body: button(`setTimeout(() => say("came"), 300)`), act: clicks("Go"), shows: "came"},
	{name: "timer of 600 ms", body: button(`setTimeout(() => say("came"), 600)`), act: clicks("Go"), shows: "came", unseen: true},
	{name: "timer of 1 s", body: button(`setTimeout(() => say("came"), 1000)`), act: clicks("Go"), shows: "came", unseen: true},
	{name: "timer of 2 s", body: button(`setTimeout(() => say("came"), 2000)`), act: clicks("Go"), shows: "came", unseen: true},
	{name: "Loading… for 600 ms", body: button(`say("Loading…"); setTimeout(() => say("came"), 600)`), act: clicks("Go"), shows: "came", hides: "Loading"},
	{name: "Loading… for 3 s", body: button(`say("Loading…"); setTimeout(() => say("came"), 3000)`), act: clicks("Go"), shows: "came", pending: "Loading"},
	{name: "Saving… on the button, 1 s", body: button(`b.disabled = true; b.textContent = "Saving…"; setTimeout(() => { b.textContent = "Go"; b.disabled = false; say("came") }, 1000)`),
		act: clicks("Go"), shows: "came", hides: "Saving"},
	{name: "aria-busy for 1 s", body: button(`out.ariaBusy = "true"; setTimeout(() => { say("came"); out.ariaBusy = "false" }, 1000)`), act: clicks("Go"), shows: "came"},
	{name: "aria-busy for 5 s", body: button(`say("old words"); out.ariaBusy = "true"; setTimeout(() => { say("came"); out.ariaBusy = "false" }, 5000)`),
		act: clicks("Go"), shows: "came", pending: "busy"},

	{name: "fetch, fast", body: button(`say(await get("data?say=came"))`), act: clicks("Go"), shows: "came"},
	{name: "fetch, 300 ms", body: button(`say(await get("data?say=came&ms=300"))`), act: clicks("Go"), shows: "came"},
	{name: "fetch, 1.5 s", body: button(`say(await get("data?say=came&ms=1500"))`), act: clicks("Go"), shows: "came"},
	{name: "fetch, 5 s", body: button(`say(await get("data?say=came&ms=5000"))`), act: clicks("Go"), shows: "came", pending: "data?say"},
	{name: "fetch after fetch", body: button(`say(await get("data?say=data%3Fsay%3Dcame%26ms%3D200&ms=200").then(get))`), act: clicks("Go"), shows: "came"},
	{name: "fetch, then a timer of 50 ms", body: button(`const words = await get("data?say=came&ms=100"); setTimeout(() => say(words), 50)`), act: clicks("Go"), shows: "came"},
	{name: "timer of 100 ms, then fetch", body: button(`setTimeout(async () => say(await get("data?say=came&ms=200")), 100)`), act: clicks("Go"), shows: "came"},
	{name: "fetch at load", body: button("") + `<script>get("data?say=came&ms=300").then(say)</script>`, shows: "came"},

	{name: "search, debounced 300 ms, then fetch", body: field("type=search", `clearTimeout(timer); timer = setTimeout(async () => say(await get("data?say=came&ms=100")), 300)`), act: types, shows: "came"},
	{name: "combobox, debounced 300 ms, then fetch", body: field("role=combobox aria-expanded=false", `f.setAttribute("value", f.value); clearTimeout(timer); timer = setTimeout(async () => say(await get("data?say=came")), 300)`), act: types, shows: "came"},
	{name: "field without a form, debounced 300 ms", body: field("", `clearTimeout(timer); timer = setTimeout(() => say("came"), 300)`), act: types, shows: "came"},
	{name: "search, each key fetches", body: field("type=search", `const typed = f.value; get("data?ms=150&say=came+" + typed).then((words) => typed === f.value && say(words))`), act: types, shows: "came fox"},

	{name: "pushState, render at once", body: button(`history.pushState(0, "", "route"); say("came")`), act: clicks("Go"), shows: "came"},
	{name: "pushState, fetch, render", body: button(`history.pushState(0, "", "route"); say(await get("data?say=came&ms=300"))`), act: clicks("Go"), shows: "came"},
	{name: "view transition", body: button(`document.startViewTransition(() => say("came"))`), act: clicks("Go"), shows: "came"},
	{name: "view transition with a fetch", body: button(`document.startViewTransition(async () => say(await get("data?say=came&ms=300")))`), act: clicks("Go"), shows: "came"},

	{name: "skeleton, then a fetch", body: button(`out.innerHTML = "<div class=skeleton style='width:9em;height:1em'></div>"; say(await get("data?say=came&ms=600"))`), act: clicks("Go"), shows: "came"},
	{name: "skeleton for 1 s, from a timer", body: button(`out.innerHTML = "<div class=skeleton style='width:9em;height:1em;background:#ddd'></div>"; setTimeout(() => say("came"), 1000)`), act: clicks("Go"), shows: "came"},
	{name: "spinner for 1 s, from a timer", body: spin + button(`out.innerHTML = "<div class=css-1x7 style='width:1em;height:1em;border:2px dotted;animation:spin 1s infinite'></div>"; setTimeout(() => say("came"), 1000)`), act: clicks("Go"), shows: "came"},
	{name: "skeleton at load for 1 s", body: button("") + `<div class="MuiSkeleton-root" style="width:9em;height:1em;background:#ddd"></div><script>setTimeout(() => document.querySelector(".MuiSkeleton-root").replaceWith("came"), 1000)</script>`, shows: "came"},
	{name: "skeleton for ever", body: button(`say("came")`) + `<div class="skeleton" style="width:9em;height:1em;background:#ddd"></div>`, act: clicks("Go"), shows: "came"},
	{name: "progress bar for 1 s", body: button(`out.innerHTML = "<progress></progress>"; setTimeout(() => say("came"), 1000)`), act: clicks("Go"), shows: "came"},

	{name: "endless CSS animation", body: spin + button(`say("came")`) + `<div style="width:9px;height:9px;background:red;animation:spin 1s infinite"></div>`, act: clicks("Go"), shows: "came"},
	{name: "endless JS animation", body: button(`say("came")`) + `<div id=o style="width:9px;height:9px;background:red"></div><script>const step = (t) => { o.style.transform = "rotate(" + t + "deg)"; requestAnimationFrame(step) }; requestAnimationFrame(step)</script>`,
		act: clicks("Go"), shows: "came"},
	{name: "clock of 100 ms", body: button(`say("came")`) + `<p id=clock></p><script>setInterval(() => clock.textContent = performance.now(), 100)</script>`, act: clicks("Go"), shows: "came"},
	{name: "clock of 20 ms, fetch of 300 ms", body: button(`say(await get("data?say=came&ms=300"))`) + `<p id=clock></p><script>setInterval(() => clock.textContent = performance.now(), 20)</script>`, act: clicks("Go"), shows: "came"},
	{name: "fades out, then goes", body: `<style>.out { opacity: 0; transition: opacity .3s }</style><div id=card>Card <button onclick="card.className='out'; card.ontransitionend = () => card.remove()">Go</button></div>`, act: clicks("Go"), hides: "Card"},
	{name: "JS fades in over 400 ms", body: `<button id=b>Go</button><p id=p style="opacity:0;pointer-events:none">came</p><script>b.onclick = () => { const began = performance.now(); const step = (now) => { const at = Math.min(1, (now - began) / 400); p.style.opacity = at < .9 ? 0 : at; if (at < 1) requestAnimationFrame(step) }; step(began) }</script>`,
		act: clicks("Go"), shows: "came"},
	{name: "counts up for 800 ms", body: button(`const began = performance.now(); const step = (now) => { const at = Math.min(1, (now - began) / 800); say("at " + Math.round(at * 100)); if (at < 1) requestAnimationFrame(step) }; step(began)`), act: clicks("Go"), shows: "at 100"},

	{name: "polling every 500 ms", body: button(`say("came")`) + `<p id=polled></p><script>setInterval(async () => polled.textContent = await get("data?say=polled&ms=30"), 500)</script>`, act: clicks("Go"), shows: "came"},
	{name: "slow polling, fetch of 300 ms", body: button(`say(await get("data?say=came&ms=300"))`) + `<script>let n = 0; setInterval(() => { get("data?say=polled&ms=3000&n=" + n); if (n++ === 4) log("fifth") }, 250)</script>`,
		ready: "fifth", act: clicks("Go"), shows: "came"},
	{name: "long poll", body: button(`say("came")`) + `<script>const poll = () => get("data?say=polled&ms=20000").then(poll); poll()</script>`, act: clicks("Go"), shows: "came"},
	{name: "long poll at load", body: `words<script>const poll = () => fetch("data?say=polled&ms=20000").then(poll); poll()</script>`, shows: "words", pending: "data?say"},
	{name: "server-sent events", body: button(`new EventSource("events").onmessage = (e) => say(e.data)`), act: clicks("Go"), shows: "event"},
	{name: "fetched stream of events", body: button(`const reader = (await fetch("events")).body.getReader(); say(new TextDecoder().decode((await reader.read()).value))`), act: clicks("Go"), shows: "event"},
	{name: "WebSocket", body: button(`new WebSocket(new URL("socket", location)).onmessage = (e) => say(e.data)`), act: clicks("Go"), shows: "socket came"},
	{name: "service worker passes on", ready: "controlled", body: withWorker(button(`say(await get("data?say=came&ms=300"))`)), act: clicks("Go"), shows: "came"},
	{name: "service worker passes on, 900 ms", ready: "controlled", body: withWorker(button(`say(await get("data?say=came&ms=900"))`)), act: clicks("Go"), shows: "came", unseen: true},
	{name: "service worker answers itself", ready: "controlled", body: withWorker(button(`say(await get("own"))`)), act: clicks("Go"), shows: "worker's own"},

	{name: "redirect by script at load", body: `<script>location = "arrived"</script>`, shows: "arrived there"},
	{name: "redirect by script after 50 ms", body: `moving<script>setTimeout(() => location = "arrived", 50)</script>`, shows: "arrived there"},
	{name: "meta refresh, 0 s", body: `<meta http-equiv=refresh content="0; url=arrived">moving`, shows: "arrived there"},
	{name: "meta refresh, 1 s", body: `<meta http-equiv=refresh content="1; url=arrived">moving`, shows: "arrived there"},
	{name: "meta refresh, 9 s", body: `<meta http-equiv=refresh content="9; url=arrived">moving`, shows: "arrived there", pending: "refresh"},
	{name: "goes elsewhere 200 ms after the click", body: button(`setTimeout(() => location = "arrived", 200)`), act: clicks("Go"), shows: "arrived there"},
	{name: "… to a slow server", body: button(`setTimeout(() => location = "arrived?ms=700", 200)`), act: clicks("Go"), shows: "arrived there"},
	{name: "Redirecting… for 1 s", body: button(`say("Redirecting…"); setTimeout(() => location = "arrived", 1000)`), act: clicks("Go"), shows: "arrived there"},

	{name: "requestIdleCallback", body: button(`requestIdleCallback(() => say("came"))`), act: clicks("Go"), shows: "came"},
	{name: "dynamic import, fast", body: button(`say((await import("./module.js")).words)`), act: clicks("Go"), shows: "module came"},
	{name: "dynamic import, 500 ms", body: button(`say((await import("./module.js?ms=500")).words)`), act: clicks("Go"), shows: "module came"},
	{name: "picture, then render, 100 ms", body: button(`const i = new Image(); i.onload = () => say("came"); i.src = "picture?ms=100"`), act: clicks("Go"), shows: "came"},
	{name: "picture, then render, 800 ms", body: button(`const i = new Image(); i.onload = () => say("came"); i.src = "picture?ms=800"`), act: clicks("Go"), shows: "came"},
	{name: "picture that only decorates, 5 s", body: button(`out.innerHTML = "came <img src='picture?ms=5000'>"`), act: clicks("Go"), shows: "came"},
	{name: "render on window's load event, 300 ms", body: `<img src="picture?ms=300"><script>onload = () => log("came")</script>`, shows: "came"},
	{name: "lazy list by IntersectionObserver", body: `<div style="height:2000px">top</div><p id=end>end</p><script>new IntersectionObserver(async ([e], o) => { if (!e.isIntersecting) return; o.disconnect(); end.textContent = await (await fetch("data?say=came&ms=300")).text() }).observe(end)</script>`,
		act: func(p *page) { p.do("scroll", args{"x": 0, "y": 2000}) }, shows: "came"},
	{name: "batched by microtasks and a message", body: button(`await null; await null; const c = new MessageChannel(); c.port1.onmessage = () => queueMicrotask(() => say("came")); c.port2.postMessage(0)`), act: clicks("Go"), shows: "came"},
	{name: "hover menu after 200 ms", body: `<button id=b>Go</button><div id=out></div><script>let t; b.onmouseenter = () => t = setTimeout(() => out.textContent = "came", 200); b.onmouseleave = () => clearTimeout(t)</script>`,
		act: func(p *page) { p.do("hover", p.ref("Go")) }, shows: "came"},
	{name: "in a frame, timer of 50 ms", body: `<iframe srcdoc="<button onclick='setTimeout(() => document.body.append(&quot;came&quot;), 50)'>Go</button>"></iframe>`, act: clicks("Go"), shows: "came"},
	{name: "in a frame, fetch at load", body: `<iframe srcdoc="<p>old<script>fetch('data?say=came&ms=400').then(r => r.text()).then(t => document.body.append(t))</script>"></iframe>`, shows: "came"},
}

const spin = `<style>@keyframes spin { to { transform: rotate(1turn) } }</style>`

// withWorker has the page controlled by a service worker before its button can be used.
func withWorker(body string) string {
	return body + `<script>navigator.serviceWorker.oncontrollerchange = () => log("controlled"); navigator.serviceWorker.register("worker.js")</script>`
}
