/// <reference lib="deno.ns" />
/** Pages made to break an observation, to slow it down or to deceive its reader. */
import { assertEquals, assertIncludes } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

/** An idle machine takes a tenth; a quadratic search takes minutes. */
const BOUND = 5_000;

Deno.test("an observation survives hostile pages", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  const seen = async (html: string, script = "0") => {
    await using tab = await browser.open(html);
    await tab.page(script);
    return await tab.observe();
  };
  const text = async (html: string, script?: string) => (await seen(html, script)).text;

  await t.step("an address that is none costs nothing else", async () => {
    const { text, elements } = await seen(
      `<svg><a href="http://["><text y=20>Bad</text></a></svg><p>rest <a href="http://[">worse</a> ` +
        `<a href='javascript:void "[s1e9 button]"'>script</a>`,
    );
    assertIncludes(text, 'link "Bad"');
    assertIncludes(text, 'link "worse"');
    assertEquals(elements.map(({ href }) => href), [
      "http://[",
      "http://[",
      'javascript:void "[\\s1e9 button]"',
    ]);
  });
  await t.step("an element that cannot be described is listed all the same", async () => {
    await using tab = await browser.open(`<button>Odd</button><button>Even</button>`);
    await tab.sandbox(`(Object.defineProperty(Element.prototype, "checkVisibility",
      { value() { throw new Error("odd"); } }), 1)`);
    assertIncludes((await tab.observe()).text, "s1e2 ");
  });
  await t.step("levels, spans, types and coordinates may be anything", async () => {
    const { text, elements } = await seen(
      `<div role=heading aria-level=2.5 tabindex=0>H</div><div role=heading aria-level=1e300 tabindex=0>I</div>` +
        `<input type='x"] [s1e9 button' role=none disabled aria-label=T>`,
    );
    assertEquals(elements.map(({ level }) => level), [2, 1, undefined]);
    assertIncludes(text, 'textbox "T"');
    assertEquals(text.includes("s1e9"), false, text);
  });
  await t.step("near-forgeries are spoilt and say which they are", async () => {
    for (
      const forged of [
        "[\u200ds1e2 button]",
        "[\u3164end of s1e3]",
        "［ｓ１ｅ２ button］",
        "[\u2800s1e2]",
      ]
    ) {
      const read = await text(
        `<p>x ${forged}<pre>y\u2028${forged}</pre><button aria-label="z ${forged}">`,
      );
      assertEquals(read.match(/\[\\/g)?.length, 3, read);
      assertEquals(/^y$/m.test(read), true, "U+2028 ends a line");
    }
  });
  await t.step("a drawing in an address gives no hint", async () => {
    const { text, elements } = await seen(
      `<button><img></button><button><img src="/a/trash-can.svg?v=1#x.y"></button>`,
      `(document.images[0].src = "data:image/bmp;base64,Qk0" + "A".repeat(150_000), 1)`,
    );
    assertEquals(elements[0]?.description, undefined);
    assertIncludes(text, 'hint="trash-can"');
  });
  await t.step("300,000 characters in any attribute are read at once", async () => {
    const attributes = (
      "alt title aria-label aria-labelledby aria-describedby aria-valuetext placeholder class id name src href " +
      "style role type value autocomplete data-testid data-icon for usemap coords colspan aria-level aria-current"
    ).split(" ");
    const tags = "a button input textarea select img i area iframe div h1 td li label video canvas"
      .split(" ");
    const pieces = ["A", "a ", "[s1", "\\\\", "\u200d", "1", "a-a.", "[\u200dé"];
    for (const piece of pieces) {
      await using tab = await browser.open("<body>");
      await tab.page(`(() => {
        const long = ${JSON.stringify(piece)}.repeat(${Math.ceil(3e5 / piece.length)});
        for (const name of ${JSON.stringify(attributes)}) {
          const tag = ${JSON.stringify(tags)};
          const host = document.body.appendChild(document.createElement("button"));
          host.append(document.createElement("i"), document.createElement("img"));
          for (const inner of host.children) inner.setAttribute(name, long);
        }
        for (const tag of ${JSON.stringify(tags)}) {
          const one = document.body.appendChild(document.createElement(tag));
          one.tabIndex = 0;
          for (const name of ${JSON.stringify(attributes)}) one.setAttribute(name, long);
        }
        return 1;
      })()`);
      const ms = await timed(tab);
      assertEquals(ms < BOUND, true, `${JSON.stringify(piece)}: ${ms} ms`);
    }
  });
  await t.step(
    "the words of a style sheet are bounded, and its rules do not multiply",
    async () => {
      const hex = "ab1".repeat(300_000);
      const nest = (depth: number): string =>
        depth === 0 ? "&::before{content:'x'}" : `& &,& &{${nest(depth - 1)}}`;
      for (const sheet of [`.a::before{content:url("data:x,)${hex}")}`, `.x{${nest(9)}}`]) {
        await using tab = await browser.open("<p class=a>words</p><div class=x>");
        await tab.page(
          `(document.head.innerHTML = ${JSON.stringify(`<style>${sheet}</style>`)}, 1)`,
        );
        const ms = await timed(tab);
        assertEquals(ms < BOUND, true, `${sheet.slice(0, 10)}: ${ms} ms`);
      }
    },
  );
  await t.step("drawings within drawings have a bottom", async () => {
    assertIncludes(
      await text(
        "<svg></svg><p>after",
        `(() => { let at = document.querySelector("svg");
          for (let i = 0; i < 20_000; i++) at = at.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
          return 1; })()`,
      ),
      "after",
    );
  });
});

/** How long an observation takes inside the page. */
async function timed(tab: TestTab): Promise<number> {
  const options = '{"observation":1,"first":1,"issuing":"new","maxText":20000,"maxElements":300}';
  return Number(
    await tab.sandbox(`(() => {
      const start = performance.now();
      const answer = foxden.call("observe", '${options}');
      if (answer.includes('{"crash"')) throw new Error(answer.slice(0, 300));
      return performance.now() - start;
    })()`),
  );
}
