// Puts news into the page as it comes. Without it the page shows how things were when it was fetched.
// News only says that there is some; the page is then fetched again and the parts that differ are put in.
"use strict";

const home = document.getElementById("main").dataset.page;
const parts = new Map(); // what the host sent last of each part, by id

/** A part as it was sent. Times are told anew by themselves and are no difference. */
function sent(part) {
  const copy = part.cloneNode(true);
  for (const time of copy.querySelectorAll("time")) time.textContent = "";
  return copy.outerHTML;
}

function live(of) {
  return of.querySelectorAll("[data-live]");
}

/** When each call that waits came into the page, by the id of its part. */
const came = new Map();

/** In milliseconds: what comes under a person's pointer is not to be pressed by who meant something else. */
const untilPressed = 800;

/** Lets a call that waits be decided once it has been there for a moment. */
function hold() {
  for (const part of document.querySelectorAll(".approval")) {
    if (!came.has(part.id)) came.set(part.id, Date.now());
    const left = came.get(part.id) + untilPressed - Date.now();
    if (left <= 0) continue;
    part.inert = true;
    setTimeout(() => part.inert = false, left);
  }
}

/** Replaces a part; what a person types there stays, and the focus. */
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) && document.activeElement.id;
  for (const field of old.querySelectorAll("input[id]")) {
    const twin = fresh.querySelector(`#${CSS.escape(field.id)}`);
    if (twin && field.value !== field.defaultValue) twin.value = field.value;
  }
  old.replaceWith(fresh);
  if (focused) {
    (document.getElementById(focused) ?? document.getElementById("main")).focus({ preventScroll: true });
  }
}

function show(fresh) {
  for (const part of live(fresh)) {
    const old = document.getElementById(part.id);
    const now = sent(part);
    if (old && parts.get(part.id) !== now) {
      parts.set(part.id, now);
      replace(old, document.adoptNode(part));
    }
  }
  hold();
  const said = fresh.getElementById("news").textContent;
  const news = document.getElementById("news");
  if (news.textContent !== said) news.textContent = said;
  document.title = fresh.title;
  tick();
}

/** A busy host has more news than a person reads. In milliseconds. */
const atMostEvery = 250;

let fetching = false;
let again = false;

async function refresh() {
  again = true;
  if (fetching) return;
  fetching = true;
  try {
    while (again) {
      again = false;
      const answer = await fetch(home + (location.pathname === home ? location.search : ""));
      if (answer.status === 404) location.assign("/"); // it was deleted
      if (!answer.ok) return;
      show(new DOMParser().parseFromString(await answer.text(), "text/html"));
      if (again) await new Promise((resolve) => setTimeout(resolve, atMostEvery));
    }
  } catch {
    // The host is gone; the connection for news says so, and comes back when it does.
  } finally {
    fetching = false;
  }
}

let source;

/** Listens while the page is looked at: a browser has few connections to a host. */
function listen() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource(home === "/" ? "/news" : `${home}/news`);
  const link = document.getElementById("link");
  source.onopen = () => {
    link.hidden = true;
    refresh(); // what came meanwhile
  };
  source.onerror = () => link.hidden = false;
  source.addEventListener("news", refresh);
}

function span(ms) {
  const s = Math.max(0, Math.floor(ms / 1000));
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`.replace(/ 0 s$/, "");
  if (s < 172800) return `${Math.floor(s / 3600)} h ${Math.floor(s / 60) % 60} min`.replace(/ 0 min$/, "");
  return `${Math.floor(s / 86400)} days`;
}

function ago(ms) {
  if (ms < 5000) return "just now";
  const s = Math.floor(ms / 1000);
  if (s < 60) return `${s} s ago`;
  if (s < 3600) return `${Math.floor(s / 60)} min ago`;
  if (s < 172800) return `${Math.floor(s / 3600)} h ago`;
  return `${Math.floor(s / 86400)} days ago`;
}

/** Tells times relative to now. */
function tick() {
  for (const time of document.querySelectorAll("time[data-tell]")) {
    const past = Date.now() - Date.parse(time.dateTime);
    const tell = time.dataset.tell;
    const text = tell === "ago" ? ago(past) : span(tell === "until" ? -past : past);
    if (time.textContent !== text) time.textContent = text;
  }
}

if (home) {
  for (const part of live(document)) parts.set(part.id, sent(part));
  for (const part of document.querySelectorAll(".approval")) came.set(part.id, 0);
  document.addEventListener("visibilitychange", listen);
  listen();
  setInterval(tick, 1000);
}
