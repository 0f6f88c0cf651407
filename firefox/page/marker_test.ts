/// <reference lib="deno.ns" />
import { assertEquals } from "./golden.ts";
import { marker } from "./marker.ts";

Deno.test("marker() says the states that matter", () => {
  assertEquals(marker({ ref: "s1e1", role: "button", name: "" }), "s1e1 button");
  assertEquals(
    marker({
      ref: "s1e2",
      role: "textbox",
      name: "Email",
      value: "",
      placeholder: "a@b",
      required: true,
    }),
    's1e2 textbox "Email" placeholder="a@b" required',
  );
  assertEquals(
    marker({
      ref: "s1e3",
      role: "combobox",
      name: "Country",
      value: "Sweden",
      options: [],
      optionsTotal: 300,
    }),
    's1e3 combobox "Country" value="Sweden" options=300',
  );
  assertEquals(
    marker({
      ref: "s1e4",
      role: "checkbox",
      name: "All",
      checked: "mixed",
      disabled: true,
      invalid: "No",
    }),
    's1e4 checkbox "All" mixed disabled invalid="No"',
  );
  assertEquals(
    marker({ ref: "s1e5", role: "button", name: "Menu", expanded: false, pressed: true }),
    's1e5 button "Menu" pressed collapsed',
  );
});

Deno.test("marker() says what tells a control without a name from others", () => {
  assertEquals(
    marker({
      ref: "s1e1",
      role: "link",
      name: "",
      description: "/basket",
      href: "http://here/basket",
    }),
    's1e1 link hint="/basket"',
  );
  assertEquals(
    marker({ ref: "s1e2", role: "button", name: "⋮", description: "row-menu" }),
    's1e2 button "⋮" hint="row-menu"',
  );
  assertEquals(
    marker({ ref: "s1e3", role: "button", name: "Save", description: "All of it" }),
    's1e3 button "Save"',
  );
});

Deno.test("marker() puts options in their groups", () => {
  const option = (label: string, group?: string) => ({
    label,
    value: label,
    ...(group && { group }),
  });
  const options = [
    option("Any"),
    option("Volvo", "Swedish"),
    option("Saab", "Swedish"),
    option("Audi", "German"),
  ];
  assertEquals(
    marker({ ref: "s1e1", role: "combobox", name: "Car", options }),
    's1e1 combobox "Car" options="Any | Swedish (Volvo | Saab) | German (Audi)"',
  );
});
