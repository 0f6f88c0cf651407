/// <reference lib="deno.ns" />
/** Which requests an action waits for. C12 */
import { type Request, Requests } from "./requests.ts";

function asks(url: string, more: Partial<Request> = {}): Request {
  return {
    context: "c",
    method: "GET",
    url,
    bodySize: 0,
    destination: "",
    initiatorType: "fetch",
    ...more,
  };
}

function assertOpen(requests: Requests, awaited: string[], polls: string[] = []): void {
  const got = JSON.stringify([requests.open("awaited"), requests.open("poll")]);
  const want = JSON.stringify([awaited, polls]);
  if (got !== want) throw new Error(`got ${got}, want ${want}`);
}

Deno.test("an action waits for what it began, until it has ended", () => {
  const requests = new Requests();
  requests.begin("1", asks("/old"));
  requests.act();
  requests.begin("2", asks("http://x/new"));
  requests.begin("3", asks("/beacon", { initiatorType: "beacon" }));
  requests.begin("4", asks("/film", { destination: "video" }));
  requests.begin("5", asks("/picture", { destination: "image" }));
  assertOpen(requests, ["http://x/new"]);
  requests.end("2", true);
  assertOpen(requests, []);
  if (requests.arrived("c") !== "http://x/new") throw new Error("what came is not told");
});

Deno.test("what a page asks for again and again while nobody acts is a poll", () => {
  const requests = new Requests();
  requests.rest();
  for (const n of [1, 2]) {
    requests.begin(`${n}`, asks(`/news?since=${n}`));
    requests.end(`${n}`);
  }
  requests.begin("once", asks("/late"));
  requests.act();
  requests.begin("3", asks("/news?since=3"));
  requests.begin("4", asks("/late"));
  requests.begin("5", asks("/news?since=3", { method: "POST", bodySize: 20 }));
  assertOpen(requests, ["/late", "/news?since=3"], ["/news?since=3"]);
});

Deno.test("a long poll is one when it is asked for anew at once", () => {
  let now = 0;
  const requests = new Requests(() => now);
  requests.begin("1", asks("/wait"));
  requests.act();
  requests.begin("2", asks("/wait"));
  assertOpen(requests, ["/wait"], []); // a second click on a slow button
  requests.end("2");
  requests.end("1");
  now += 1_000;
  requests.begin("3", asks("/wait"));
  assertOpen(requests, ["/wait"], []); // … and a third, once it has answered
  requests.act();
  requests.end("3");
  requests.begin("4", asks("/wait"));
  assertOpen(requests, [], ["/wait"]);
});

Deno.test("another document begins anew", () => {
  const requests = new Requests();
  requests.begin("1", asks("/wait"));
  requests.act();
  requests.clear();
  requests.end("1");
  requests.begin("2", asks("/wait"));
  assertOpen(requests, ["/wait"]);
});
