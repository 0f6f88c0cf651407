() => {
// Generated from firefox/page by "deno task bundle". Do not edit.
(() => {
  // fast.ts
  function getter(proto, name) {
    const get2 = Object.getOwnPropertyDescriptor(proto, name)?.get;
    if (!get2) throw new Error(`no getter ${name}`);
    return (self2) => get2.call(self2);
  }
  var firstChild = getter(Node.prototype, "firstChild");
  var nextSibling = getter(Node.prototype, "nextSibling");
  var parentNode = getter(Node.prototype, "parentNode");
  var nodeType = getter(Node.prototype, "nodeType");
  var nodeValue = getter(Node.prototype, "nodeValue");
  var localName = getter(Element.prototype, "localName");
  var namespaceURI = getter(Element.prototype, "namespaceURI");
  var openRoot = getter(Element.prototype, "shadowRoot");
  var closedRoots = /* @__PURE__ */ new WeakMap();
  var shadowRoot = (self2) => openRoot(self2) ?? closedRoots.get(self2) ?? null;
  var closedRoot = (self2) => closedRoots.get(self2);
  function adoptRoot(host, root) {
    closedRoots.set(host, root);
  }
  var scrollWidth = getter(Element.prototype, "scrollWidth");
  var clientWidth = getter(Element.prototype, "clientWidth");
  var scrollHeight = getter(Element.prototype, "scrollHeight");
  var clientHeight = getter(Element.prototype, "clientHeight");
  var { matches: fits, closest: nearest } = Element.prototype;
  var matches = (self2, selector) => fits.call(self2, selector);
  var closest = (self2, selector) => nearest.call(self2, selector);
  var visible = Element.prototype.checkVisibility;
  var AND_VISIBILITY = {
    visibilityProperty: true
  };
  var isVisible = (self2) => visible.call(self2, AND_VISIBILITY);
  var rootOf = Node.prototype.getRootNode;
  var getRootNode = (self2) => rootOf.call(self2);
  var boxOf = Element.prototype.getBoundingClientRect;
  var sides = {
    left: getter(DOMRectReadOnly.prototype, "left"),
    top: getter(DOMRectReadOnly.prototype, "top"),
    right: getter(DOMRectReadOnly.prototype, "right"),
    bottom: getter(DOMRectReadOnly.prototype, "bottom")
  };
  function sidesOf(self2) {
    const box = boxOf.call(self2);
    const { left: left2, top: top2, right, bottom } = sides;
    return {
      left: left2(box),
      top: top2(box),
      right: right(box),
      bottom: bottom(box)
    };
  }
  var has = Element.prototype.hasAttribute;
  var any = Element.prototype.hasAttributes;
  var get = Element.prototype.getAttribute;
  var hasAttribute = (self2, name) => has.call(self2, name);
  var hasAttributes = (self2) => any.call(self2);
  var getAttribute = (self2, name) => get.call(self2, name);
  var item = CSSRuleList.prototype.item;
  var ruleAt = (rules, i) => item.call(rules, i);
  var ruleType = getter(CSSRule.prototype, "type");
  var selectorText = getter(CSSStyleRule.prototype, "selectorText");
  var innerRules = getter(CSSGroupingRule.prototype, "cssRules");
  var styleOf = getComputedStyle.bind(globalThis);
  function property(name) {
    let read2;
    return (style2) => (read2 ??= found(style2, name))(style2);
  }
  function found(style2, name) {
    let proto = Object.getPrototypeOf(style2);
    while (proto && !Object.getOwnPropertyDescriptor(proto, name)) {
      proto = Object.getPrototypeOf(proto);
    }
    return getter(proto, name);
  }
  var style = {
    display: property("display"),
    visibility: property("visibility"),
    whiteSpaceCollapse: property("whiteSpaceCollapse"),
    opacity: property("opacity"),
    overflowX: property("overflowX"),
    position: property("position"),
    cursor: property("cursor"),
    contentVisibility: property("contentVisibility"),
    fontSize: property("fontSize"),
    textIndent: property("textIndent"),
    textDecorationLine: property("textDecorationLine"),
    transform: property("transform"),
    content: property("content"),
    textTransform: property("textTransform")
  };

  // kinds.ts
  var HTML = "http://www.w3.org/1999/xhtml";
  var ELEMENT = 1;
  var TEXT = 3;
  var DOCUMENT = 9;
  var FRAGMENT = 11;
  function isElement(node) {
    return !!node && nodeType(node) === ELEMENT;
  }
  function isText(node) {
    return !!node && nodeType(node) === TEXT;
  }
  function isShadowRoot(node) {
    return node?.nodeType === FRAGMENT && "host" in node;
  }
  function isTreeRoot(node) {
    return node?.nodeType === DOCUMENT || isShadowRoot(node);
  }
  function isHtml(node) {
    return isElement(node) && namespaceURI(node) === HTML;
  }
  function named(tag) {
    return (node) => isElement(node) && localName(node) === tag && isHtml(node);
  }
  var isAnchor = named("a");
  var isArea = named("area");
  var isButton = named("button");
  var isDetails = named("details");
  var isEmbed = named("embed");
  var isFrame = named("frame");
  var isIframe = named("iframe");
  var isImage = named("img");
  var isInput = named("input");
  var isLabel = named("label");
  var isListItem = named("li");
  var isMeter = named("meter");
  var isObject = named("object");
  var isOrderedList = named("ol");
  var isOutput = named("output");
  var isProgress = named("progress");
  var isSelect = named("select");
  var isSlot = named("slot");
  var isTable = named("table");
  var isTextarea = named("textarea");
  function isTextField(node) {
    return isInput(node) || isTextarea(node);
  }

  // dom.ts
  function flatParent(node) {
    if ((isElement(node) || isText(node)) && node.assignedSlot) return node.assignedSlot;
    const parent = node.parentNode;
    const closed = isElement(parent) ? closedRoot(parent) : void 0;
    const slot = closed && slotOf(closed, node);
    if (slot) return slot;
    if (isShadowRoot(parent)) return parent.host;
    return isElement(parent) ? parent : null;
  }
  function slotOf(root, node) {
    return [
      ...root.querySelectorAll("slot")
    ].find((slot) => slot.assignedNodes().includes(node));
  }
  function flatChildren(element) {
    return slotted(element) ?? (shadowRoot(element) ?? element).childNodes;
  }
  function slotted(element) {
    if (!isSlot(element) || !isShadowRoot(element.getRootNode())) return null;
    return element.assignedNodes({
      flatten: true
    });
  }
  function flatContains(outer, inner2) {
    for (let at = inner2; at; at = flatParent(at)) {
      if (at === outer) return true;
    }
    return false;
  }
  function flatClosest(element, selector) {
    for (let at = element; at; ) {
      const found3 = closest(at, selector);
      if (found3) return found3;
      const root = getRootNode(at);
      at = isShadowRoot(root) ? root.host : null;
    }
    return null;
  }
  function deepElementFromPoint(x, y) {
    let found3 = document.elementFromPoint(x, y);
    for (let root = found3 && shadowRoot(found3); root; root = found3 && shadowRoot(found3)) {
      const inner2 = root.elementFromPoint(x, y);
      if (!inner2 || inner2 === found3) break;
      found3 = inner2;
    }
    return found3;
  }
  function deepActiveElement() {
    let active = document.activeElement;
    for (let root = active && shadowRoot(active); root?.activeElement; ) {
      active = root.activeElement;
      root = shadowRoot(active);
    }
    return active;
  }
  function pictureOf(area) {
    const name = area.closest("map")?.getAttribute("name");
    if (!name) return null;
    return document.querySelector(`img[usemap="#${CSS.escape(name)}"]`);
  }
  function labelsOf(element) {
    if (isInput(element) || isSelect(element) || isTextarea(element) || isButton(element)) return element.labels ? [
      ...element.labels
    ] : [];
    return [];
  }

  // aria/references.ts
  var MOST = 100;
  function references(element, attribute) {
    const ids = getAttribute(element, attribute)?.trim().split(/\s+/, MOST) ?? [];
    const root = getRootNode(element);
    if (!isTreeRoot(root)) return [];
    return ids.map((id) => id ? root.getElementById(id) : null).filter((found3) => found3 !== null);
  }

  // aria/author.ts
  var WORD = /[^\t\n\f\r ]/;
  function says(text) {
    return !!text && WORD.test(text);
  }
  function hasAuthorName(element, withTitle = true) {
    return says(getAttribute(element, "aria-label")) || withTitle && says(getAttribute(element, "title")) || hasAttribute(element, "aria-labelledby") && references(element, "aria-labelledby").some(saysSomething);
  }
  function saysSomething(element) {
    return says(element.textContent) || hasAuthorName(element) || says(getAttribute(element, "alt")) || element.querySelector("[alt],[aria-label]") !== null;
  }

  // aria/roles.ts
  var CORE = "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem";
  var GRAPHICS = "graphics-document graphics-object graphics-symbol";
  var PUBLISHING = "abstract acknowledgments afterword appendix backlink biblioentry bibliography biblioref chapter colophon conclusion cover credit credits dedication endnote endnotes epigraph epilogue errata example footnote foreword glossary glossref index introduction noteref notice pagebreak pagefooter pageheader pagelist part preface prologue pullquote qna subtitle tip toc";
  var ROLES = /* @__PURE__ */ new Set([
    ...CORE.split(" "),
    ...GRAPHICS.split(" "),
    ...PUBLISHING.split(" ").map((word) => `doc-${word}`)
  ]);
  var SYNONYMS = /* @__PURE__ */ new Map([
    [
      "img",
      "image"
    ],
    [
      "presentation",
      "none"
    ],
    [
      "directory",
      "list"
    ]
  ]);
  var NAMED_BY_CONTENT = new Set("button cell checkbox columnheader comment doc-backlink doc-biblioref doc-glossref doc-noteref gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem".split(" "));
  var GLOBAL = new Set("atomic braillelabel brailleroledescription busy controls current describedby description details disabled dropeffect errormessage flowto grabbed haspopup invalid keyshortcuts label labelledby live owns relevant roledescription".split(" ").map((word) => `aria-${word}`));

  // aria/explicit.ts
  function explicitRole(element) {
    const attribute = getAttribute(element, "role");
    if (attribute === null) return void 0;
    for (const token of attribute.toLowerCase().split(/\s+/)) {
      if (!ROLES.has(token)) continue;
      const role = SYNONYMS.get(token) ?? token;
      if (role === "none") return hasMeaning(element) ? void 0 : role;
      if ((role === "form" || role === "region") && !hasAuthorName(element)) continue;
      return role;
    }
    return void 0;
  }
  function hasMeaning(element) {
    if (hasAttribute(element, "tabindex") || isHtml(element) && element.tabIndex >= 0) return true;
    return element.getAttributeNames().some((name) => GLOBAL.has(name));
  }

  // aria/native.ts
  var FIXED = new Map(Object.entries({
    address: "group",
    article: "article",
    blockquote: "blockquote",
    button: "button",
    caption: "caption",
    code: "code",
    datalist: "listbox",
    dd: "definition",
    del: "deletion",
    details: "group",
    dfn: "term",
    dialog: "dialog",
    dir: "list",
    dt: "term",
    em: "emphasis",
    fieldset: "group",
    figure: "figure",
    h1: "heading",
    h2: "heading",
    h3: "heading",
    h4: "heading",
    h5: "heading",
    h6: "heading",
    hgroup: "group",
    hr: "separator",
    html: "document",
    ins: "insertion",
    main: "main",
    mark: "mark",
    math: "math",
    menu: "list",
    meter: "meter",
    nav: "navigation",
    ol: "list",
    optgroup: "group",
    option: "option",
    output: "status",
    p: "paragraph",
    progress: "progressbar",
    s: "deletion",
    search: "search",
    strong: "strong",
    sub: "subscript",
    sup: "superscript",
    table: "table",
    textarea: "textbox",
    time: "time",
    ul: "list"
  }));
  var SECTIONING = "article,aside,nav,section,[role=article],[role=complementary],[role=navigation],[role=region]";
  var SECTIONING_OR_MAIN = `${SECTIONING},main,[role=main]`;
  function nativeRole(element) {
    const tag = localName(element);
    if (!isHtml(element)) return foreignRole(element, tag);
    const fixed = FIXED.get(tag);
    if (fixed) return fixed;
    switch (tag) {
      case "a":
      case "area":
        return hasAttribute(element, "href") ? "link" : "generic";
      case "aside":
        return !around(element, SECTIONING) || hasAuthorName(element) ? "complementary" : "generic";
      case "footer":
        return around(element, SECTIONING_OR_MAIN) ? "generic" : "contentinfo";
      case "header":
        return around(element, SECTIONING_OR_MAIN) ? "generic" : "banner";
      case "form":
        return hasAuthorName(element) ? "form" : "generic";
      case "section":
        return hasAuthorName(element) ? "region" : "generic";
      case "img":
        return imageRole(element);
      case "input":
        return inputRole(element);
      case "select":
        return hasAttribute(element, "multiple") || Number(getAttribute(element, "size")) > 1 ? "listbox" : "combobox";
      case "li":
        return itemRole(element);
      case "tbody":
      case "tfoot":
      case "thead":
      case "tr":
      case "td":
      case "th":
        return tablePartRole(element, tag);
      default:
        return "generic";
    }
  }
  function foreignRole(element, tag) {
    switch (tag) {
      case "a":
        return hasAttribute(element, "href") || hasAttribute(element, "xlink:href") ? "link" : "generic";
      case "g":
        return hasAuthorName(element) || title(element) ? "group" : "generic";
      case "image":
        return "image";
      case "math":
        return "math";
      case "svg":
        return hasAuthorName(element) || title(element) ? "image" : "generic";
      default:
        return "generic";
    }
  }
  function title(element) {
    return matches(element, ":has(> title)");
  }
  function around(element, selector) {
    const parent = parentNode(element);
    return isElement(parent) && closest(parent, selector) !== null;
  }
  function imageRole(element) {
    if (getAttribute(element, "alt") !== "") return "image";
    return hasAuthorName(element, false) || hasAttribute(element, "tabindex") ? "image" : "none";
  }
  var INPUTS = new Map(Object.entries({
    button: "button",
    checkbox: "checkbox",
    image: "button",
    number: "spinbutton",
    radio: "radio",
    range: "slider",
    reset: "button",
    submit: "button"
  }));
  var UNMAPPED = /^(color|date|datetime-local|file|hidden|month|password|time|week)$/;
  function inputRole(element) {
    const type = getAttribute(element, "type")?.toLowerCase() ?? "text";
    const role = INPUTS.get(type);
    if (role === "checkbox" && hasAttribute(element, "aria-pressed")) return "button";
    if (role) return role;
    if (UNMAPPED.test(type)) return "generic";
    if (hasAttribute(element, "list")) return "combobox";
    return type === "search" ? "searchbox" : "textbox";
  }
  function itemRole(element) {
    const list = parentNode(element);
    if (!isElement(list) || !/^(ul|ol|menu|dir)$/.test(localName(list))) return "generic";
    return explicitRole(list) === "none" ? "none" : "listitem";
  }
  function tablePartRole(element, tag) {
    const table = closest(element, "table");
    const role = table && (explicitRole(table) ?? "table");
    if (role === "none") return "none";
    const grid = role === "grid" || role === "treegrid";
    if (role !== "table" && !grid) return "generic";
    if (tag === "tr") return "row";
    if (tag === "td") return grid ? "gridcell" : "cell";
    return tag === "th" ? headerRole(element, grid) : "rowgroup";
  }
  function headerRole(cell, grid) {
    switch (getAttribute(cell, "scope")?.toLowerCase()) {
      case "col":
      case "colgroup":
        return "columnheader";
      case "row":
      case "rowgroup":
        return "rowheader";
    }
    const row = parentNode(cell);
    if (!isElement(row)) return grid ? "gridcell" : "cell";
    return matches(row, "thead > *") || !matches(row, ":has(> td)") ? "columnheader" : "rowheader";
  }

  // aria/role.ts
  function computedRole(element) {
    return explicitRole(element) ?? nativeRole(element);
  }

  // role.ts
  var TYPE = /^[a-z-]{1,20}$/;
  function explicitRole2(element) {
    const role = explicitRole(element);
    return role === "image" ? "img" : role;
  }
  function roleOf(element) {
    const role = computedRole(element);
    if (role === "image") return "img";
    if (role !== "generic" && role !== "none") return role;
    if (isInput(element)) {
      const type = getAttribute(element, "type")?.toLowerCase() ?? "text";
      return TYPE.test(type) && type !== "password" ? type : "textbox";
    }
    switch (isHtml(element) ? localName(element) : "") {
      case "audio":
      case "iframe":
      case "video":
        return localName(element);
      case "summary":
        return matches(element, "details > :first-of-type") ? "button" : "generic";
      default:
        return editingHost(element) ? "textbox" : "generic";
    }
  }
  function editingHost(element) {
    return isHtml(element) && element.isContentEditable && element.hasAttribute("contenteditable");
  }

  // kind.ts
  var SET = /^(date|time|datetime-local|month|week|color|range)$/;
  var BUTTON = /^(button|submit|reset|image)$/;
  function kindOf(element) {
    if (isSelect(element)) return "choice";
    if (isTextarea(element)) return "multiline";
    if (isInput(element)) return inputKind(element);
    if (editingHost(element)) return "editable";
    return /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(roleOf(element)) ? "toggle" : "other";
  }
  function inputKind(input) {
    const type = input.getAttribute("type")?.toLowerCase() ?? "text";
    if (SET.test(type)) return "set";
    if (type === "checkbox" || type === "radio") return "toggle";
    if (type === "file") return "file";
    return BUTTON.test(type) ? "other" : "text";
  }
  function unfit(element, kind, intent) {
    if (intent === "fill") {
      if (kind === "choice") return "is a select: use the action select";
      if (kind === "file") return "takes files, which cannot be filled in";
      if (kind === "toggle") return "takes no text: use fields with checked";
      if (kind === "other") return "is no field: use click";
    }
    if (intent === "select" && kind !== "choice") {
      return element.matches('[role="combobox"],[role="listbox"],[role="option"]') ? "is no native select: click it, then click the option" : `is no select: use ${kind === "other" || kind === "toggle" ? "click" : "fill"}`;
    }
    return void 0;
  }

  // expect.ts
  var HEARD = [
    "mouseover",
    "mousedown",
    "click",
    "auxclick",
    "contextmenu",
    "keydown"
  ];
  var CONTENT = /* @__PURE__ */ new Set([
    "text",
    "multiline",
    "editable",
    "set",
    "choice"
  ]);
  var DRAWN = /* @__PURE__ */ new Set([
    "canvas",
    "video",
    "audio",
    "iframe",
    "embed",
    "object"
  ]);
  var answer = false;
  var typed;
  function expectAnew() {
    answer = false;
    typed = void 0;
    for (const type of HEARD) addEventListener(type, hear, {
      capture: true
    });
  }
  function hear(event) {
    if (!event.isTrusted) return;
    const { type } = event;
    const [target3] = event.composedPath();
    if (!isElement(target3)) return;
    if (type === "keydown") {
      answer = event.key === "Enter" && kindOf(target3) !== "multiline";
    } else answer = type !== "mousedown" && answers(target3);
  }
  function answers(element) {
    return !DRAWN.has(element.localName) && !CONTENT.has(kindOf(element));
  }
  function heardInput(field2) {
    if (kindOf(field2) === "toggle" || kindOf(field2) === "choice") return true;
    typed = new WeakRef(field2);
    return false;
  }
  function expectsAnswer() {
    if (answer) return true;
    const field2 = typed?.deref();
    return field2 !== void 0 && "form" in field2 && field2.form === null && /^(text|multiline)$/.test(kindOf(field2));
  }
  var SEARCH = '[type="search"],[role="combobox"],[role="searchbox"],[aria-autocomplete],[aria-controls],[aria-owns]';
  var CALLED = /search|filter|find|lookup|query|suggest|^q$/i;
  function expectsResults() {
    const field2 = typed?.deref();
    if (!field2) return false;
    return field2.matches(SEARCH) || [
      "name",
      "id",
      "placeholder",
      "aria-label"
    ].some((name) => CALLED.test(field2.getAttribute(name) ?? ""));
  }
  function typedField() {
    return typed?.deref();
  }

  // clean.ts
  var MASK = "\u2022\u2022\u2022";
  var LONGEST = 300;
  var UNSEEN = /[[\0-\x08\x0e-\x1f\x7f-\x9f\ufff9-\ufffb\ue000-\uf8ff\p{Default_Ignorable_Code_Point}]--[\u115f\u1160\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f]]/gv;
  var PLAIN = /^[\x09\x0a\x0d\x20-\x7e]*$/;
  function strip(text) {
    return PLAIN.test(text) ? text : text.replace(UNSEEN, "");
  }
  function collapse(text) {
    return strip(text).replace(/\s+/g, " ").trim();
  }
  function cut(text, limit = LONGEST) {
    return text.length <= limit ? text : `${head(text, limit - 1)}\u2026`;
  }
  function head(text, length2) {
    const last = text.charCodeAt(length2 - 1);
    return text.slice(0, last >= 55296 && last <= 56319 ? length2 - 1 : length2);
  }
  var OPENINGS = /[[\u2045\u2772\u27e6\u298b\u298d\u298f\u3010\u3014\u3016\u3018\u301a\ufe47\uff3b](?![!-DF-RT-df-rt-~])/g;
  var SKIPPED = /[\s\u2800\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
  var ALIKE = {
    \u0455: "s",
    "\uA731": "s",
    \u0435: "e",
    "\u1D07": "e",
    \u043E: "o",
    \u03BF: "o"
  };
  var FORGED = [
    "s1e1",
    "endofs1e1"
  ];
  function defuse(text) {
    return text.replace(OPENINGS, (open, at) => imitates(text, at + 1) ? "[\\" : open);
  }
  function imitates(text, from) {
    let read2 = "";
    for (let at = from; at < text.length; ) {
      const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
      at += char.length;
      if (SKIPPED.test(char)) continue;
      const letter = plainly(char);
      if (letter !== "1" || !read2.endsWith("1")) read2 += letter;
      if (FORGED.includes(read2)) return true;
      if (!FORGED.some((forged) => forged.startsWith(read2))) return false;
    }
    return false;
  }
  function plainly(char) {
    if (/\p{N}/u.test(char)) return "1";
    const letter = char.normalize("NFKC").toLowerCase();
    return ALIKE[letter] ?? letter;
  }
  var MOST2 = 1e4;
  function label(text) {
    const some = text.length <= MOST2 ? text : `${head(text, MOST2)}\u2026`;
    return cut(defuse(collapse(some)));
  }
  function quoted(text) {
    return `"${text.replace(/(\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && '\\"'))}"`;
  }

  // target.ts
  var LONGEST2 = 40;
  function target(href, here) {
    let url;
    try {
      url = new URL(href);
    } catch {
      return "";
    }
    if (/^(javascript|data|blob):$/.test(url.protocol)) return "";
    if (!/^(https?|file):$/.test(url.protocol)) return href;
    const own = new URL(here);
    if (url.host !== own.host) return url.host;
    if (href === here || href === `${here}#`) return "";
    if (url.hash.length > 1 && url.pathname === own.pathname) return url.hash;
    const path = url.pathname;
    return path.length <= LONGEST2 ? path : `\u2026${path.slice(path.lastIndexOf("/", path.length - 2))}`;
  }

  // siblings.ts
  var HIGHEST = 3;
  var MOST3 = 50;
  function isShared(around2, name) {
    let at = around2;
    for (let i = 0; i < HIGHEST && at.parentElement && at !== document.body; i++) {
      const all = at.parentElement.children;
      for (let n = 0; n < all.length && n < MOST3; n++) {
        const other = all[n];
        if (other && other !== at && has2(other, name)) return true;
      }
      if (all.length > 1) return false;
      at = at.parentElement;
    }
    return false;
  }
  function has2(element, name) {
    return element.classList.contains(name) || element.getElementsByClassName(name).length > 0;
  }

  // secret.ts
  var TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/;
  var TELLING = 3;
  var NAMED = /card[-_ ]?(num|no\b)|\bcc[-_]?(num|csc|cvc)|\bcvv|\bcvc|\bcsc\b|\botp\b|one[-_ ]?time[-_ ]?(code|pass)/i;
  var remembered = /* @__PURE__ */ new WeakSet();
  function remember(element) {
    if (isElement(element)) remembered.add(element);
  }
  function isSecret(element) {
    if (!isTextField(element)) return false;
    if (remembered.has(element)) return true;
    const secret = element.type === "password" || start(element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/).some((token) => TOKENS.test(token)) || NAMED.test(`${start(element.name)} ${start(element.id)}`);
    if (secret) remembered.add(element);
    return secret;
  }
  function start(attribute) {
    return attribute.slice(0, 500);
  }
  var MOST4 = 100;
  var LONGEST3 = 500;
  var MOST_ROOTS = 1e3;
  var roots = /* @__PURE__ */ new Set();
  var entered = /* @__PURE__ */ new WeakSet();
  var held;
  function enterForSecrets(root) {
    if (entered.has(root) || roots.size >= MOST_ROOTS) return;
    const fields2 = fieldsOf(root);
    if (fields2.length === 0) return;
    entered.add(root);
    roots.add(new WeakRef(root));
    if (held) held = withValues(fields2, held);
  }
  function forgetSecrets() {
    held = void 0;
  }
  function secrets() {
    return held ??= lists().reduce((known3, fields2) => withValues(fields2, known3), []);
  }
  function lists() {
    const all = [
      document.getElementsByTagName("input"),
      document.getElementsByTagName("textarea")
    ];
    for (const kept of roots) {
      const root = kept.deref();
      if (!root) roots.delete(kept);
      else if (root.isConnected) all.push(fieldsOf(root));
    }
    return all;
  }
  function fieldsOf(root) {
    return root.querySelectorAll("input,textarea");
  }
  function withValues(fields2, known3) {
    const all = new Set(known3);
    for (let i = 0; i < fields2.length && all.size < MOST4; i++) {
      const field2 = fields2[i];
      if (!field2 || field2.value === "" || !isSecret(field2)) continue;
      const value = field2.value.slice(0, LONGEST3);
      for (const form of [
        value,
        collapse(value)
      ]) if (form !== "") all.add(form);
    }
    return all.size === known3.length ? known3 : [
      ...all
    ].sort((a, b) => b.length - a.length);
  }
  function masked(text) {
    return label(maskSecrets(text));
  }
  function maskSecrets(text) {
    const short = /* @__PURE__ */ new Set();
    for (const secret of secrets()) {
      if (secret.length < TELLING) short.add(secret);
      else if (secret.length <= text.length) text = text.replaceAll(secret, MASK);
    }
    if (short.size === 0) return text;
    return text.split(/(\s+)/).map((word) => short.has(word) ? MASK : word).join("");
  }
  function maskInText(text) {
    for (const secret of secrets()) {
      if (secret.length > TELLING && secret.length <= text.length) {
        text = text.replaceAll(secret, MASK);
      }
    }
    return text;
  }

  // hint.ts
  var LONGEST4 = 40;
  var MOST5 = 2e3;
  var MOST_ICONS = 20;
  var TEST_IDS = [
    "data-testid",
    "data-test-id",
    "data-test",
    "data-cy",
    "data-qa"
  ];
  var DATA = /^data-([a-z-]+-)?(title|tooltip|tip|label|action|command|cmd|name|key|event|method)$/;
  var DRAWN2 = "i,svg,img,use";
  var ICONS = `${DRAWN2},span[class]`;
  var ICON_ATTRIBUTES = [
    "data-icon",
    "data-lucide",
    "data-feather",
    "icon",
    "name"
  ];
  var COMMON = /^(fa[bdlrst]?|fa-(lg|[sx]s|[0-9]+x|fw|spin|solid|regular|brands|light)|bi|mdi|ti|icon|icons|glyphicon|material-.*|svg|lucide|feather|octicon|btn.*|button.*|badge|form-.*|nav.*|dropdown.*|col.*|row|[dmpwhg][trblxy]?-.*|text-.*|bg-.*|flex.*|items-.*|justify-.*|rounded.*|border.*|shadow.*|(dijit)?inline.*|dijit(reset|icon)|block|grid.*|link|active|disabled|hover|focus|small|large|[smlx]+)$/i;
  function hintOf(element, href) {
    return shortly(ofField(element) || drawn(element) || (href ? target(href, location.href) : "") || testId(element) || data(element) || icon(element) || telling(element.id) || classOf(element));
  }
  function ofField(element) {
    if (!isInput(element) && !isSelect(element) && !isTextarea(element)) return "";
    return header(element) || labelled(element) || testId(element) || telling(element.name);
  }
  function labelled(element) {
    const [label2] = labelsOf(element);
    return label2 ? label2.title || icon(label2, DRAWN2) : "";
  }
  function drawn(element) {
    return localName(element) === "canvas" ? element.textContent ?? "" : "";
  }
  function shortly(text) {
    return cut(collapse(maskSecrets(text.slice(0, MOST5))), LONGEST4);
  }
  function header(element) {
    const cell = element.closest("td,th");
    const table = cell?.closest("table");
    if (!cell || !table) return "";
    const head2 = table.rows[0]?.cells[cell.cellIndex];
    return head2 !== cell && head2?.localName === "th" ? head2.textContent ?? "" : "";
  }
  function data(element) {
    const names = element.getAttributeNames().filter((name) => DATA.test(name));
    for (const name of names) {
      const clue = telling(getAttribute(element, name) ?? "");
      if (clue) return clue;
    }
    return "";
  }
  function testId(element) {
    for (const name of TEST_IDS) {
      const id = getAttribute(element, name);
      if (id) return id;
    }
    return "";
  }
  function icon(element, kinds = ICONS) {
    const inner2 = element.querySelectorAll(kinds);
    for (let i = 0; i < Math.min(inner2.length, MOST_ICONS); i++) {
      const one = inner2[i];
      const clue = one ? iconName(one, element) : "";
      if (clue) return clue;
    }
    return "";
  }
  function iconName(icon2, control) {
    const use = getAttribute(icon2, "href") ?? getAttribute(icon2, "xlink:href");
    if (use?.includes("#")) return telling(use.slice(use.indexOf("#") + 1));
    for (const name of ICON_ATTRIBUTES) {
      const clue = telling(getAttribute(icon2, name) ?? "");
      if (clue) return clue;
    }
    if (isImage(icon2)) {
      const file = fileName(getAttribute(icon2, "src") ?? "");
      if (file) return telling(file);
    }
    return classOf(icon2, control);
  }
  function fileName(address) {
    if (/^\s*data:/i.test(address)) return "";
    const [path = ""] = address.slice(0, MOST5).split(/[?#]/, 1);
    const file = path.slice(path.lastIndexOf("/") + 1);
    return file.slice(0, Math.max(0, file.lastIndexOf(".")));
  }
  function classOf(element, control = element) {
    const classes = getAttribute(element, "class")?.slice(0, MOST5).split(/\s+/) ?? [];
    return classes.find((name) => !COMMON.test(name) && telling(name) && !isShared(control, name)) ?? "";
  }
  function telling(name) {
    return name.length <= MOST5 && /^[a-z][\w -]*$/i.test(name) && !/\d{3}|[0-9a-f]{8}|__/i.test(name) ? name : "";
  }

  // aria/generated.ts
  var LONGEST5 = 5e3;
  var REPLACED = /^(img|input|select|textarea|meter|progress)$/;
  var TOKENS2 = /"((?:[^"\\]|\\.)*)"|([a-z-]+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)|[a-z-]+|\//gi;
  function generated(element, pseudo) {
    if (!isHtml(element) || REPLACED.test(localName(element))) return "";
    const style2 = styleOf(element, pseudo);
    const value = style.content(style2);
    if (value === "none" || value === "normal" || value === "") return "";
    const text = wordsOf(element, value);
    const display = style.display(style2);
    return display === "none" ? "" : display === "inline" ? text : ` ${text} `;
  }
  function wordsOf(element, value) {
    let text = "";
    for (const [token, string, name, argument = ""] of value.slice(0, LONGEST5).matchAll(TOKENS2)) {
      if (token === "/") text = "";
      else if (string !== void 0) text += unescaped(string);
      else if (name === "attr") text += getAttribute(element, argument.trim()) ?? "";
    }
    return text;
  }
  function unescaped(string) {
    return string.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, character) => character ?? String.fromCodePoint(Math.min(parseInt(code, 16), 1114111)));
  }

  // aria/naming.ts
  var NESTED_ROLE = /^(treeitem|menuitem)/;
  var NESTED = '[role="group"],[role="menu"],[role="tree"],ul,ol';

  // aria/content.ts
  var DEEPEST = 400;
  var NEVER = new Set("script style template noscript head title desc defs metadata datalist source track param iframe object embed video audio".split(" "));
  var CELL = "[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";
  function content(element, style2, at) {
    const depth = (at.depth ?? 0) + 1;
    if (depth > DEEPEST) return "";
    if (style.contentVisibility(style2) === "hidden" && !isHidden(at.ground)) return "";
    const below = {
      ...at,
      via: "content",
      depth
    };
    let text = generated(element, "::before");
    for (const node of children(element, at.ground)) {
      if (at.naming.left-- <= 0) return text;
      text += said(node, style2, below);
    }
    text += generated(element, "::after");
    if (hasAttribute(element, "aria-owns")) {
      for (const owned of references(element, "aria-owns").filter(isVisible)) {
        text += ` ${inner(owned, below)}`;
      }
    }
    return text;
  }
  function* children(element, ground) {
    const assigned = slotted(element);
    if (assigned) return yield* assigned;
    const folded = localName(element) === "details" && !hasAttribute(element, "open") && !isHidden(ground);
    let child2 = firstChild(shadowRoot(element) ?? element);
    for (; child2; child2 = nextSibling(child2)) {
      if (!folded || isElement(child2) && matches(child2, "summary:first-of-type")) yield child2;
    }
  }
  function said(node, style2, at) {
    if (isElement(node)) return inner(node, at);
    return isText(node) && !at.unseen ? shown(nodeValue(node) ?? "", style2) : "";
  }
  function inner(element, at) {
    const tag = localName(element);
    if (NEVER.has(tag)) return "";
    if (tag === "br") return " ";
    if (at.naming.nested && matches(element, NESTED)) return "";
    const style2 = styleOf(element);
    const display = style.display(style2);
    const gone = display === "none" || display === "" || getAttribute(element, "aria-hidden") === "true";
    if (gone && !isHidden(at.ground)) return "";
    const unseen = style.visibility(style2) !== "visible" && !isHidden(at.ground);
    const text = at.naming.part(element, {
      ...at,
      style: style2,
      unseen
    });
    return isInline(display) && !matches(element, CELL) ? text : ` ${text} `;
  }
  function isInline(display) {
    return display === "inline" || display === "contents" || display.startsWith("ruby");
  }
  function isHidden(ground) {
    return ground.hidden ??= !isVisible(ground.element) || flatClosest(ground.element, '[aria-hidden="true"]') !== null;
  }
  function shown(text, style2) {
    switch (style.textTransform(style2)) {
      case "uppercase":
        return maskSecrets(text).toUpperCase();
      case "lowercase":
        return maskSecrets(text).toLowerCase();
      case "capitalize":
        return maskSecrets(text).replace(/(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
      default:
        return text;
    }
  }

  // aria/nativename.ts
  function nativeName(element, at) {
    if (localName(element) === "img" && hasAttribute(element, "alt")) {
      return getAttribute(element, "alt") ?? "";
    }
    const name = isHtml(element) ? htmlName(element, at) : foreignName(element, at);
    return says(name) ? name : void 0;
  }
  function htmlName(element, at) {
    const tag = localName(element);
    switch (tag) {
      case "area":
        return getAttribute(element, "alt") ?? "";
      case "input":
        return labels(element, at) || buttonText(element);
      case "button":
      case "meter":
      case "output":
      case "progress":
      case "select":
      case "textarea":
        return labels(element, at);
      case "fieldset":
        return child(element, "legend", at);
      case "figure":
        return child(element, "figcaption", at);
      case "table":
        return child(element, "caption", at);
      case "optgroup":
      case "option":
        return getAttribute(element, "label") ?? "";
      default:
        return tag.includes("-") && element === at.naming.root ? named2(customLabels(element), at) : "";
    }
  }
  function labels(element, at) {
    const labels2 = isInput(element) || isButton(element) || isSelect(element) || isTextarea(element) || isMeter(element) || isProgress(element) || isOutput(element) ? element.labels : null;
    return labels2 && labels2.length > 0 ? named2([
      ...labels2
    ], at) : "";
  }
  function customLabels(element) {
    const root = getRootNode(element);
    const around2 = closest(element, "label");
    const id = getAttribute(element, "id");
    const found3 = id && isTreeRoot(root) ? [
      ...root.querySelectorAll(`label[for="${CSS.escape(id)}"]`)
    ] : [];
    if (around2 && !found3.includes(around2)) found3.push(around2);
    return found3.filter((label2) => isLabel(label2) && label2.control === element);
  }
  function named2(labels2, at) {
    const { naming, referred: referred3 = false } = at;
    return labels2.map((label2) => naming.part(label2, {
      naming,
      ground: {
        element: label2
      },
      via: "label",
      referred: referred3
    })).join(" ");
  }
  function buttonText(element) {
    switch (getAttribute(element, "type")?.toLowerCase()) {
      case "button":
        return getAttribute(element, "value") ?? "";
      case "submit":
        return getAttribute(element, "value") ?? "Submit Query";
      case "reset":
        return getAttribute(element, "value") ?? "Reset";
      case "image":
        return getAttribute(element, "alt") ?? getAttribute(element, "value") ?? "";
      default:
        return "";
    }
  }
  function child(element, tag, at) {
    for (let node = firstChild(element); node; node = nextSibling(node)) {
      if (isElement(node) && localName(node) === tag) return named2([
        node
      ], at);
    }
    return "";
  }
  function foreignName(element, at) {
    return child(element, "title", at) || getAttribute(element, "xlink:title") || "";
  }

  // aria/value.ts
  var VALUED = /^(input|select|textarea|progress|meter)$/;
  var RANGE = /^(slider|spinbutton|scrollbar|progressbar|meter)$/;
  function embeddedValue(element, at) {
    if (!VALUED.test(localName(element)) && !hasAttribute(element, "role")) return void 0;
    const role = computedRole(element);
    if (RANGE.test(role)) return amount(element);
    if (role === "textbox" || role === "searchbox") return typed2(element, at);
    if (role === "combobox" || role === "listbox") return chosen(element) ?? typed2(element, at);
    return void 0;
  }
  function amount(element) {
    const said2 = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
    if (said2 !== null) return said2;
    if (isTextField(element)) return typedIn(element);
    return isProgress(element) || isMeter(element) ? String(element.value) : "";
  }
  function typed2(element, at) {
    if (isTextField(element)) return typedIn(element);
    return content(element, styleOf(element), at);
  }
  function typedIn(field2) {
    return field2.value && isSecret(field2) ? MASK : field2.value;
  }
  function chosen(element) {
    if (isSelect(element)) {
      return [
        ...element.selectedOptions
      ].map((option) => option.label || option.text).join(" ");
    }
    const options = element.querySelectorAll('[role="option"][aria-selected="true"]');
    if (options.length === 0) return void 0;
    return [
      ...options
    ].map((option) => option.textContent).join(" ");
  }

  // aria/name.ts
  var MOST_NODES = 500;
  function accessibleName(element, role = computedRole(element)) {
    const byContent = NAMED_BY_CONTENT.has(role) || localName(element) === "summary";
    const naming = begin(element, NESTED_ROLE.test(role));
    return partOf(element, {
      naming,
      ground: {
        element
      },
      via: byContent ? "self" : "author"
    });
  }
  function accessibleDescription(element) {
    if (hasAttribute(element, "aria-describedby")) {
      const described2 = referred(element, "aria-describedby", begin(element, false));
      if (says(described2)) return described2;
    }
    const own = getAttribute(element, "aria-description");
    return says(own) ? own : getAttribute(element, "title") ?? "";
  }
  function begin(element, nested2) {
    return {
      root: element,
      said: /* @__PURE__ */ new Set(),
      nested: nested2,
      left: MOST_NODES,
      part: partOf
    };
  }
  function partOf(element, at) {
    const { naming, via } = at;
    if (via !== "reference" && hasAttribute(element, "aria-labelledby") && !at.referred) {
      const labels2 = referred(element, "aria-labelledby", naming);
      if (says(labels2)) return labels2;
    }
    if (naming.said.has(element) || via === "content" && element === naming.root) return "";
    naming.said.add(element);
    if (at.unseen) return content(element, at.style ?? styleOf(element), at);
    if (via === "content" || via === "reference" && element !== naming.root) {
      const value = embeddedValue(element, at);
      if (value !== void 0) return value;
    }
    const label2 = getAttribute(element, "aria-label");
    if (says(label2) && localName(element) !== "slot") return label2;
    const native = nativeName(element, at);
    if (native !== void 0) return native;
    const text = via === "author" ? "" : content(element, at.style ?? styleOf(element), at);
    if (says(text)) return text;
    const title3 = getAttribute(element, "title");
    if (says(title3)) return title3;
    return element === naming.root ? placeholder(element) : text;
  }
  function placeholder(element) {
    return getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder") ?? "";
  }
  function referred(element, attribute, naming) {
    return references(element, attribute).map((target3) => partOf(target3, {
      naming,
      ground: {
        element: target3
      },
      via: "reference",
      referred: true
    })).join(" ");
  }

  // name.ts
  function nameOf(element, role) {
    return maskSecrets(accessibleName(element, role) || hostName(element));
  }
  var FIELD = "input,select,textarea,button,[contenteditable]";
  function hostName(element) {
    const root = getRootNode(element);
    if (!isShadowRoot(root) || !matches(element, FIELD)) return "";
    if (root.querySelectorAll(FIELD).length > 1) return "";
    return accessibleName(root.host, "generic") || hostName(root.host);
  }
  var DESCRIBING = [
    "aria-describedby",
    "aria-description",
    "title"
  ];
  function descriptionOf(element) {
    return DESCRIBING.some((name) => hasAttribute(element, name)) ? maskSecrets(accessibleDescription(element)) : "";
  }

  // options.ts
  var MOST6 = 100;
  function optionLabel(option) {
    return collapse(option.label || option.text);
  }
  function isOptionDisabled(option) {
    return matches(option, ":disabled");
  }
  function addOptions(element, info) {
    const all = isSelect(element) ? element.options : isInput(element) ? element.list?.options : null;
    if (!all) return;
    const select = isSelect(element);
    info.options = [];
    for (let i = 0; i < all.length && i < MOST6; i++) {
      const option = all[i];
      if (option) info.options.push(optionInfo(option, select));
    }
    if (all.length > MOST6) info.optionsTotal = all.length;
  }
  function optionInfo(option, select) {
    const value = masked(option.value);
    const row = {
      label: select ? masked(optionLabel(option)) : value,
      value
    };
    const group = option.parentElement;
    if (group && localName(group) === "optgroup") {
      const name = masked(getAttribute(group, "label") ?? "");
      if (name) row.group = name;
    }
    if (select && option.selected) row.selected = true;
    if (isOptionDisabled(option)) row.disabled = true;
    return row;
  }

  // visible.ts
  var QUIET = 1;
  var PRESERVED = 2;
  var POINTER = 4;
  var HIDDEN = 8;
  var TINY = 16;
  var SCROLLS = 32;
  var INSIDE = 64;
  var GRAB = 128;
  var CUTS = 256;
  var OUTSIDE = 512;
  var STRUCK = 1024;
  var UNREAD = QUIET | HIDDEN | TINY;
  var FAR = -500;
  function seen(element, style2, display, bare2, under) {
    if (display === "none" || display === "") return null;
    under &= ~(HIDDEN | PRESERVED | SCROLLS | CUTS | STRUCK);
    if (style.visibility(style2) !== "visible") under |= HIDDEN;
    if (style.whiteSpaceCollapse(style2) !== "collapse") under |= PRESERVED;
    if (style.opacity(style2) === "0") {
      if (style2.pointerEvents === "none") return null;
      if (!appearsLater(element, style2)) under |= QUIET;
    }
    const transform = bare2 ? "none" : style.transform(style2);
    if (!bare2) {
      if (transform.startsWith("matrix(0, 0, 0, 0,")) return null;
      under = style.fontSize(style2) === "0px" ? under | TINY : under & ~TINY;
      if (style.textDecorationLine(style2).includes("line-through")) under |= STRUCK;
      const indent = style.textIndent(style2);
      if (indent.startsWith("-") && parseFloat(indent) < FAR) under |= QUIET;
    }
    if (display.startsWith("table")) return under;
    if (style.overflowX(style2) !== "visible" && isHtml(element)) {
      const clip = clippedBy(element, display);
      if (clip === "all") return null;
      if (clip === "text") under |= QUIET;
      else if (isScroller(element)) under |= SCROLLS;
      if (clip === "nothing" && display !== "inline" && display !== "contents") under |= CUTS;
    }
    const position = style.position(style2);
    if (position === "absolute" || position === "fixed") {
      if (outOfSight(element, style2)) under |= QUIET;
      if (position === "fixed" && movedAway(element, transform !== "none")) return null;
    }
    return under;
  }
  function isTakenOut(style2) {
    const position = style.position(style2);
    return position === "absolute" || position === "fixed";
  }
  var LOWEST = 16;
  var SLACK = 8;
  function isScroller(element) {
    const height = clientHeight(element);
    if (height < LOWEST || scrollHeight(element) - height < SLACK) return false;
    if (element === document.body || element === document.documentElement) return false;
    return /^(auto|scroll)$/.test(styleOf(element).overflowY);
  }
  function movedAway(element, moved) {
    const { left: left2, top: top2, right, bottom } = sidesOf(element);
    if (left2 === right || top2 === bottom) return false;
    if (isHtml(element) && element.offsetParent !== null) return false;
    return right <= 0 || left2 >= innerWidth || bottom <= 0 || moved && top2 >= innerHeight;
  }
  function appearsLater(element, style2) {
    return sidesOf(element).top >= innerHeight && (/[1-9]/.test(style2.transitionDuration) || style2.animationName !== "none");
  }
  function clippedBy(element, display) {
    if (display === "inline" || display === "contents" || element.parentElement === null) {
      return "nothing";
    }
    if (element === document.body) return "nothing";
    const { offsetWidth: width, offsetHeight: height } = element;
    if (width === 0 || height === 0) return "all";
    return width <= 1 || height <= 1 ? "text" : "nothing";
  }
  function outOfSight(element, style2) {
    const clip = /^rect\((\S+), (\S+), (\S+), (\S+)\)$/.exec(style2.clip);
    if (clip) {
      const [top2, right, bottom, left2] = clip.slice(1).map((side) => parseFloat(side) || 0);
      if ((bottom ?? 0) - (top2 ?? 0) <= 1 || (right ?? 0) - (left2 ?? 0) <= 1) return true;
    }
    if (/^inset\((5\d|[6-9]\d|100)(\.\d+)?%/.test(style2.clipPath)) return true;
    const box = element.getBoundingClientRect();
    return box.right + scrollX <= 0 && box.width > 0 || box.bottom + scrollY <= 0 && box.height > 0;
  }
  function isShown(element) {
    if (isArea(element)) {
      const picture = pictureOf(element);
      return picture !== null && isShown(picture);
    }
    return element.checkVisibility({
      visibilityProperty: true
    }) && flatClosest(element, '[aria-hidden="true"],[inert]') === null;
  }
  function modalDialog() {
    for (let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2); at; ) {
      if (at.matches("dialog:modal")) return at;
      const inner2 = shadowRoot(at)?.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const dialog = inner2 ? flatClosest(inner2, "dialog:modal") : null;
      if (dialog) return dialog;
      at = flatParent(at);
    }
    const open = [
      ...document.querySelectorAll("dialog:modal")
    ].filter((one) => one.checkVisibility());
    return open.at(-1) ?? null;
  }
  function isOffscreen(element) {
    const box = sidesOf(element);
    return box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;
  }

  // info.ts
  var LONGEST_URL = 2e3;
  var CHECKED = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
  var MIXED = /^(checkbox|menuitemcheckbox|option|treeitem)$/;
  var VALUED2 = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar|separator|progressbar|meter)$/;
  function describe(element, ref, content2) {
    try {
      return described(element, ref, content2);
    } catch {
      return {
        ref,
        role: "clickable",
        name: ""
      };
    }
  }
  function described(element, ref, content2) {
    const role = roleOf(element);
    const words2 = () => content2 === "named" ? maskSecrets(visibleText(element)) : "";
    const info = {
      ref,
      role: role === "generic" ? handRole(element) : role,
      name: label(!isNamedByContent(element, role) ? nameOf(element, role) || words2() : content2 === "around" ? "" : words2() || nameOf(element, role))
    };
    const value = valueOf(element, role) ?? stateOf(element);
    if (value !== void 0) info.value = value;
    const description = label(descriptionOf(element));
    if (description && description !== info.name) info.description = description;
    const checked = checkedOf(element, role);
    if (checked !== void 0) info.checked = checked;
    addAriaStates(element, info);
    addFieldStates(element, info);
    const href = hrefOf(element);
    if (href) info.href = href;
    addOptions(element, info);
    if (!saysMuch(info.name) && !info.description && content2 !== "around") {
      const hint = label(hintOf(element, href));
      if (hint) info.description = hint;
    }
    if (isOffscreen(placeOf(element))) info.offscreen = true;
    if (isSecret(element)) info.secret = true;
    return info;
  }
  function saysMuch(name) {
    return /[\p{L}\p{N}]/u.test(name);
  }
  function isNamedByContent(element, role) {
    return /^(row|cell|gridcell|columnheader|rowheader|listitem|heading|tooltip)$/.test(role) && ![
      "aria-label",
      "aria-labelledby",
      "title"
    ].some((name) => hasAttribute(element, name));
  }
  function handRole(element) {
    if (localName(element) === "canvas") return "canvas";
    return isScroller(element) ? "scrollable" : "clickable";
  }
  function stateOf(element) {
    const sorted = sortOf(element);
    if (sorted) return sorted;
    switch (localName(element)) {
      case "canvas": {
        const { left: left2, top: top2, right, bottom } = sidesOf(element);
        return `${Math.round(right - left2)}\xD7${Math.round(bottom - top2)}`;
      }
      case "video":
      case "audio":
        return playing(element);
      default:
    }
    if (!isScroller(element)) return void 0;
    const hidden = element.scrollHeight - element.clientHeight;
    return `scrolled ${Math.round(100 * element.scrollTop / hidden)}%`;
  }
  function sortOf(header2) {
    const sort = getAttribute(header2, "aria-sort");
    return sort === "ascending" || sort === "descending" ? `sorted ${sort}` : "";
  }
  function playing(media) {
    if (media.readyState === 0) return void 0;
    const length2 = Number.isFinite(media.duration) ? ` of ${Math.round(media.duration)} s` : " s";
    return `${media.paused ? "paused" : "playing"} at ${Math.round(media.currentTime)}${length2}`;
  }
  function placeOf(element) {
    if (element.checkVisibility({
      visibilityProperty: true
    })) return element;
    return labelsOf(element).find(isShown) ?? element;
  }
  function visibleText(element) {
    return isHtml(element) ? element.innerText : element.textContent ?? "";
  }
  function valueOf(element, role) {
    if (isSecret(element)) return holdsValue(element) ? MASK : "";
    if (isSelect(element)) {
      return masked([
        ...element.selectedOptions
      ].map(optionLabel).join(", "));
    }
    if (isTextarea(element)) return masked(element.value);
    if (isInput(element)) {
      if (/^(button|submit|reset|image|checkbox|radio)$/.test(element.type)) return void 0;
      if (element.type === "range") {
        return masked(getAttribute(element, "aria-valuetext") ?? element.value);
      }
      if (element.type !== "file") return masked(element.value);
      return masked([
        ...element.files ?? []
      ].map((file) => file.name).join(", "));
    }
    if (editingHost(element)) return masked(element.innerText);
    if (!VALUED2.test(role)) return void 0;
    const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
    return value === null ? void 0 : masked(value);
  }
  function holdsValue(element) {
    return isTextField(element) && element.value !== "";
  }
  function checkedOf(element, role) {
    if (isInput(element) && /^(checkbox|radio)$/.test(element.type)) {
      return element.indeterminate ? "mixed" : element.checked;
    }
    const checked = triState(element, "aria-checked");
    const mixes = MIXED.test(role);
    if (!CHECKED.test(role)) return mixes ? checked : void 0;
    return checked === "mixed" && !mixes ? false : checked ?? false;
  }
  function triState(element, attribute) {
    const value = getAttribute(element, attribute);
    return value === "mixed" ? value : value === "true" ? true : value === "false" ? false : void 0;
  }
  function addAriaStates(element, info) {
    const selected = triState(element, "aria-selected");
    if (typeof selected === "boolean") info.selected = selected;
    const expanded = expandedOf(element);
    if (expanded !== void 0) info.expanded = expanded;
    const current = getAttribute(element, "aria-current");
    if (current && current !== "false") info.current = masked(current);
    const pressed = triState(element, "aria-pressed");
    if (pressed !== void 0) info.pressed = pressed;
    const level = levelOf(element, info.role);
    if (level > 0) info.level = level;
  }
  function levelOf(element, role) {
    const level = Number.parseInt(getAttribute(element, "aria-level")?.slice(0, 3) ?? "");
    if (level > 0) return level;
    if (role !== "heading") return 0;
    return Number(/^h([1-6])$/.exec(localName(element))?.[1] ?? 2);
  }
  function expandedOf(element) {
    if (localName(element) === "summary" && isDetails(element.parentElement)) {
      return element.parentElement.open;
    }
    const expanded = triState(element, "aria-expanded");
    if (typeof expanded === "boolean") return expanded;
    const popover = isInput(element) || isButton(element) ? element.popoverTargetElement : null;
    return popover ? matches(popover, ":popover-open") : void 0;
  }
  function addFieldStates(element, info) {
    if (isDisabled(element)) info.disabled = true;
    if (isReadonly(element)) info.readonly = true;
    if (matches(element, ":required") || getAttribute(element, "aria-required") === "true") {
      info.required = true;
    }
    const invalid = invalidOf(element);
    if (invalid) info.invalid = invalid;
    const placeholder2 = getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder");
    if (placeholder2) info.placeholder = masked(placeholder2);
  }
  function isDisabled(element) {
    return matches(element, ":disabled") || flatClosest(element, '[aria-disabled="true"]') !== null;
  }
  function isReadonly(element) {
    if (isTextField(element)) {
      if (element.readOnly && matches(element, ":read-only")) return true;
    }
    return getAttribute(element, "aria-readonly") === "true";
  }
  function invalidOf(element) {
    const marked = getAttribute(element, "aria-invalid");
    const says2 = marked !== null && marked !== "false" && marked !== "";
    if (!says2 && !matches(element, ":user-invalid")) return void 0;
    const messages = references(element, "aria-errormessage");
    if (messages.length > 0) return masked(messages.map(visibleText).join(" ")) || true;
    return "validationMessage" in element ? masked(String(element.validationMessage)) || true : true;
  }
  function hrefOf(element) {
    const address = addressOf(element);
    if (!address) return void 0;
    const words2 = defuse(collapse(maskInText(address.slice(0, 2 * LONGEST_URL))));
    return cut(words2, address.startsWith("data:") ? 100 : LONGEST_URL);
  }
  function addressOf(element) {
    if (isAnchor(element) || isArea(element)) return element.href;
    if (!(element instanceof SVGAElement)) return "";
    const own = element.href.baseVal;
    return URL.parse(own, document.baseURI)?.href ?? own;
  }

  // words.ts
  var SHORT = 80;
  function words(element) {
    const role = roleOf(element);
    const name = cut(label(nameOf(element, role)), SHORT);
    if (role === "generic") return name ? `${role} ${quoted(name)}` : tagOf(element);
    return name ? `${role} ${quoted(name)}` : role;
  }
  function listedWords(element) {
    const role = roleOf(element);
    const name = cut(label(nameOf(element, role) || maskInText(visibleText(element))), SHORT);
    const shown3 = role === "generic" ? handRole(element) : role;
    return name ? `${shown3} ${quoted(name)}` : `${shown3} ${tagOf(element)}`;
  }
  function tagOf(element) {
    const tag = element.localName;
    const id = cut(masked(element.id), 40);
    if (id) return `<${tag} id=${quoted(id)}>`;
    const first3 = cut(masked(element.classList.item(0) ?? ""), 40);
    return first3 ? `<${tag} class=${quoted(first3)}>` : `<${tag}>`;
  }

  // hit.ts
  var SPOTS = [
    0.5,
    0.25,
    0.75,
    0.1,
    0.9
  ];
  var CONTROL = "a[href],button,input,select,textarea";
  var MOST_RECTS = 8;
  var DEEPEST_BOX = 4;
  var MOST_NUMBERS = 1e3;
  function hit(element) {
    let cover = null;
    let second;
    for (const place2 of [
      element,
      ...labelsOf(element)
    ]) {
      for (const rect of rectsOf(place2).slice(0, MOST_RECTS)) {
        for (const point of pointsOf(rect)) {
          const found3 = deepElementFromPoint(point.x, point.y);
          if (!found3 || !meets(element, found3)) cover ??= found3;
          else if (!innerControl(element, found3)) return {
            point
          };
          else second ??= point;
        }
      }
    }
    return second ? {
      point: second
    } : {
      cover
    };
  }
  function innerControl(element, found3) {
    const control = flatClosest(found3, CONTROL);
    return control !== null && control !== element && flatContains(element, control);
  }
  function rectsOf(element, depth = 0) {
    if (isArea(element)) return areaRects(element);
    const own = [
      ...element.getClientRects()
    ].filter((rect) => rect.width > 0 && rect.height > 0);
    if (own.length > 0 || depth === DEEPEST_BOX) return own;
    const inner2 = [];
    for (const child2 of flatChildren(element)) {
      if (isElement(child2)) inner2.push(...rectsOf(child2, depth + 1));
      if (inner2.length >= MOST_RECTS) break;
    }
    return inner2;
  }
  function areaRects(area) {
    const image = pictureOf(area);
    if (!image) return [];
    const box = image.getBoundingClientRect();
    const numbers2 = area.coords.split(",", MOST_NUMBERS).map((part) => parseFloat(part) || 0);
    if (area.shape === "default" || numbers2.length < 3) return [
      box
    ];
    if (area.shape === "circle") {
      const [x = 0, y = 0, radius = 0] = numbers2;
      return [
        new DOMRect(box.x + x - radius, box.y + y - radius, 2 * radius, 2 * radius)
      ];
    }
    const xs = numbers2.filter((_, i) => i % 2 === 0);
    const ys = numbers2.filter((_, i) => i % 2 === 1);
    const [left2, top2] = [
      Math.min(...xs),
      Math.min(...ys)
    ];
    return [
      new DOMRect(box.x + left2, box.y + top2, Math.max(...xs) - left2, Math.max(...ys) - top2)
    ];
  }
  function pointsOf(rect) {
    const left2 = Math.max(0, Math.ceil(rect.left));
    const top2 = Math.max(0, Math.ceil(rect.top));
    const right = Math.min(innerWidth, Math.ceil(rect.right)) - 1;
    const bottom = Math.min(innerHeight, Math.ceil(rect.bottom)) - 1;
    if (right < 0 || bottom < 0 || left2 >= innerWidth || top2 >= innerHeight) return [];
    const at = (from, to, part) => Math.max(0, Math.min(Math.floor(from + (to + 1 - from) * part), Math.max(to, from)));
    const points = [];
    for (const y of SPOTS) {
      for (const x of SPOTS) points.push({
        x: at(left2, right, x),
        y: at(top2, bottom, y)
      });
    }
    return points;
  }
  function meets(element, found3) {
    if (flatContains(element, found3)) return true;
    if (isArea(element)) {
      return found3 === pictureOf(element);
    }
    const label2 = flatClosest(found3, "label");
    if (!isLabel(label2) || label2.control !== element) return false;
    const taker = flatClosest(found3, CONTROL);
    return !taker || !flatContains(label2, taker);
  }
  function describeCover(cover, target3) {
    if (flatContains(cover, target3)) {
      return `${words(cover)}, which holds it: the element itself takes no pointer input there`;
    }
    let outer = cover;
    let dialog = null;
    for (let at = cover; at && !flatContains(at, target3); at = flatParent(at)) {
      outer = at;
      if (at.localName === "dialog" || /dialog$/.test(explicitRole2(at) ?? "")) dialog = at;
    }
    const named3 = dialog ?? outer;
    const name = words(named3);
    const text = cut(defuse(collapse(maskInText(visibleText(named3)))), 80);
    const tag = name.includes('"') || name === tagOf(named3) ? name : `${name} ${tagOf(named3)}`;
    return text && !name.includes(quoted(text)) ? `${tag} with the text ${quoted(text)}` : tag;
  }

  // lines.ts
  var OPEN = "\uE000";
  var DEEPEST2 = 12;
  var Lines = class {
    #max;
    #finish;
    /** Where in the page the text begins. */
    from;
    /** The place in the page of what is written next: the walk's count. */
    at = 0;
    /** The element whose words come next. */
    by;
    /** Of the line's first words. */
    #by;
    /** Where what did not fit begins. */
    #next;
    /** Of the line: how long it was at each piece that was put to it, and where that piece is. */
    #puts = [];
    /** The line before was torn from the next, which is not counted as one more. */
    #torn = false;
    /** The first lines of the items around, innermost last; empty until there is one. */
    #items = [];
    #kept = [];
    #keptLength = 0;
    #full = false;
    /** Characters of the whole text, those beyond the limit too. */
    #total = 0;
    #line = "";
    /** What the next line begins with if it comes to hold anything. */
    #prefix = "";
    #indents = [];
    /** Notes that wait for the words that they are about. */
    #held = [];
    /** A rule is due before the next line. */
    #ruled = false;
    #rows = 0;
    /** So many indents are those around the row; the cells' own do not move it. */
    #rowIndents;
    /** No cell of the row has begun. */
    #first = false;
    /** A space is due before the next word. */
    #gap = false;
    #afterMarker = false;
    /** A bar is due between words and words. */
    #bar = false;
    /** Inside a block whose line breaks count, after its first line. */
    #code = false;
    #blanks = 0;
    /** Something readable stands on the line, not only cell borders. */
    #said = false;
    /** `finish` sees every complete line once. Lines that begin before the place `from` are not kept. */
    constructor(max, finish = (line) => line, from = 0) {
      this.#max = max;
      this.#finish = finish;
      this.from = from;
    }
    /** Nothing more is kept. */
    get full() {
      return this.#full;
    }
    /** How long the whole text is, what is not kept too. */
    get total() {
      return this.#total;
    }
    /** What comes is only counted. */
    get idle() {
      return this.#full || this.at < this.from;
    }
    /** Where the line that is being written begins. */
    get lineAt() {
      return this.#puts[0]?.at ?? this.at;
    }
    /** A row, list item or group begins: its first line tells its parts from those of others. */
    enter() {
      this.#items.push("");
    }
    leave() {
      this.#items.pop();
    }
    text(data2) {
      const words2 = strip(data2).replace(/\s+/g, " ");
      if (words2 === "" || words2 === " ") {
        if (words2) this.#gap = true;
        return;
      }
      if (words2.startsWith(" ")) this.#gap = true;
      const rest2 = words2.trim();
      if (this.#afterMarker && /^[\p{L}\p{N}\p{Sc}"'([{#&*+/<=>@[\\^_`|~-]/u.test(rest2)) {
        this.#gap = true;
      }
      this.#put(rest2);
      this.#gap = words2.endsWith(" ");
    }
    /** Text whose own line breaks and spaces count. */
    verbatim(data2) {
      if (this.#rows > 0) return this.text(data2);
      const lines = strip(data2).replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n").replaceAll("	", "  ").split("\n");
      for (const [i, line] of lines.entries()) {
        if (i > 0) this.#verbatimBreak();
        if (line.trim()) {
          for (; this.#blanks > 0; this.#blanks--) this.#keep("");
          this.#writeHeld();
          this.#start();
          if (!this.#full) this.#puts.push({
            length: this.#line.length,
            at: this.at
          });
          this.#by ??= this.by;
          this.#line += line;
          this.#said = true;
        } else if (this.#line) this.#line += line;
        this.at += line.length + 1;
      }
      this.#gap = false;
      this.#afterMarker = false;
    }
    /** Empty lines between lines of code are kept, those around it are not. */
    #verbatimBreak() {
      if (this.#said) {
        this.#flush();
        this.#blanks = 0;
        this.#code = true;
      } else if (this.#code) this.#blanks++;
    }
    /** One of our own bracketed notes, `inner` without the brackets, on one line whatever is in it. */
    marker(inner2) {
      inner2 = collapse(inner2);
      if (!/[([{"'/]$/.test(this.#line.slice(-1))) this.#gap = true;
      this.#put(`${OPEN}${inner2}]`);
      this.#afterMarker = true;
    }
    /** A space before what comes next. */
    gap() {
      this.#gap = true;
    }
    /** What follows stands beside what was: words are told from words by a bar. */
    bar() {
      if (this.#rows === 1) this.#bar = this.#said && !this.#afterMarker;
      this.#gap = true;
    }
    /** Blocks are parts of a line. */
    get inRow() {
      return this.#rows > 0;
    }
    /** Ends the line, a new block follows. Inside a row it is a space. */
    block() {
      if (this.#rows > 0) this.#gap = true;
      else this.#flush();
      this.#code = false;
      this.#blanks = 0;
    }
    /** What the next line begins with: a heading's or list item's sign. */
    prefix(sign) {
      if (this.#rows === 0) this.#prefix = (this.#prefix || this.#indents.join("")) + sign;
    }
    /** Takes the sign back if nothing came after it. */
    dropPrefix(sign) {
      if (this.#prefix.endsWith(sign)) this.#prefix = this.#prefix.slice(0, -sign.length);
    }
    /** What every line begins with until `outdent`: spaces below a list item, a sign before a quotation. */
    indent(sign) {
      this.#indents.push(this.#indents.length < DEEPEST2 ? sign : "");
    }
    outdent() {
      this.#indents.pop();
    }
    /** A note that is written before the next words, if any come before it is released. */
    hold(inner2) {
      this.#held.push(inner2);
    }
    /** Takes the last note back that is held; whether it was still there. */
    release(inner2) {
      const held2 = this.#held.at(-1) === inner2;
      if (held2) this.#held.pop();
      return held2;
    }
    /** A rule, where there is something on both sides of it. */
    rule() {
      this.block();
      if (this.#rows === 0) this.#ruled = this.#total > 0;
    }
    /** Ends a line in the middle of it: what comes is a line of its own, wherever it stands. */
    tear() {
      this.#flush();
      this.#torn = true;
    }
    row() {
      this.block();
      if (this.#rows++ === 0) this.#rowIndents = this.#indents.length;
      this.#first = true;
    }
    endRow() {
      if (--this.#rows === 0) this.#rowIndents = void 0;
      this.block();
    }
    cell() {
      const first3 = this.#first;
      this.#first = false;
      if (first3) return;
      if (this.#rows === 1) {
        this.#start();
        const line = this.#line.trimEnd();
        this.#line = line ? `${line} | ` : `${this.#line}| `;
      }
      this.#gap = this.#rows > 1;
      this.#afterMarker = false;
    }
    /** `next` is the place where what did not fit begins. */
    end() {
      this.#rows = 0;
      this.#flush();
      return {
        text: this.#kept.join("\n"),
        total: this.#total,
        next: this.#next
      };
    }
    #start() {
      if (this.#line !== "") return;
      this.#line = this.#prefix || this.#indents.slice(0, this.#rowIndents).join("");
      this.#prefix = "";
      this.#gap = false;
    }
    #put(words2) {
      this.#writeHeld();
      this.#start();
      if (this.#bar && !words2.startsWith(OPEN)) this.#line += " |";
      this.#bar = false;
      if (this.#gap && this.#line !== "" && !this.#line.endsWith(" ")) this.#line += " ";
      if (!this.#full) this.#puts.push({
        length: this.#line.length,
        at: this.at
      });
      this.#by ??= this.by;
      this.#line += words2;
      this.#gap = false;
      this.#afterMarker = false;
      this.#said = true;
    }
    #writeHeld() {
      if (this.#held.length === 0) return;
      for (const note of this.#held.splice(0)) this.marker(note);
      this.#gap = true;
    }
    #flush() {
      if (this.#said) this.#keep(this.#line.trimEnd());
      this.#line = "";
      this.#puts = [];
      this.#by = void 0;
      this.#said = false;
      this.#gap = false;
      this.#bar = false;
      this.#afterMarker = false;
    }
    #keep(raw) {
      if (this.#ruled) {
        this.#ruled = false;
        this.#keep("---");
      }
      for (let i = this.#items.length - 1; this.#items[i] === ""; i--) this.#items[i] = raw;
      const said2 = this.#finish(raw, this.#items.at(-1) ?? "", {
        at: this.lineAt,
        by: this.#by
      });
      const line = finished(said2);
      const before3 = this.#total === 0 || this.#torn ? 0 : 1;
      this.#torn = false;
      this.#total += before3 + line.length;
      if (this.#full || this.lineAt < this.from) return;
      const gap = this.#kept.length === 0 ? 0 : 1;
      const room = this.#max - this.#keptLength - gap;
      if (line.length <= room) {
        this.#kept.push(line);
        this.#keptLength += gap + line.length;
        return;
      }
      this.#full = true;
      this.#next = this.lineAt;
      if (this.#kept.length > 0 && line.length < this.#max / 2) return;
      const part = beforeTornMarker(line, room);
      if (!part) return;
      this.#kept.push(part);
      this.#next = this.#placeOf(rawLength(raw, said2, part));
    }
    /** Where in the page the character of the line is. */
    #placeOf(character) {
      const put = this.#puts.findLast(({ length: length2 }) => length2 <= character);
      return put ? put.at + (character - put.length) : this.lineAt;
    }
  };
  function finished(line) {
    return defuse(line).replaceAll(OPEN, "[");
  }
  function beforeTornMarker(line, room) {
    if (room <= 0) return "";
    const part = beforeTornWord(line, room);
    const open = part.lastIndexOf("[s");
    const torn = open >= 0 && /^\[s\d*(e\d*)?[^\]]*$/.test(part.slice(open));
    return torn ? part.slice(0, open).trimEnd() : part;
  }
  var LONGEST_WORD = 80;
  function beforeTornWord(line, room) {
    const part = head(line, room);
    const space = part.lastIndexOf(" ");
    const torn = line[room] !== " " && space > Math.max(0, room - LONGEST_WORD);
    return torn ? part.slice(0, space + 1) : part;
  }
  function rawLength(raw, said2, part) {
    const before3 = raw.matchAll(/\ue000(\d+)/g).map(([, number]) => number ?? "").toArray();
    const after = said2.matchAll(/\ue000(s\d+e\d+)/g).map(([, ref]) => ref ?? "").toArray();
    const markers = part.match(/\[s\d+e\d+ /g)?.length ?? 0;
    let length2 = part.length - (part.match(/\[\\/g)?.length ?? 0);
    for (let i = 0; i < markers; i++) length2 -= (after[i]?.length ?? 0) - (before3[i]?.length ?? 0);
    return length2;
  }

  // marker.ts
  function marker(info) {
    const parts = [
      info.ref,
      info.role
    ];
    if (info.name) parts.push(quoted(info.name));
    if (info.description && !/[\p{L}\p{N}]/u.test(info.name)) {
      parts.push(`hint=${quoted(info.description)}`);
    }
    if (info.role === "iframe" && info.href) parts.push(cut(info.href, LONGEST_URL2));
    if (info.value) parts.push(`value=${quoted(info.value)}`);
    else if (info.placeholder && info.placeholder !== info.name) {
      parts.push(`placeholder=${quoted(info.placeholder)}`);
    }
    if (info.options) parts.push(`options=${optionsOf(info.options, info.optionsTotal)}`);
    if (info.checked) parts.push(info.checked === "mixed" ? "mixed" : "checked");
    if (info.pressed) parts.push(info.pressed === "mixed" ? "half-pressed" : "pressed");
    if (info.current) parts.push("current");
    if (info.selected) parts.push("selected");
    if (info.expanded !== void 0) parts.push(info.expanded ? "expanded" : "collapsed");
    if (info.disabled) parts.push("disabled");
    if (info.readonly) parts.push("readonly");
    if (info.required) parts.push("required");
    if (info.invalid) {
      parts.push(info.invalid === true ? "invalid" : `invalid=${quoted(info.invalid)}`);
    }
    return parts.join(" ");
  }
  var LONGEST_URL2 = 120;
  var LABELS = 120;
  function optionsOf(options, total = options.length) {
    let shown3 = "";
    let count2 = 0;
    let group;
    for (const option of options) {
      const same = option.group === group;
      const next2 = (same ? shown3 && " | " : `${group ? ")" : ""}${shown3 && " | "}`) + (!same && option.group ? `${option.group} (` : "") + option.label;
      if (shown3.length + next2.length > LABELS) break;
      shown3 += next2;
      group = option.group;
      count2++;
    }
    if (count2 === 0) return String(total);
    const rest2 = total - count2;
    return quoted(group ? `${shown3})` : shown3) + (rest2 > 0 ? ` and ${rest2} more` : "");
  }

  // fault.ts
  var Fault = class extends Error {
    code;
    constructor(code, message) {
      super(message), this.code = code;
    }
  };
  function caught(error) {
    if (!(error instanceof Fault)) throw error;
    return {
      fault: {
        code: error.code,
        message: error.message
      }
    };
  }
  function attempt(work) {
    try {
      return {
        ok: work()
      };
    } catch (error) {
      return caught(error);
    }
  }
  async function attemptLater(work) {
    try {
      return {
        ok: await work()
      };
    } catch (error) {
      return caught(error);
    }
  }

  // refs.ts
  var observation = 0;
  var begun = 0;
  var next = 0;
  var elements = /* @__PURE__ */ new Map();
  var numbers = /* @__PURE__ */ new WeakMap();
  var replaced = /* @__PURE__ */ new Map();
  function begin2(number, first3) {
    observation = number;
    begun = next = first3;
    elements = /* @__PURE__ */ new Map();
    numbers = /* @__PURE__ */ new WeakMap();
    replaced = /* @__PURE__ */ new Map();
  }
  function amend(number, first3) {
    if (number !== observation) begin2(number, first3);
    else next = Math.max(next, first3);
  }
  function nextNumber() {
    return next;
  }
  function known(element) {
    const number = numbers.get(element);
    return number === void 0 ? void 0 : written(number);
  }
  function add(element) {
    const old = numbers.get(element);
    if (old !== void 0) {
      elements.delete(old);
      replaced.set(old, next);
    }
    elements.set(next, new WeakRef(element));
    numbers.set(element, next);
    return written(next++);
  }
  var written = (number) => `s${observation}e${number}`;
  function standing() {
    return [
      ...elements
    ].flatMap(([number, weak]) => {
      const element = weak.deref();
      return element?.isConnected ? [
        {
          ref: written(number),
          element
        }
      ] : [];
    });
  }
  function resolve(ref) {
    const parts = /^s(\d+)e(\d+)$/.exec(ref);
    if (!parts) {
      throw new Fault("invalid", `"${ref.slice(0, 40)}" is no reference; one looks like s4e12`);
    }
    const [of, number] = [
      Number(parts[1]),
      Number(parts[2])
    ];
    if (observation === 0) {
      throw new Fault("stale_ref", `${ref} belongs to an earlier document: the page navigated since`);
    }
    if (of < observation) {
      throw new Fault("stale_ref", `${ref} belongs to an older observation; the newest is s${observation}`);
    }
    if (of > observation || !elements.has(number)) {
      throw new Fault("stale_ref", unknown(ref, of, number));
    }
    const element = elements.get(number)?.deref();
    if (!element?.isConnected || element.ownerDocument !== document) {
      throw new Fault("stale_ref", `${ref} is gone: the page removed the element`);
    }
    return element;
  }
  function unknown(ref, of, number) {
    if (of > observation) {
      return `${ref} was never given out for this document; its newest observation is s${observation}`;
    }
    if (number < begun) return `${ref} belongs to an earlier document: the page navigated since`;
    const newer = replaced.get(number);
    if (newer !== void 0) {
      return `${ref} stood where the page has changed since; it is ${written(newer)} now`;
    }
    if (elements.size === 0) {
      return `${ref} was never given out: observation s${observation} lists no element here`;
    }
    const all = [
      ...elements.keys()
    ];
    const [least, most] = [
      Math.min(...all),
      Math.max(...all)
    ];
    return `${ref} was never given out: observation s${observation} goes from e${least} to e${most} here`;
  }

  // issue.ts
  var listed = /* @__PURE__ */ new WeakMap();
  var counts = /* @__PURE__ */ new Map();
  var before = /* @__PURE__ */ new Map();
  function renamed(element) {
    const then = listed.get(element);
    if (!then || then.role === "text") return void 0;
    const role = roleOf(element);
    const name = label(nameOf(element, role));
    if (name === then.name) return void 0;
    const words2 = label(name || maskSecrets(visibleText(element)));
    if (words2 === then.name) return void 0;
    return `${then.role} ${quoted(then.name)} is ${quoted(words2)} now`;
  }
  var Issue = class {
    #how;
    #found = [];
    /** The last words of the text that are no element's. */
    #words = "";
    constructor(how) {
      this.#how = how;
      if (how !== "part") [before, counts] = [
        counts,
        /* @__PURE__ */ new Map()
      ];
    }
    /** What stands for the element in its line, as `marker` writes it. */
    take(element, info) {
      info.ref = String(this.#found.length);
      const written2 = marker(info);
      this.#found.push({
        element,
        info,
        marker: written2
      });
      return written2;
    }
    /** The line with references in place of the numbers. */
    line(line, item2) {
      if (!line.includes(OPEN)) {
        this.#words = line;
        return line;
      }
      const around2 = this.#beginning(item2);
      const own = this.of(line).reduce((said2, { marker: marker2 }) => said2.replace(`${OPEN}${marker2}]`, ""), line);
      if (/[\p{L}\p{N}]/u.test(own)) this.#words = own;
      return line.replace(/\ue000(\d+)(?= )/g, (all, number) => {
        const found3 = this.#found[Number(number)];
        return found3 ? OPEN + this.#give(found3, around2) : all;
      });
    }
    /** The elements that the line lists. */
    of(line) {
      return line.matchAll(/\ue000(\d+) /g).map(([, number]) => this.#found[Number(number)]).filter((found3) => found3 !== void 0).toArray();
    }
    /** What has a reference by now. */
    issued() {
      return this.#found.map(({ info }) => info).filter(({ ref }) => ref.startsWith("s"));
    }
    /** All that was found, those that no line holds too. */
    all() {
      return this.#found.map((found3) => {
        if (/^\d/.test(found3.info.ref)) this.#give(found3, "");
        return found3.info;
      });
    }
    /** The line as it calls its elements, without references and states. */
    said(line) {
      return this.of(line).reduce((said2, { info, marker: marker2 }) => said2.replace(`${OPEN}${marker2}]`, () => `${info.role} ${quoted(info.name)}`), line);
    }
    /** What an item is told by from its like: its first words or, without, its first element. */
    #beginning(item2) {
      const [cell = ""] = item2.split(" | ", 1);
      const [words2 = ""] = cell.split(OPEN, 1);
      if (/[\p{L}\p{N}]/u.test(words2)) return words2;
      const [first3] = this.of(item2);
      return first3 ? `${first3.info.role} ${first3.info.name}` : "";
    }
    #give({ element, info }, around2) {
      const { role, name } = info;
      const now = {
        role,
        name,
        around: around2,
        near: this.#words
      };
      const key = `${role} ${name}`;
      if (this.#how !== "part") counts.set(key, (counts.get(key) ?? 0) + 1);
      const had = this.#how === "new" ? void 0 : known(element);
      info.ref = had !== void 0 && this.#isSame(listed.get(element), now) ? had : add(element);
      if (info.ref !== had || this.#how === "changes") listed.set(element, now);
      return info.ref;
    }
    #isSame(then, now) {
      if (!then || then.role !== now.role || then.name !== now.name) return false;
      if (this.#how === "part") return true;
      if (then.around !== now.around) return false;
      const key = `${now.role} ${now.name}`;
      return Math.max(counts.get(key) ?? 0, before.get(key) ?? 0) < 2 || then.near === now.near;
    }
  };

  // guard.ts
  var PRESS = [
    "pointerdown",
    "mousedown",
    "pointerup",
    "mouseup",
    "click",
    "auxclick",
    "dblclick",
    "contextmenu"
  ];
  var target2;
  var refusing = false;
  var began = false;
  var astray = false;
  var missed;
  var KEYS = [
    "keydown",
    "keypress",
    "beforeinput",
    "keyup"
  ];
  var field;
  var typed3 = false;
  var lost;
  function watchPresses() {
    for (const type of PRESS) addEventListener(type, judge, {
      capture: true
    });
    for (const type of KEYS) addEventListener(type, judgeKey, {
      capture: true
    });
  }
  function guardKeys(element) {
    watchPresses();
    field = new WeakRef(element);
    refusing = typed3 = false;
    lost = missed = void 0;
  }
  function unguardKeys() {
    const said2 = lost;
    field = lost = void 0;
    return said2;
  }
  function judgeKey(event) {
    if (!event.isTrusted) return;
    if (refusing) return refuseKey(event);
    if (!field) return;
    if (event.type === "keydown" && lost === void 0 && (!typed3 || holdsSecret(field))) {
      typed3 = true;
      const element = field.deref();
      const active = deepActiveElement();
      if (!element?.isConnected || !active || !flatContains(element, active)) {
        const where = active && active !== document.body ? words(active) : "nothing";
        lost = `${element ? listedWords(element) : "the element"} lost the focus to ${where}`;
      }
    }
    if (lost !== void 0) keep(event);
  }
  function holdsSecret(of) {
    const element = of.deref();
    return element !== void 0 && isSecret(element);
  }
  function refuseKey(event) {
    const active = deepActiveElement();
    missed ??= `${active ? words(active) : "another document"} in another frame took the focus. No key reached it`;
    keep(event);
  }
  function keep(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function guard(element) {
    watchPresses();
    target2 = new WeakRef(element);
    refusing = false;
    began = false;
    astray = false;
    missed = void 0;
  }
  function refuse() {
    watchPresses();
    target2 = void 0;
    refusing = true;
    began = astray = false;
    missed = void 0;
  }
  function unguard() {
    const element = target2?.deref();
    if (element && !began) {
      missed = `${listedWords(element)} was covered by a frame as the pointer came, and the press went there`;
    }
    const said2 = missed ?? unguardKeys();
    target2 = missed = void 0;
    refusing = false;
    return said2;
  }
  function judge(event) {
    if (!(target2 || refusing) || !event.isTrusted) return;
    if (event.type === "pointerdown" && !began) decide(event);
    if (astray) keep(event);
  }
  function metBy(event) {
    const [first3] = event.composedPath();
    if (!isElement(first3)) return null;
    const found3 = first3;
    if (!closedRoot(found3) || !(event instanceof MouseEvent)) return found3;
    return deepElementFromPoint(event.clientX, event.clientY) ?? found3;
  }
  function decide(event) {
    began = true;
    const element = target2?.deref();
    const found3 = metBy(event);
    if (refusing) {
      astray = true;
      missed = `${found3 ? words(found3) : "another element"} lay over the frame. Nothing was pressed`;
      return;
    }
    if (!element || !found3) return;
    const other = renamed(element);
    astray = !element.isConnected || !meets(element, found3) || other !== void 0;
    if (!astray) return;
    if (other !== void 0) {
      missed = `${other}, changed as the pointer came. Nothing was pressed`;
      return;
    }
    const instead = describeCover(found3, element);
    missed = element.isConnected ? `${listedWords(element)} moved away as the pointer came, and ${instead} was there instead. Nothing was pressed` : `${listedWords(element)} vanished as the pointer came, and ${instead} was there instead. Nothing was pressed`;
  }

  // rhythm.ts
  var BEAT = 1500;
  var OFTEN = 4;
  var LONG = 300;
  var MOST7 = 200;
  var beats = /* @__PURE__ */ new WeakMap();
  var actedAt = 0;
  var restedAt = 0;
  function act(now) {
    actedAt = now;
  }
  function rest(now) {
    restedAt = now;
  }
  function noveltyOf(records, now) {
    if (records.length > MOST7) return "new";
    let novelty = "restless";
    for (const node of new Set(records.map((record) => record.target))) {
      const known3 = beats.get(node);
      if (!known3 || now - known3.last > BEAT) {
        beats.set(node, {
          count: 1,
          first: now,
          last: now,
          restless: false
        });
        novelty = "new";
        continue;
      }
      if (known3.last <= actedAt) known3.restless = isRestless(known3);
      known3.count++;
      known3.last = now;
      if (!known3.restless && novelty === "restless") novelty = "repeated";
    }
    return novelty;
  }
  function isRestless({ count: count2, first: first3, last, restless }) {
    const interval = (last - first3) / (count2 - 1);
    return count2 >= OFTEN && last - first3 >= LONG && actedAt - last <= 2 * interval + 20 && (restless || last > restedAt);
  }

  // changes.ts
  var WATCHED = {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true
  };
  var count = 0;
  var lastAt = 0;
  var newAt = 0;
  var repeats = 0;
  var affected = false;
  var lastTarget;
  var markedAt = 0;
  var markedCount = 0;
  var markedScroll = {
    x: 0,
    y: 0
  };
  var markedFocus;
  var fields = /* @__PURE__ */ new WeakSet();
  var wakes = /* @__PURE__ */ new Set();
  var roots2 = /* @__PURE__ */ new WeakSet();
  var changes = new MutationObserver((records) => {
    take(records);
    for (const wake of wakes) wake();
  });
  var types = new MutationObserver(takeTypes);
  function take(records) {
    const last = records.at(-1);
    if (!last) return;
    count += records.length;
    const now = performance.now();
    const novelty = noveltyOf(records, now);
    if (novelty === "restless") return;
    lastAt = now;
    repeats++;
    if (novelty === "new") [newAt, repeats] = [
      now,
      0
    ];
    lastTarget = new WeakRef(last.target);
    const field2 = typedField();
    affected ||= field2 === void 0 || records.some((record) => record.target !== field2);
  }
  function takeTypes(records) {
    for (const record of records) {
      if (record.oldValue?.toLowerCase() === "password") remember(record.target);
    }
  }
  function watch(node) {
    changes.observe(node, WATCHED);
    types.observe(node, {
      subtree: true,
      attributeFilter: [
        "type"
      ],
      attributeOldValue: true
    });
  }
  function takeInput(event) {
    const [field2] = event.composedPath();
    if (!field2) return;
    lastAt = performance.now();
    if (isElement(field2)) affected ||= heardInput(field2);
    if (fields.has(field2)) return;
    fields.add(field2);
    count++;
  }
  function watchDocument() {
    watch(document);
    addEventListener("input", takeInput, {
      capture: true
    });
    addEventListener("load", stir, {
      capture: true
    });
    new PerformanceObserver((list) => takeArrivals(list.getEntries())).observe({
      type: "resource"
    });
  }
  function stir() {
    lastAt = performance.now();
    for (const wake of wakes) wake();
  }
  var MOST_ARRIVALS = 500;
  var arrivals = /* @__PURE__ */ new Set();
  var DECORATION = /^(img|css|beacon|video|audio)$/;
  function takeArrivals(entries) {
    for (const { name, initiatorType } of entries) {
      if (arrivals.size < MOST_ARRIVALS) arrivals.add(name);
      if (!affected || !DECORATION.test(initiatorType)) stir();
    }
  }
  function hasArrived(url) {
    return arrivals.has(url);
  }
  function watchRoot(root) {
    if (roots2.has(root)) return;
    roots2.add(root);
    watch(root);
  }
  function catchUp() {
    take(changes.takeRecords());
    takeTypes(types.takeRecords());
  }
  function activity() {
    catchUp();
    return {
      count,
      quietSince: Math.max(lastAt, markedAt),
      newAt,
      repeats,
      affected,
      markedAt,
      lastTarget: lastTarget?.deref(),
      sinceMark: count - markedCount
    };
  }
  function mark() {
    catchUp();
    unguard();
    markedAt = performance.now();
    markedCount = count;
    affected = false;
    arrivals.clear();
    act(markedAt);
    expectAnew();
    fields = /* @__PURE__ */ new WeakSet();
    markedScroll = {
      x: Math.round(scrollX),
      y: Math.round(scrollY)
    };
    const active = deepActiveElement();
    markedFocus = active ? new WeakRef(active) : void 0;
  }
  function changesSinceMark() {
    catchUp();
    const result = {
      changed: count - markedCount
    };
    const { x, y } = markedScroll;
    if (Math.round(scrollX) !== x || Math.round(scrollY) !== y) result.scrolledFrom = {
      x,
      y
    };
    const missed2 = unguard();
    if (missed2 !== void 0) result.missed = missed2;
    const active = deepActiveElement();
    if (active !== (markedFocus?.deref() ?? null)) {
      const nowhere = !active || active === document.body || active === document.documentElement;
      result.focus = nowhere ? "nothing" : words(active);
      if (active && (isIframe(active) || isFrame(active) || isObject(active))) {
        result.focusInside = true;
      }
    }
    return result;
  }
  function onChange(wake) {
    wakes.add(wake);
    return () => wakes.delete(wake);
  }

  // signs.ts
  var outlasted = /* @__PURE__ */ new WeakSet();
  function signOf(since, within) {
    let old;
    for (const sign of signs(since, within)) {
      if (!sign.far && !outlasted.has(sign.node)) return {
        ...sign,
        waited: false
      };
      if (sign.sure) old ??= sign;
    }
    return old && {
      ...old,
      waited: true
    };
  }
  function outlast({ node }) {
    outlasted.add(node);
  }
  function* signs(since, within) {
    yield* busy();
    if (document.getElementsByTagName("*").length <= MOST_SEARCHED) {
      yield* spoken();
      yield* placeholders();
    }
    if (since !== void 0) yield* animations(since, within);
    yield* refresh(within);
  }
  var MOST_SEARCHED = 2e4;
  var MOST_SIGNS = 50;
  var BUSY = '[aria-busy="true"],progress:not([value]),[role="progressbar"]:not([aria-valuenow],[aria-valuetext])';
  function* busy() {
    for (const element of first(document.querySelectorAll(BUSY))) {
      if (!isSeen(element)) continue;
      const words2 = getAttribute(element, "aria-busy") === "true" ? `${tagOf(element)} is busy` : `progress is shown in ${tagOf(element)}`;
      yield {
        node: element,
        words: words2,
        sure: true
      };
    }
  }
  var ELLIPSIS = "//text()[contains(., '\u2026') or contains(., '...') or contains(., 'oading')]";
  var GOING_ON = new RegExp("^(please wait|((load|sav|send|search|process|submitt|redirect|fetch|updat|upload|download|check|verify|connect|sign|logg|creat|delet|remov|add|generat|prepar|wait|validat|refresh|sync|import|export|calculat)ing\\b[^.\u2026]{0,40}))(\u2026|\\.{3})|^(loading|please wait)[.\u2026\\s\\d%]*$", "i");
  function* spoken() {
    const found3 = document.evaluate(ELLIPSIS, document, null, 6);
    for (let i = 0; i < Math.min(found3.snapshotLength, MOST_SIGNS); i++) {
      const node = found3.snapshotItem(i);
      const element = node?.parentElement;
      const text = node?.nodeValue ?? "";
      if (!node || !element || text.length > 300) continue;
      const words2 = collapse(text);
      if (!GOING_ON.test(words2) || !isSeen(element)) continue;
      yield {
        node,
        words: `it says ${quoted(cut(defuse(maskInText(words2)), 80))}`,
        sure: true
      };
    }
  }
  var PLACEHOLDER = [
    "skeleton",
    "shimmer",
    "spinner",
    "loader",
    "loading",
    "placeholder-"
  ].map((word) => `[class*="${word}" i]`).join();
  var CLASS = /(^|[\s_-]|[a-z](?=[A-Z]))(skeleton|shimmer|spinner|loader|loading|placeholder-(glow|wave))(?![a-z])/i;
  function* placeholders() {
    for (const element of first(document.querySelectorAll(PLACEHOLDER))) {
      if (!CLASS.test(getAttribute(element, "class") ?? "") || !isSeen(element)) continue;
      const name = getAttribute(element, "aria-label") ?? getAttribute(element, "title") ?? "";
      if (isEmpty(element) && (name === "" || GOING_ON.test(name))) {
        yield {
          node: element,
          words: `a placeholder is shown: ${tagOf(element)}`,
          sure: false
        };
      }
    }
  }
  function* animations(since, within) {
    for (const animation of document.getAnimations().slice(0, MOST_SIGNS)) {
      const { effect, playState, startTime } = animation;
      if (playState !== "running" || !(effect instanceof KeyframeEffect) || !effect.target) continue;
      if (Number(startTime ?? since) < since || effect.pseudoElement !== null) continue;
      const { target: target3 } = effect;
      const { endTime } = effect.getComputedTiming();
      const rest2 = Number(endTime) - Number(animation.currentTime ?? 0);
      const counts2 = rest2 === Infinity ? isEmpty(target3) : rest2 <= within && !isEmpty(target3) && moves(effect, target3);
      if (!counts2 || !isSeen(target3)) continue;
      yield {
        node: target3,
        words: `an animation of ${tagOf(target3)}`,
        sure: false
      };
    }
  }
  var SHAPE = /^(opacity|visibility|display|clip|(max|min)?(height|width)|margin|inset|top|left|grid)/i;
  var PLACE = /^(transform|translate|scale)/;
  function moves(effect, target3) {
    const properties = new Set(effect.getKeyframes().flatMap((frame2) => Object.keys(frame2)));
    const pointed = target3.matches(":hover");
    return [
      ...properties
    ].some((name) => SHAPE.test(name) || PLACE.test(name) && !pointed);
  }
  var LONGEST_REFRESH = 30;
  function* refresh(within) {
    for (const meta of first(document.getElementsByTagName("meta"))) {
      if (getAttribute(meta, "http-equiv")?.toLowerCase() !== "refresh") continue;
      const content2 = getAttribute(meta, "content")?.slice(0, 2e3) ?? "";
      const [, seconds = "", url = ""] = /^\s*(\d+)(?:\.\d*)?\s*(?:[;,]\s*(?:url\s*=\s*)?['"]?([^'"]*))?/i.exec(content2) ?? [];
      if (seconds === "" || Number(seconds) > LONGEST_REFRESH) continue;
      const [load] = performance.getEntriesByType("navigation");
      const rest2 = (load?.loadEventEnd || performance.now()) + Number(seconds) * 1e3 - performance.now();
      const where = url.trim() === "" ? "" : ` to ${cut(defuse(maskInText(collapse(url))), 200)}`;
      yield {
        node: meta,
        words: `a refresh${where} in ${Math.max(0, Math.ceil(rest2 / 1e3))} s`,
        sure: true,
        far: rest2 > within
      };
    }
  }
  function first(found3) {
    return Array.from({
      length: Math.min(found3.length, MOST_SIGNS)
    }, (_, i) => found3[i]);
  }
  function isSeen(element) {
    return isVisible(element) && !isOffscreen(element);
  }
  var FILLED = "img,input,button,select,textarea,canvas,video,iframe";
  var USED = `${FILLED},a,[role=button],[role=link],[tabindex]`;
  function isEmpty(element) {
    return (element.textContent ?? "").trim() === "" && !element.matches(USED) && element.querySelector(FILLED) === null;
  }

  // settle.ts
  var FRAME_BOUND = 100;
  var ARRIVAL = 300;
  var LOOK = 100;
  var REPEATS = 1e3;
  var OFTEN2 = 10;
  async function settle(options) {
    const start2 = performance.now();
    const before3 = activity().count;
    if (!options.acted) {
      if (lifeless()) return {
        settled: true
      };
      act(start2);
    }
    const ended = (settled) => {
      incomplete ||= !options.acted && document.readyState !== "complete";
      rest(performance.now());
      return settled;
    };
    let drawnFor = activity().quietSince;
    const fresh = options.acted ? options.patience > 0 : start2 - drawnFor <= options.quiet;
    let drawn2 = fresh ? frames() : Promise.resolve();
    await drawn2;
    for (; ; ) {
      const now = performance.now();
      const left2 = start2 + options.bound - now;
      const { sinceMark, newAt: newAt2, repeats: repeats2, quietSince, affected: affected2, markedAt: markedAt2 } = activity();
      if (lifeless() && sinceMark === 0) return ended({
        settled: true
      });
      if (quietSince !== drawnFor) [drawn2, drawnFor] = [
        frames(),
        quietSince
      ];
      const due = left2 > 0 ? start2 + grace(options) : 0;
      const until = Math.max(quietSince + options.quiet, due);
      if (until > now) {
        const endless = now - Math.max(start2, newAt2) >= REPEATS && repeats2 >= OFTEN2;
        if (left2 <= 0 || endless) {
          return {
            settled: false,
            pending: pending(before3, now - start2)
          };
        }
        await (until === due ? change : pause)(Math.min(until - now, left2));
        continue;
      }
      await drawn2;
      if (activity().quietSince !== drawnFor) continue;
      const sign = signOf(options.acted ? markedAt2 : void 0, left2);
      if (!sign) {
        const unanswered = options.acted && !affected2 && expectsAnswer();
        return ended({
          settled: true,
          ...unanswered && {
            unanswered
          }
        });
      }
      if (sign.waited || left2 <= 0) {
        if (!sign.waited) outlast(sign);
        return ended({
          settled: false,
          pending: sign.words
        });
      }
      await change(Math.min(LOOK, left2));
    }
  }
  var incomplete = false;
  function grace({ quiet, patience, after, acted }) {
    const patient = acted ? expectsResults() || !activity().affected && expectsAnswer() : document.readyState !== "complete" && !incomplete;
    return Math.max(patient ? patience : acted ? Math.min(quiet, patience) : 0, after !== void 0 && !hasArrived(after) ? ARRIVAL : 0);
  }
  var MOST_SEARCHED2 = 5e3;
  var inert;
  function lifeless() {
    if (document.readyState === "loading" || opener !== null || top !== self) return false;
    if (document.scripts.length > 0) return false;
    return inert ??= document.getElementsByTagName("*").length < MOST_SEARCHED2 && !document.evaluate("boolean(//@*[starts-with(name(), 'on') or name() = 'http-equiv'])", document, null, 3).booleanValue;
  }
  function pending(before3, waited) {
    const { count: count2, lastTarget: lastTarget2 } = activity();
    if (count2 === before3) return "the page keeps asking its server";
    const target3 = isElement(lastTarget2) ? lastTarget2 : lastTarget2?.parentElement;
    const times = count2 - before3 === 1 ? "1 change" : `${count2 - before3} changes`;
    const where = target3 ? `, last in ${collapse(tagOf(target3))}` : "";
    return `the page keeps changing (${times} in ${(waited / 1e3).toFixed(1)} s${where})`;
  }
  async function frames() {
    await frame();
    await frame();
  }
  function frame() {
    return new Promise((resolve2) => {
      const late = setTimeout(done, FRAME_BOUND);
      const drawn2 = requestAnimationFrame(done);
      function done() {
        clearTimeout(late);
        cancelAnimationFrame(drawn2);
        resolve2();
      }
    });
  }
  function pause(ms) {
    return new Promise((resolve2) => setTimeout(resolve2, Math.max(1, ms)));
  }
  function change(ms) {
    return new Promise((resolve2) => {
      const late = setTimeout(done, Math.max(1, ms));
      const stop = onChange(done);
      function done() {
        clearTimeout(late);
        stop();
        resolve2();
      }
    });
  }

  // prepare.ts
  var MOST_FRAMES = 30;
  var POINTED = /* @__PURE__ */ new Set([
    "click",
    "hover"
  ]);
  async function prepare(o) {
    const element = resolve(o.ref);
    const other = o.intent === "click" ? renamed(element) : void 0;
    if (other !== void 0) throw new Fault("stale_ref", `${o.ref}: ${other}`);
    const kind = checkFit(element, o.intent);
    const found3 = await bringIntoView(element, o.intent, o.anew);
    if (!element.isConnected) resolve(o.ref);
    mark();
    if (o.intent === "click") guard(element);
    return prepared(element, kind, "point" in found3 ? found3.point : void 0);
  }
  function checkFit(element, intent) {
    const kind = kindOf(element);
    checkShown(element);
    if (intent === "scroll" || intent === "crop") return kind;
    const wrong = unfit(element, kind, intent);
    if (wrong) throw new Fault("not_actionable", `${listedWords(element)} ${wrong}`);
    const acts = intent === "click" || intent === "fill" || intent === "select";
    if (acts && isDisabled(element)) {
      throw new Fault("not_actionable", `${listedWords(element)} is disabled${disabledBy(element)}`);
    }
    if (intent === "fill" && isReadonly(element)) {
      throw new Fault("not_actionable", `${listedWords(element)} is readonly`);
    }
    return kind;
  }
  function disabledBy(element) {
    const group = flatClosest(element, "fieldset:disabled");
    if (group && group !== element) return ` with its ${words(group)}`;
    const around2 = flatClosest(element, '[aria-disabled="true"]');
    return around2 && around2 !== element && !element.matches(":disabled") ? ` with its ${words(around2)}` : "";
  }
  function checkShown(element) {
    const places = [
      element,
      ...labelsOf(element)
    ];
    if (!places.some(isShown)) {
      throw new Fault("not_actionable", `${listedWords(element)} is hidden${hiddenBy(element)}`);
    }
    const dialog = modalDialog();
    if (dialog && !contains(dialog, element)) {
      throw new Fault("obscured", `${listedWords(element)} is covered by the modal ${describeCover(dialog, element)}`);
    }
    if (!places.some((place2) => rectsOf(place2).length > 0)) {
      throw new Fault("not_actionable", `${listedWords(element)} has no size`);
    }
  }
  function contains(outer, inner2) {
    for (let at = inner2; at; at = flatParent(at)) if (at === outer) return true;
    return false;
  }
  function hiddenBy(element) {
    if (element.checkVisibility({
      visibilityProperty: true
    })) {
      return flatClosest(element, "[inert]") ? " (inert)" : " (aria-hidden)";
    }
    return flatClosest(element, "details:not([open])") ? " in closed details: open them first" : "";
  }
  async function bringIntoView(element, intent, anew = false) {
    const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
    if (POINTED.has(intent)) await standStill(place2);
    let found3 = hit(element);
    if ("point" in found3 && !anew && (intent !== "crop" || whole(place2))) return found3;
    for (const block of [
      "center",
      "start",
      "end"
    ]) {
      place2.scrollIntoView({
        block,
        inline: "nearest",
        behavior: "instant"
      });
      if (POINTED.has(intent)) {
        await frame();
        await standStill(place2);
      }
      found3 = hit(element);
      if ("point" in found3 || !POINTED.has(intent)) return found3;
    }
    if ("cover" in found3 && found3.cover) {
      const cover = describeCover(found3.cover, element);
      throw new Fault("obscured", `${listedWords(element)} is covered by ${cover}`);
    }
    throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);
  }
  function whole(place2) {
    const box = place2.getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  }
  async function standStill(element) {
    for (let frames2 = 0; frames2 < MOST_FRAMES; frames2++) {
      const running = document.getAnimations().filter((one) => one.playState === "running");
      if (running.length === 0) return;
      const covered = running.some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"));
      const before3 = element.getBoundingClientRect();
      await frame();
      const after = element.getBoundingClientRect();
      if (covered) continue;
      if (before3.x === after.x && before3.y === after.y && before3.width === after.width) return;
    }
  }
  function prepared(element, kind, point) {
    const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
    const { x, y, width, height } = isArea(place2) ? rectsOf(place2)[0] ?? place2.getBoundingClientRect() : place2.getBoundingClientRect();
    const result = {
      x: point?.x ?? Math.floor(x + width / 2),
      y: point?.y ?? Math.floor(y + height / 2),
      box: {
        x,
        y,
        width,
        height
      },
      viewport: {
        width: innerWidth,
        height: innerHeight
      },
      kind,
      secret: isSecret(element)
    };
    const checked = checkedOf(element, roleOf(element));
    if (checked !== void 0) result.checked = checked;
    return result;
  }

  // drag.ts
  async function drag(o) {
    removeEventListener("dragstart", prevent, {
      capture: true
    });
    const [source, target3] = [
      resolve(o.ref),
      resolve(o.to)
    ];
    checkFit(source, "click");
    checkFit(target3, "hover");
    const { point: from, end } = await inView(source, target3);
    mark();
    const draggable = flatClosest(source, '[draggable="true"]');
    const ends = {
      from,
      end,
      viewport: {
        width: innerWidth,
        height: innerHeight
      }
    };
    if (draggable) {
      await play(draggable, target3, from);
      return {
        ...ends,
        played: true
      };
    }
    guard(source);
    addEventListener("dragstart", prevent, {
      capture: true
    });
    return {
      ...ends,
      played: false
    };
  }
  function prevent(event) {
    if (event.isTrusted) event.preventDefault();
  }
  async function inView(source, target3) {
    const end = await reach(target3);
    const found3 = hit(source);
    if ("point" in found3) return {
      point: found3.point,
      end
    };
    const point = await reach(source);
    const again = hit(target3);
    if ("point" in again) return {
      point,
      end: again.point
    };
    throw new Fault("not_actionable", `${listedWords(source)} and ${listedWords(target3)} cannot be in view together`);
  }
  async function reach(element) {
    const found3 = await bringIntoView(element, "hover");
    if ("point" in found3) return found3.point;
    throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);
  }
  async function play(source, target3, from) {
    const data2 = new DataTransfer();
    const send = (type, to, { x, y }) => to.dispatchEvent(new DragEvent(type, {
      bubbles: true,
      cancelable: type !== "dragend" && type !== "dragleave",
      composed: true,
      clientX: x,
      clientY: y,
      dataTransfer: data2
    }));
    if (!send("dragstart", source, from)) return;
    await frame();
    const met = hit(target3);
    if (!("point" in met)) {
      send("dragend", source, from);
      throw notMet(target3, met.cover);
    }
    const end = met.point;
    const over = deepElementFromPoint(end.x, end.y) ?? target3;
    send("drag", source, end);
    send("dragenter", over, end);
    const accepted = !send("dragover", over, end);
    await frame();
    const still = deepElementFromPoint(end.x, end.y);
    const lost2 = !still || !meets(target3, still);
    if (accepted && !lost2) send("drop", over, end);
    else send("dragleave", over, end);
    send("dragend", source, end);
    if (lost2) throw notMet(target3, still);
  }
  function notMet(target3, cover) {
    const by = cover ? `covered by ${describeCover(cover, target3)} as soon as the drag begins` : "not to be seen as soon as the drag begins";
    return new Fault("obscured", `${listedWords(target3)} is ${by}; nothing was dropped`);
  }

  // hosts.ts
  var MOST8 = 1e3;
  var MOST_TIMES = 5;
  var LONGEST6 = 1e5;
  var LONGEST_OF_ALL = 1e6;
  var asked = /* @__PURE__ */ new WeakMap();
  var unknown2 = /* @__PURE__ */ new Set();
  var handed = [];
  var left = 0;
  function beginHosts() {
    unknown2.clear();
    left = 0;
  }
  function mayHost(element) {
    if (unknown2.has(element)) return;
    const before3 = asked.get(element);
    if (before3 && (before3.times >= MOST_TIMES || before3.look === lookOf(element))) return;
    if (!element.firstChild && element.getClientRects().length === 0) return;
    if (unknown2.size < MOST8) unknown2.add(element);
    else left++;
  }
  function lookOf(element) {
    const { left: left2, top: top2, right, bottom } = sidesOf(element);
    return `${Math.round(right - left2)} ${Math.round(bottom - top2)} ${matches(element, ":defined")}`;
  }
  function unknownHosts() {
    return unknown2.size;
  }
  function hosts() {
    let room = LONGEST_OF_ALL;
    handed = [];
    for (const element of unknown2) {
      const times = (asked.get(element)?.times ?? 0) + 1;
      asked.set(element, {
        look: lookOf(element),
        times
      });
      const weight = weightOf(element);
      if (weight > LONGEST6 || weight > room) left++;
      else {
        room -= weight;
        handed.push(element);
      }
    }
    return handed;
  }
  function weightOf(element) {
    let weight = localName(element).length;
    for (const name of element.getAttributeNames()) {
      weight += name.length + (getAttribute(element, name)?.length ?? 0);
      if (weight > LONGEST6) break;
    }
    return weight;
  }
  function adopt(indexes, roots3) {
    for (const [i, index] of indexes.entries()) {
      const [host, root] = [
        handed[index],
        roots3[i]
      ];
      if (host && root) adoptRoot(host, root);
    }
  }

  // modal.ts
  var INSET = 8;
  function frontDialog() {
    return modalDialog() ?? coveringDialog();
  }
  function coveringDialog() {
    const said2 = [
      ...document.querySelectorAll('[aria-modal="true"]')
    ].filter(isShown).at(-1);
    if (!said2) return null;
    const [right, bottom] = [
      innerWidth - INSET,
      innerHeight - INSET
    ];
    const corners = [
      [
        INSET,
        INSET
      ],
      [
        right,
        INSET
      ],
      [
        INSET,
        bottom
      ],
      [
        right,
        bottom
      ]
    ];
    const covered = corners.every(([x = 0, y = 0]) => isCover(deepElementFromPoint(x, y), said2));
    return covered ? said2 : null;
  }
  function isCover(met, dialog) {
    if (!met) return false;
    if (flatContains(dialog, met)) return true;
    const layer = layerOf(met);
    return layer !== null && (flatContains(layer, dialog) || isOver(layer, dialog));
  }
  function layerOf(element) {
    for (let at = element; at; at = flatParent(at)) {
      if (style.position(styleOf(at)) === "fixed") return at;
    }
    return null;
  }
  function isOver(layer, dialog) {
    return !/\S/.test(layer.textContent ?? "") || (dialog.compareDocumentPosition(layer) & 4) !== 0;
  }
  function layersOver(dialog) {
    if (dialog.matches("dialog:modal")) return [];
    const layers = [];
    for (let at = dialog; at !== document.body && at.parentElement; at = at.parentElement) {
      for (let next2 = at.nextElementSibling; next2; next2 = next2.nextElementSibling) {
        if (/^(fixed|absolute)$/.test(style.position(styleOf(next2)))) layers.push(next2);
      }
    }
    return layers;
  }

  // frames.ts
  var LONGEST_URL3 = 2e3;
  function showsFrame(element) {
    if (isIframe(element) || isFrame(element)) {
      return element.clientWidth > 1 && element.clientHeight > 1;
    }
    return isObject(element) && element.contentWindow !== null;
  }
  var listed2 = [];
  function beginFrames() {
    listed2 = [];
  }
  function frameInfo(element) {
    listed2.push(new WeakRef(element));
    const url = frameUrl(element);
    const name = element.getAttribute("title") || element.getAttribute("aria-label") || element.getAttribute("name") || "";
    return {
      name: masked(name),
      url: told(url),
      origin: originOf(element, url),
      inText: false
    };
  }
  function frameWindows() {
    return listed2.map((frame2) => {
      const element = frame2.deref();
      return element && !isEmbed(element) ? element.contentWindow : null;
    });
  }
  function everyFrame() {
    const all = [
      ...listed2.map((frame2) => frame2.deref()),
      ...document.querySelectorAll("iframe,frame,object")
    ].filter((frame2) => frame2?.isConnected);
    return [
      ...new Set(all)
    ];
  }
  function everyWindow() {
    return everyFrame().map((frame2) => frame2.contentWindow);
  }
  function shownWindows() {
    return [
      ...document.querySelectorAll("iframe,frame,object")
    ].filter((element) => showsFrame(element) && isShown(element)).map((element) => element.contentWindow);
  }
  function frameBox(element) {
    if (!(isIframe(element) || isFrame(element) || isObject(element))) return void 0;
    const box = element.getBoundingClientRect();
    const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;
    return {
      x: box.left + element.clientLeft * scale,
      y: box.top + element.clientTop * scale,
      scale
    };
  }
  function focusedWindow() {
    const active = deepActiveElement();
    return isIframe(active) || isFrame(active) || isObject(active) ? active.contentWindow : null;
  }
  function told(url) {
    if (url === "") return "";
    try {
      const { protocol, href } = new URL(url, document.baseURI);
      if (/^(https?|about):$/.test(protocol)) return cut(collapse(href), LONGEST_URL3);
      return protocol;
    } catch {
      return "";
    }
  }
  function frameUrl(element) {
    try {
      const inner2 = isEmbed(element) ? null : element.contentWindow?.location.href;
      if (inner2 && inner2 !== "about:blank") return inner2;
    } catch {
    }
    return isObject(element) ? element.data : element.src;
  }
  function originOf(element, url) {
    try {
      const inner2 = isEmbed(element) ? null : element.contentWindow?.origin;
      if (inner2) return inner2;
    } catch {
    }
    try {
      return new URL(url).origin;
    } catch {
      return "";
    }
  }

  // labels.ts
  var BOXES = 3;
  var MOST_IDS = 100;
  var NAMED_BY_ID = "input select textarea [contenteditable] [role=checkbox] [role=radio] [role=switch] [role=combobox] [role=textbox] [role=searchbox] [role=slider] [role=spinbutton]".split(" ").map((field2) => `${field2}[aria-labelledby]`).join();
  var WITH_MESSAGE = '[aria-errormessage][aria-invalid]:not([aria-invalid="false"])';
  var MORE_THAN_A_NAME = "h1,h2,h3,h4,h5,h6,th,legend,caption,a,button,[role=heading],:has(a,button)";
  function labelsFor(room) {
    const named3 = /* @__PURE__ */ new Set();
    for (const control of document.querySelectorAll(NAMED_BY_ID)) {
      if (!isShown(control)) continue;
      for (const id of control.getAttribute("aria-labelledby")?.split(/\s+/, MOST_IDS) ?? []) {
        const label2 = document.getElementById(id);
        if (label2 && !label2.matches(MORE_THAN_A_NAME)) named3.add(label2);
      }
    }
    for (const field2 of document.querySelectorAll(WITH_MESSAGE)) {
      const message = document.getElementById(field2.getAttribute("aria-errormessage") ?? "");
      if (message && isShown(field2)) named3.add(message);
    }
    return {
      names(label2, control) {
        if (!room() || !isShown(control)) return false;
        if (isMeter(control) || isProgress(control) || isOutput(control)) return false;
        if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {
          return false;
        }
        if (control.hasAttribute("aria-labelledby")) return named3.has(label2);
        return !control.hasAttribute("aria-label");
      },
      isName: (element) => named3.size > 0 && named3.has(element) && room(),
      standsFor(control) {
        if (isInput(control) && control.type === "hidden") return false;
        return !isReached(control) && labelsOf(control).some(isShown);
      }
    };
  }
  function isReached(control) {
    if (!control.checkVisibility({
      visibilityProperty: true
    })) return false;
    if (!control.checkVisibility({
      opacityProperty: true
    })) {
      if (styleOf(control).pointerEvents === "none") return false;
    }
    if (!isInput(control) || !/^(checkbox|radio|file)$/.test(control.type)) return true;
    let box = control.parentElement;
    for (let i = 0; box && box !== document.body && i < BOXES; i++, box = box.parentElement) {
      if (box.offsetWidth > 0 && box.offsetHeight > 0) continue;
      if (styleOf(box).overflowX !== "visible") return false;
    }
    return true;
  }

  // scroll.ts
  var SPOTS2 = [
    0.5,
    0.02,
    0.98,
    0.25,
    0.75
  ];
  var aimed;
  function scrollState(o) {
    const scroller = o.ref === void 0 ? aimed?.deref() ?? pageScroller() : scrollerOf(resolve(o.ref), {
      x: 1,
      y: 1
    });
    return {
      x: Math.round(scroller.scrollLeft),
      y: Math.round(scroller.scrollTop),
      maxX: scroller.scrollWidth - scroller.clientWidth,
      maxY: scroller.scrollHeight - scroller.clientHeight
    };
  }
  function aimWheel(turn) {
    const page2 = pageScroller();
    const middle = {
      x: Math.floor(innerWidth / 2),
      y: Math.floor(innerHeight / 2)
    };
    aimed = new WeakRef(page2);
    if (!overflows(page2, turn)) {
      const there2 = deepElementFromPoint(middle.x, middle.y);
      if (there2) aimed = new WeakRef(scrollerOf(there2, turn));
      return middle;
    }
    for (const part of SPOTS2) {
      for (const other of SPOTS2) {
        const at = {
          x: Math.floor(innerWidth * other),
          y: Math.floor(innerHeight * part)
        };
        const there2 = deepElementFromPoint(at.x, at.y);
        if (there2 && there2.localName !== "iframe" && scrollerOf(there2, turn) === page2) return at;
      }
    }
    const there = deepElementFromPoint(middle.x, middle.y);
    if (there) aimed = new WeakRef(scrollerOf(there, turn));
    return middle;
  }
  function viewport() {
    if (!document.documentElement) return void 0;
    if (!document.documentElement) return void 0;
    let scroller = pageScroller();
    if (!overflows(scroller, {
      x: 0,
      y: 1
    })) {
      const there = deepElementFromPoint(Math.floor(innerWidth / 2), Math.floor(innerHeight / 2));
      if (there) scroller = scrollerOf(there, {
        x: 0,
        y: 1
      });
      if (scroller.clientHeight < innerHeight / 2) return void 0;
    }
    const above = Math.round(scroller.scrollTop);
    const below = scroller.scrollHeight - scroller.clientHeight - above;
    return above > 0 || below > 0 ? {
      above,
      below: Math.max(0, below)
    } : void 0;
  }
  function pageScroller() {
    return document.scrollingElement ?? document.documentElement;
  }
  function overflows(scroller, { x, y }) {
    return x !== 0 && scroller.scrollWidth > scroller.clientWidth || y !== 0 && scroller.scrollHeight > scroller.clientHeight;
  }
  function scrollerOf(element, turn) {
    for (let at = element; at && at !== document.body; at = flatParent(at)) {
      const style2 = getComputedStyle(at);
      const x = /auto|scroll/.test(style2.overflowX) ? turn.x : 0;
      const y = /auto|scroll/.test(style2.overflowY) ? turn.y : 0;
      if (at !== document.documentElement && overflows(at, {
        x,
        y
      })) return at;
    }
    return pageScroller();
  }

  // tags.ts
  var NEVER2 = /* @__PURE__ */ new Set([
    "script",
    "style",
    "template",
    "noscript",
    "head",
    "datalist",
    "title"
  ]);
  var UNDRAWN_SVG = /* @__PURE__ */ new Set([
    "title",
    "desc",
    "defs",
    "metadata",
    "symbol",
    "style",
    "script"
  ]);
  var BLOCKS_IN_CELLS = "table,ul,ol,dl,pre,h1,h2,h3,h4,h5,h6,form,fieldset,article,section,p+p,[role=row],[role=list]";
  var BLOCKS_IN_DATA = "table,pre,article,section,[role=row]";
  var INLINE_TAGS = new Set("span a i b em strong small label input button img sup".split(" "));
  function isBlock(display) {
    switch (display[0]) {
      case "i":
      case "c":
      case "r":
        return false;
      default:
        return display !== "table-cell";
    }
  }
  var HOSTS = new Set("article aside div footer header main nav section span".split(" "));
  var ITEM_TAGS = /* @__PURE__ */ new Set([
    "li",
    "tr",
    "article",
    "fieldset",
    "dt"
  ]);
  var ITEM_ROLES = /* @__PURE__ */ new Set([
    ..."row listitem article option treeitem group radiogroup dialog alertdialog".split(" ")
  ]);
  function isItem(tag, role) {
    return ITEM_TAGS.has(tag) || role !== void 0 && ITEM_ROLES.has(role);
  }

  // actionable.ts
  var WIDGETS = new Set("button link checkbox radio switch textbox searchbox combobox option menuitem menuitemcheckbox menuitemradio tab treeitem slider spinbutton".split(" "));
  var BY_HAND = '[draggable="true"],' + [
    "mousedown",
    "mouseup",
    "pointerdown",
    "pointerup",
    "touchstart",
    "dblclick",
    "contextmenu"
  ].concat("drop").map((event) => `[on${event}]`).join();
  var someByHand = false;
  function lookByHand(root) {
    if (root === document) someByHand = false;
    someByHand ||= root.querySelector(BY_HAND) !== null;
  }
  var INNER = `a[href],button,input:not([type="hidden"]),select,textarea,summary,label,iframe,[tabindex]:not([tabindex^="-"]),[onclick],${BY_HAND},[contenteditable],video[controls],audio[controls],[role="button"],[role="link"],[role="checkbox"],[role="radio"],[role="switch"],[role="textbox"],[role="combobox"],[role="option"],[role="menuitem"],[role="tab"],[role="treeitem"],[role="slider"]`;
  var LONGEST_BY_HAND = 200;
  var SMALLEST = 24;
  var READ = new Set("pre main section article table figure p h1 h2 h3 h4 h5 h6".split(" "));
  var GATHERED = new Set("ul ol menu dl table thead tbody tfoot body html".split(" "));
  function handOf(tag, cursor) {
    if (cursor === "auto" || GATHERED.has(tag)) return 0;
    return cursor === "pointer" ? POINTER : /^(grab|grabbing|move)$/.test(cursor) ? GRAB : 0;
  }
  function isTitledIcon(element) {
    return hasAttribute(element, "title") && !/\S/.test(element.textContent ?? "");
  }
  function actionable(element, tag, bare2, hand, inside) {
    const native = nativeControl(element, tag);
    if (native) return native;
    if (!bare2) {
      const role = explicitRole2(element);
      if (editingHost(element)) return "whole";
      if (role && WIDGETS.has(role)) {
        return role === "combobox" || role === "textbox" ? "around" : "named";
      }
      if (inside || tag === "label" && isPlainLabel(element)) return null;
      if (someByHand && matches(element, BY_HAND) && !isPage(element)) {
        return byHand(element, role, hand, true);
      }
      if (hasHandler(element)) return byHand(element, role, hand);
      if (isFocusable(element) && (hand || role || !READ.has(tag))) {
        return hand || isShort(element) ? byHand(element, role, hand) : "around";
      }
      if (tag === "a" && isForScripts(element)) return byHand(element, role, hand);
    } else if (inside || tag === "label" && isPlainLabel(element)) return null;
    else if (hasHandler(element)) return byHand(element, void 0, hand);
    return hand ? byPointer(element) : null;
  }
  function isOneThing(element, tag) {
    return (tag === "a" || tag === "button" || /^(link|button)$/.test(explicitRole2(element) ?? "")) && element.querySelectorAll("[onclick]").length < 2;
  }
  function byHand(element, role, hand, own = false) {
    const inner2 = controlsIn(element);
    const only = inner2.length === 1 ? inner2[0] : void 0;
    if (!own && !role && only && (localName(only) === "a" || sameWords(only, element))) return null;
    if (isNamedHeader(element, role, inner2)) return "named";
    if (role || inner2.length > 0 || !isShort(element)) return "around";
    return !hand && showsHandInside(element) ? "around" : byWords(element);
  }
  var MOST_ASKED = 30;
  function showsHandInside(element) {
    const inner2 = element.querySelectorAll("*");
    for (let i = 0; i < inner2.length && i < MOST_ASKED; i++) {
      const part = inner2[i];
      if (part && handOf(localName(part), style.cursor(styleOf(part))) !== 0) {
        return wordsOf2(part) !== wordsOf2(element);
      }
    }
    return false;
  }
  function controlsIn(element) {
    const root = shadowRoot(element);
    const inner2 = element.querySelectorAll(INNER);
    return root ? [
      ...inner2,
      ...root.querySelectorAll(INNER)
    ] : [
      ...inner2
    ];
  }
  function byWords(element) {
    return shadowRoot(element) ? "around" : "named";
  }
  function byPointer(element) {
    const inner2 = controlsIn(element);
    if (inner2.length === 0) return isShort(element) ? byWords(element) : "around";
    if (isNamedHeader(element, explicitRole2(element), inner2)) return "named";
    let beside = collapse(visibleText(element)).length;
    for (const control of inner2) beside -= collapse(visibleText(control)).length;
    return beside > inner2.length ? "around" : null;
  }
  function isNamedHeader(element, role, inner2) {
    const header2 = role === "columnheader" || role === void 0 && localName(element) === "th";
    if (!header2 || inner2.length > 1 || !isShort(element)) return false;
    const words2 = wordsOf2(element);
    return inner2.every((arrow) => wordsOf2(arrow) === "" && getAttribute(arrow, "aria-label")?.startsWith(words2));
  }
  function sameWords(a, b) {
    return matches(a, "button") && wordsOf2(a) === wordsOf2(b);
  }
  function wordsOf2(element) {
    let words2 = element.textContent ?? "";
    for (const child2 of shadowRoot(element)?.children ?? []) {
      if (!NEVER2.has(localName(child2))) words2 += child2.textContent ?? "";
    }
    return collapse(words2);
  }
  function isShort(element) {
    return (element.textContent ?? "").length <= LONGEST_BY_HAND;
  }
  function nativeControl(element, tag) {
    switch (tag) {
      case "a":
        return hasAttribute(element, "href") || hasAttribute(element, "xlink:href") ? "named" : null;
      case "button":
        return "named";
      case "area":
        return element.hasAttribute("href") ? "whole" : null;
      case "input":
        return isInput(element) && element.type !== "hidden" ? "whole" : null;
      case "select":
      case "textarea":
        return "whole";
      case "summary":
        return isSummary(element) ? "named" : null;
      case "video":
      case "audio":
        return element.hasAttribute("controls") ? "whole" : null;
      case "canvas":
        return isDrawing(element) ? "whole" : null;
      default:
        return null;
    }
  }
  function isDrawing(element) {
    const { left: left2, top: top2, right, bottom } = sidesOf(element);
    return right - left2 >= SMALLEST && bottom - top2 >= SMALLEST;
  }
  function isSummary(element) {
    const parent = element.parentElement;
    if (!isDetails(parent)) return false;
    return [
      ...parent.children
    ].find((child2) => child2.localName === "summary") === element;
  }
  function isPlainLabel(element) {
    return isLabel(element) && element.control !== null;
  }
  function isFocusable(element) {
    const tabindex = getAttribute(element, "tabindex");
    return tabindex !== null && Number.parseInt(tabindex) >= 0;
  }
  function isForScripts(element) {
    if (hasAttribute(element, "name")) return false;
    return hasAttribute(element, "title") || element.getAttributeNames().some((name) => name.startsWith("data-"));
  }
  function isPage(element) {
    return element === document.body || element === document.documentElement;
  }
  function hasHandler(element) {
    const { onclick } = element;
    return onclick !== null && onclick !== void 0 && !isPage(element);
  }

  // tally.ts
  var TAGS = [
    "a",
    "button",
    "input",
    "select",
    "textarea",
    "summary",
    "iframe"
  ];
  var OTHER = "[role],[tabindex],[onclick],[contenteditable],[controls]";
  var LOST = '[aria-hidden="true"],[inert]';
  var MOST_LOOKED = 3e3;
  var SAMPLE = 300;
  function tally(walked, list) {
    const { root } = walked;
    const rest2 = lifted(walked.rest, root);
    const lost2 = root.querySelector(LOST) !== null;
    const isSeen2 = (element) => isVisible(element) && !(lost2 && element.closest(LOST) !== null);
    let [before3, elements2, exact] = [
      0,
      0,
      rest2 === walked.rest
    ];
    const lists2 = [
      ...TAGS.map((tag) => root.getElementsByTagName(tag)),
      root.querySelectorAll(OTHER)
    ];
    for (const [i, all] of lists2.entries()) {
      const counts2 = (element) => (i < TAGS.length ? isNative(element) : isOther(element)) && isSeen2(element);
      const first3 = firstAfter(all, rest2);
      const behind = counted(all, 0, first3, counts2);
      const ahead = counted(all, first3, all.length, counts2);
      before3 += behind.count;
      elements2 += ahead.count;
      exact &&= behind.exact && ahead.exact;
      listSome(all, first3, counts2, list);
    }
    const { from, text } = walked.counted;
    const share2 = text / Math.max(1, length(root, lifted(from, root), rest2));
    return {
      elements: elements2,
      exact: exact && before3 === walked.found,
      text: Math.round(length(root, rest2) * share2)
    };
  }
  function isNative(element) {
    const tag = localName(element);
    if (tag === "a") return hasAttribute(element, "href");
    return tag !== "input" || getAttribute(element, "type")?.toLowerCase() !== "hidden";
  }
  function isOther(element) {
    const tag = localName(element);
    if (TAGS.includes(tag)) return tag === "a" && !isNative(element) && isWidget(element);
    return isWidget(element) || tag === "video" || tag === "audio";
  }
  function isWidget(element) {
    const tabindex = getAttribute(element, "tabindex");
    return WIDGETS.has(getAttribute(element, "role") ?? "") || hasAttribute(element, "onclick") || tabindex !== null && !tabindex.startsWith("-") || hasAttribute(element, "contenteditable") && getAttribute(element, "contenteditable") !== "false";
  }
  function counted(all, from, to, counts2) {
    const exact = to - from <= MOST_LOOKED;
    const step = exact ? 1 : (to - from) / SAMPLE;
    let [looked, count2] = [
      0,
      0
    ];
    for (let i = from; i < to; i += step) {
      const element = all[Math.floor(i)];
      looked++;
      if (element && counts2(element)) count2++;
    }
    return {
      count: exact ? count2 : Math.round(count2 / looked * (to - from)),
      exact
    };
  }
  function listSome(all, from, counts2, list) {
    for (let i = from; i < all.length; i++) {
      const element = all[i];
      if (!element || !counts2(element)) continue;
      const content2 = actionable(element, localName(element), !hasAttributes(element), false, false);
      if (content2 && !list(element, content2)) return;
    }
  }
  function lifted(node, root) {
    const tree = root.getRootNode();
    for (let at = node; ; ) {
      const own = at.getRootNode();
      if (own === tree || !isShadowRoot(own)) return at;
      at = own.host;
    }
  }
  function firstAfter(all, rest2) {
    let [low, high] = [
      0,
      all.length
    ];
    while (low < high) {
      const middle = low + high >> 1;
      const at = all[middle];
      const after = !at || at === rest2 || (rest2.compareDocumentPosition(at) & FOLLOWING) !== 0;
      if (after) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  var FOLLOWING = 4;
  function length(root, from, to) {
    const range = document.createRange();
    range.selectNodeContents(root);
    range.setStartBefore(from);
    if (to) range.setEndBefore(to);
    return range.toString().length;
  }

  // clips.ts
  var SLIVER = 1;
  var BAR = ':scope > [class*="scroll" i], :scope > [class*="rail" i]';
  var Clips = class {
    #clip;
    /** What is cut off around the element; to be given back when the walk leaves it. */
    get around() {
      return this.#clip;
    }
    leave(around2) {
      this.#clip = around2;
    }
    /** The walk comes to an element: what is seen of it, with what is cut off around it. */
    enter(element, tag, style2, display, under) {
      if (this.#clip && escapes(element, style2, this.#clip.element)) this.#clip = void 0;
      under = this.#seen(element, tag, display, under);
      if ((under & (CUTS | OUTSIDE)) === CUTS) this.#clip = clipOf(element, style2, this.#clip);
      return under;
    }
    /** Words and what is inline are where the box around them is. */
    #seen(element, tag, display, under) {
      const clip = this.#clip;
      if (!clip) return under & ~OUTSIDE;
      if (display !== "inline" || tag === "a") {
        const { left: left2, top: top2, right, bottom } = sidesOf(element);
        if (right > left2 && bottom > top2) {
          const out = right <= clip.left + SLIVER || left2 >= clip.right - SLIVER || bottom <= clip.top + SLIVER || top2 >= clip.bottom - SLIVER;
          under = out ? under | OUTSIDE : under & ~OUTSIDE;
        }
      }
      return under & OUTSIDE ? under | HIDDEN : under;
    }
  };
  function escapes(element, style2, clip) {
    const position = style.position(style2);
    if (position !== "absolute" && position !== "fixed") return false;
    const holder = isHtml(element) ? element.offsetParent : null;
    return holder === null || !clip.contains(holder);
  }
  function clipOf(element, style2, around2) {
    let { left: left2, top: top2, right, bottom } = sidesOf(element);
    const high = scrollHeight(element) > clientHeight(element) + SLIVER;
    const over = high || scrollWidth(element) > clientWidth(element) + SLIVER;
    if (!over && !isMovedOut(element, left2, top2)) return around2;
    if (over && scrolls(style2)) return void 0;
    if (element.querySelector(BAR)) return around2;
    if (high && isFolded(element)) bottom = top2;
    if (around2) {
      left2 = Math.max(left2, around2.left);
      top2 = Math.max(top2, around2.top);
      right = Math.min(right, around2.right);
      bottom = Math.min(bottom, around2.bottom);
    }
    return {
      element,
      left: left2,
      top: top2,
      right,
      bottom
    };
  }
  function scrolls(style2) {
    return /auto|scroll/.test(style.overflowX(style2) + style2.overflowY);
  }
  function isMovedOut(element, left2, top2) {
    const track = element.firstElementChild;
    return [
      track,
      track?.firstElementChild
    ].some((one) => {
      const sides2 = one && sidesOf(one);
      return sides2 && sides2.right > sides2.left && (sides2.left < left2 - SLIVER || sides2.top < top2 - SLIVER);
    });
  }
  function isFolded(element) {
    const { paddingTop, paddingBottom } = styleOf(element);
    return clientHeight(element) <= parseFloat(paddingTop) + parseFloat(paddingBottom) + SLIVER;
  }

  // notes.ts
  function pictureNote(element, role) {
    const own = isImage(element) && !hasAttribute(element, "aria-label") ? element.alt : "";
    const words2 = masked(own || nameOf(element, role ?? "img") || titleIn(element));
    if (!words2) return "";
    const caption = closest(element, "figure")?.querySelector("figcaption")?.textContent ?? "";
    return masked(caption) === words2 ? "" : `img ${quoted(words2)}`;
  }
  function titleIn(svg) {
    if (localName(svg) !== "svg") return "";
    return [
      ...svg.children
    ].find((child2) => localName(child2) === "title")?.textContent ?? "";
  }
  function gaugeNote(element, role) {
    const name = masked(getAttribute(element, "aria-label") ?? "") || (hasAttribute(element, "aria-labelledby") ? masked(nameOf(element, role)) : "");
    const said2 = getAttribute(element, "aria-valuetext");
    const shown3 = said2 ? quoted(masked(said2)) : isProgress(element) ? share(element.position) : isMeter(element) ? `${element.value} of ${element.max}` : shareByHand(element, role);
    return [
      localName(element) === "progress" ? "progress" : role,
      name && quoted(name),
      shown3
    ].filter(Boolean).join(" ");
  }
  function shareByHand(element, role) {
    const [now, low, high] = [
      "now",
      "min",
      "max"
    ].map((name, i) => {
      const value = Number.parseFloat(getAttribute(element, `aria-value${name}`) ?? "");
      return Number.isFinite(value) ? value : [
        NaN,
        0,
        100
      ][i] ?? 0;
    });
    if (now === void 0 || low === void 0 || high === void 0) return "";
    if (role === "meter") return Number.isNaN(now) ? "" : `${now} of ${high}`;
    return share(Number.isNaN(now) || high <= low ? -1 : (now - low) / (high - low));
  }
  function share(part) {
    return part < 0 ? "running" : `${Math.round(part * 100)}%`;
  }
  var LIVE = new Set("status alert log timer marquee".split(" "));
  function regionNote(element, tag, role) {
    const live = liveness(element, role);
    const group = role === "radiogroup" || role === "group" || !role && tag === "fieldset";
    if (!live && !group) return "";
    const name = masked(getAttribute(element, "aria-label") ?? "");
    if (live) return name ? `${live} ${quoted(name)}` : live;
    return name && `${role ?? "group"} ${quoted(name)}`;
  }
  function liveness(element, role) {
    if (role && LIVE.has(role)) return role;
    const live = getAttribute(element, "aria-live");
    return live === "assertive" ? "alert" : live === "polite" ? "status" : "";
  }
  function dialogNote(element, role) {
    const name = masked(nameOf(element, role));
    return name ? `${role} ${quoted(name)}` : role;
  }
  function fieldText(element) {
    if (isSelect(element)) return [
      ...element.selectedOptions
    ].map(optionLabel).join(", ");
    if (!isTextField(element)) return "";
    if (/^(checkbox|radio|file|image|range|color)$/.test(element.type)) return "";
    return isSecret(element) && element.value ? MASK : maskSecrets(element.value);
  }
  function unsaid(element, name) {
    if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) return "";
    const text = collapse(visibleText(element));
    const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
    const known3 = `${name} ${value ?? ""}`.toLowerCase();
    const words2 = text.toLowerCase().split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
    return words2.some((word) => !known3.includes(word)) ? text : "";
  }

  // controls.ts
  var MORE_THAN_WORDS = ":has(*),:disabled,[aria-label],[aria-labelledby],[title],[aria-disabled],[aria-expanded],[aria-pressed]";
  var HOLDERS = new Set("tab menuitem option columnheader".split(" "));
  var Controls = class {
    #lines;
    #finds;
    #labels;
    #walk;
    /** The words of the control around that may hold another of the same words. */
    #name;
    /** Hidden controls that were listed in the place of their label. */
    #viaLabel = /* @__PURE__ */ new Set();
    constructor(lines, finds, labels2, walk) {
      this.#lines = lines;
      this.#finds = finds;
      this.#labels = labels2;
      this.#walk = walk;
    }
    /** A button in a link does what the link does, and so does a link in a tab. */
    isSaid(element) {
      if (this.#name === void 0) return false;
      const words2 = collapse(element.textContent ?? "");
      return words2 === this.#name || words2 === "" && getAttribute(element, "aria-label")?.startsWith(this.#name) === true;
    }
    write(element, tag, display, content2, under) {
      if (this.#viaLabel.has(element)) return;
      const found3 = this.#finds.element(element, content2) ?? this.#unnumbered(element, tag, content2);
      if (content2 === "around") return this.#around(element, tag, display, found3?.marker, under);
      this.#walk.asOne(() => this.#whole(element, tag, content2, found3, under));
    }
    #whole(element, tag, content2, found3, under) {
      if (found3) {
        this.#walk.sign(element, tag, under);
        this.#lines.marker(found3.marker);
        if (content2 === "named") this.#named(element, tag, found3.name, under);
        else if (isHtml(element) && element.isContentEditable) this.#editable(element, under);
      } else if (content2 === "named") this.#inside(element, tag, under);
      else this.#unlisted(element, under);
    }
    /** Its marker stands on the line with which it begins. */
    #around(element, tag, display, marker2, under) {
      const role = explicitRole2(element);
      if (marker2 === void 0) return this.#walk.said(element, tag, display, role, under);
      const begins = display === "table-row" || tag === "li";
      if (begins) this.#lines.hold(marker2);
      else this.#lines.marker(marker2);
      this.#walk.said(element, tag, display, role, under);
      if (begins && this.#lines.release(marker2)) this.#lines.marker(marker2);
    }
    #named(element, tag, name, under) {
      if (name.length >= LONGEST && name.endsWith("\u2026")) return this.#inside(element, tag, under);
      if (!(under & UNREAD)) this.#walk.words(unsaid(element, name));
      this.#inside(element, tag, under | QUIET);
    }
    /** What else can be used in a control. */
    #inside(element, tag, under) {
      if (!element.firstElementChild && !shadowRoot(element)) {
        if (!(under & QUIET)) this.#walk.children(element, under);
        return;
      }
      const one = isOneThing(element, tag);
      const around2 = this.#name;
      this.#name = one || HOLDERS.has(roleOf(element)) ? collapse(element.textContent ?? "") : void 0;
      this.#walk.children(element, one ? under | POINTER | INSIDE : under | POINTER);
      this.#name = around2;
    }
    /** Its text is its value; only what the value leaves out is written. */
    #editable(element, under) {
      const long = collapse(element.innerText).length > LONGEST;
      if (long || element.querySelector(INNER)) {
        this.#walk.children(element, long ? under : under | QUIET);
      }
    }
    /** Beyond the limit of elements fields and buttons are told from words, without a reference. */
    #unnumbered(element, tag, content2) {
      if (!this.#finds.full() || this.#lines.at < this.#lines.from) return null;
      if (content2 === "named") {
        if (tag !== "button" && explicitRole2(element) !== "button") return null;
        const name = matches(element, MORE_THAN_WORDS) ? "" : label(element.textContent ?? "");
        if (name) return {
          marker: `button ${quoted(name)}`,
          name
        };
      } else if (content2 !== "whole") return null;
      const info = describe(element, "", content2);
      return {
        marker: marker(info).trimStart(),
        name: info.name
      };
    }
    /** A field that is not told from words is what can be read of it. */
    #unlisted(element, under) {
      const words2 = fieldText(element);
      if (!words2) this.#walk.children(element, under);
      else if (!(under & UNREAD)) this.#walk.words(words2);
    }
    /** A label's words are its control's name; what else is in it is listed as usual. False without a control. */
    label(element, under) {
      const control = isLabel(element) ? element.control : null;
      if (!control) return false;
      under |= POINTER;
      let quiet = this.#viaLabel.has(control);
      if (!quiet && this.#labels.standsFor(control) && !(under & HIDDEN)) {
        const found3 = this.#finds.element(control, "whole") ?? this.#unnumbered(control, "input", "whole");
        if (found3) {
          this.#viaLabel.add(control);
          this.#lines.marker(found3.marker);
          quiet = true;
        }
      }
      quiet ||= this.#labels.names(element, control);
      this.#walk.children(element, quiet ? under | QUIET : under);
      return true;
    }
  };

  // content.ts
  var TELLING2 = /[\p{L}\p{N}\p{Sc}%*“”★☆☐-☒✅✓-✘❌⚠]/u;
  var PART = /"((?:[^"\\]|\\[^])*)"|attr\(\s*([^\s,)]+)[^)]*\)|(open-quote)|(close-quote)|(counters?\()|\/|\w+(?:\([^)]*\))?/g;
  var LONGEST7 = 5e3;
  function contentOf(content2, attribute) {
    let said2 = "";
    for (const [part, text, name, open, close, counter] of content2.slice(0, LONGEST7).matchAll(PART)) {
      if (counter) return "";
      if (part === "/") said2 = "";
      else if (text !== void 0) said2 += unescaped2(text);
      else if (name !== void 0) said2 += attribute(name) ?? "";
      else if (open) said2 += "\u201C";
      else if (close) said2 += "\u201D";
    }
    return said2;
  }
  function unescaped2(text) {
    return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, code, other) => {
      if (code === void 0) return other ?? "";
      const point = Number.parseInt(code, 16);
      return point > 1114111 ? "" : String.fromCodePoint(point);
    });
  }

  // sheets.ts
  var SIDES = [
    "::before",
    "::after"
  ];
  var STYLE = 1;
  var IMPORT = 3;
  var MOST9 = 2e4;
  var LONGEST8 = 1e5;
  var known2 = /* @__PURE__ */ new WeakMap();
  var NOTHING = {
    "::before": [],
    "::after": []
  };
  function writing(sheet) {
    try {
      const rules = sheet.cssRules;
      const { length: length2 } = rules;
      const before3 = known2.get(sheet);
      if (before3?.length === length2) return before3.selectors;
      const reader = new Reader();
      reader.read(rules, "");
      known2.set(sheet, {
        length: length2,
        selectors: reader.selectors
      });
      return reader.selectors;
    } catch (error) {
      return error instanceof DOMException && error.name === "SecurityError" ? void 0 : NOTHING;
    }
  }
  var Reader = class {
    selectors = {
      "::before": [],
      "::after": []
    };
    #count = 0;
    /** `around`: the selector of the rule that these are in. */
    read(rules, around2) {
      const { length: length2 } = rules;
      for (let i = 0; i < length2 && this.#count < MOST9; i++, this.#count++) {
        const rule = ruleAt(rules, i);
        const type = rule ? ruleType(rule) : 0;
        if (type === IMPORT) {
          const { styleSheet } = rule;
          if (styleSheet) this.read(styleSheet.cssRules, "");
        } else if (type === STYLE) {
          this.#take(rule, around2);
        } else if (rule && rule instanceof CSSGroupingRule) {
          this.read(rule.cssRules, around2);
        }
      }
    }
    #take(rule, around2) {
      const own = selectorText(rule);
      if (own.length + own.split("&").length * around2.length > LONGEST8) return;
      if (own.includes(":before") || own.includes(":after")) {
        if (mayTell(rule.style.content)) {
          const host = hostOf(nested(own, around2));
          for (const side of SIDES) if (own.includes(side)) this.selectors[side].push(host);
        }
      }
      const inner2 = innerRules(rule);
      if (inner2.length > 0) this.read(inner2, nested(own, around2));
    }
  };
  function nested(selector, around2) {
    if (!around2) return selector;
    const outer = `:is(${around2})`;
    return selector.includes("&") ? selector.replaceAll("&", outer) : `${outer} ${selector}`;
  }
  function hostOf(selector) {
    return selector.replace(/(^|[\s>+~,(])::?(before|after)/g, "$1*").replace(/::?(before|after)/g, "");
  }
  function mayTell(content2) {
    return /attr\(|var\(|-quote| \/ "/.test(content2) || TELLING2.test(contentOf(content2, () => null));
  }

  // generated.ts
  var TRIES = 3;
  var MOST_KINDS = 5e3;
  var tried = /* @__PURE__ */ new Map();
  var triedFor = 0;
  var Generated = class {
    #written = {
      "::before": /* @__PURE__ */ new Set(),
      "::after": /* @__PURE__ */ new Set()
    };
    /** There is a style sheet that cannot be read. */
    #blind = false;
    /** What was written beside elements of one tag and class, for when only the amount is wanted. */
    #usual = /* @__PURE__ */ new Map();
    constructor() {
      const { length: length2 } = document.styleSheets;
      if (length2 !== triedFor || tried.size > MOST_KINDS) tried = /* @__PURE__ */ new Map();
      triedFor = length2;
      this.root(document);
    }
    /** Looks at the style sheets of one more tree. */
    root(root) {
      const selectors = {
        "::before": [
          "q"
        ],
        "::after": [
          "q"
        ]
      };
      for (const sheets of [
        root.styleSheets,
        root.adoptedStyleSheets
      ]) {
        for (let i = 0; i < sheets.length; i++) this.#take(sheets[i], selectors);
      }
      for (const side of SIDES) {
        for (const element of found2(root, selectors[side])) this.#written[side].add(element);
      }
    }
    #take(sheet, selectors) {
      const read2 = sheet && writing(sheet);
      if (!read2) this.#blind = true;
      else for (const side of SIDES) selectors[side].push(...read2[side]);
    }
    /** The words on one side of the element, nothing for most. `counting`: only the amount is wanted. */
    words(element, side, counting) {
      if (this.#written[side].size === 0 && !this.#blind) return "";
      if (!this.#written[side].has(element) && !this.#worthATry(element)) return "";
      const kind = counting ? side + kindOf2(element) : "";
      const usual = counting ? this.#usual.get(kind) : void 0;
      if (usual !== void 0) return usual;
      const said2 = this.#ask(element, side);
      if (counting) this.#usual.set(kind, said2);
      return said2;
    }
    #ask(element, side) {
      const style2 = styleOf(element, side);
      const said2 = contentOf(style.content(style2), (name) => getAttribute(element, name));
      if (!TELLING2.test(said2)) return "";
      if (this.#blind) tried.delete(kindOf2(element));
      const display = style.display(style2);
      if (display === "none" || style.visibility(style2) !== "visible" || style.opacity(style2) === "0") {
        return "";
      }
      const space = side === "::before" ? [
        style2.marginRight,
        style2.paddingRight
      ] : [
        style2.marginLeft,
        style2.paddingLeft
      ];
      const apart = display !== "inline" || space.some((width) => parseFloat(width) > 0);
      return apart ? ` ${said2} ` : said2;
    }
    #worthATry(element) {
      if (!this.#blind || getAttribute(element, "class") === null) return false;
      const kind = kindOf2(element);
      const times = tried.get(kind) ?? 0;
      if (times >= 2 * TRIES) return false;
      tried.set(kind, times + 1);
      return true;
    }
  };
  function kindOf2(element) {
    return `${localName(element)} ${getAttribute(element, "class")}`;
  }
  function found2(root, selectors) {
    try {
      return root.querySelectorAll(selectors.join());
    } catch {
      return [];
    }
  }

  // abreast.ts
  var MOST10 = 64;
  var LONGEST9 = 200;
  var HIGHEST2 = 120;
  var LOW = 60;
  var SEVERAL = ":scope > * + *, :scope > * > *";
  var BLOCKS = `${BLOCKS_IN_CELLS},li,hr,blockquote,iframe,nav,main,aside,details,[role=heading]`;
  var Abreast = class {
    #lines;
    #walk;
    /** Children of the boxes that are being written: whether a line begins with them. */
    #begins = /* @__PURE__ */ new Map();
    constructor(lines, walk) {
      this.#lines = lines;
      this.#walk = walk;
    }
    /** Writes what is in the element. */
    write(element, tag, display, under) {
      const begins = /(flex|grid)$/.test(display) && !this.#lines.inRow && beginnings(element);
      if (!begins) return this.#walk.children(element, under, tag);
      for (const [child2, begin3] of begins) this.#begins.set(child2, begin3);
      this.#lines.row();
      this.#walk.children(element, under, tag);
      this.#lines.endRow();
      for (const child2 of begins.keys()) this.#begins.delete(child2);
    }
    /** The walk has come to an element that is drawn. */
    drawn(element) {
      if (this.#begins.size === 0) return;
      const begin3 = this.#begins.get(element);
      if (begin3 === void 0) return;
      if (begin3) {
        this.#lines.endRow();
        this.#lines.row();
      } else this.#lines.bar();
    }
  };
  function beginnings(element) {
    const { childElementCount } = element;
    if (childElementCount < 2 || childElementCount > MOST10 || shadowRoot(element)) return null;
    if (element.querySelector(BLOCKS)) return null;
    const found3 = /* @__PURE__ */ new Map();
    let line;
    let [beside, cards] = [
      false,
      true
    ];
    for (let child2 = firstChild(element); child2; child2 = nextSibling(child2)) {
      if (!isElement(child2) || !isVisible(child2)) continue;
      const { top: top2, bottom } = sidesOf(child2);
      if (bottom <= top2) continue;
      const height = bottom - top2;
      if (!isCell(child2, height)) return null;
      if (height <= LOW || !child2.querySelector(SEVERAL)) cards = false;
      const same = line !== void 0 && Math.min(line.bottom, bottom) - Math.max(line.top, top2) > Math.min(line.bottom - line.top, height) / 2;
      if (same) beside = true;
      else line = {
        top: top2,
        bottom
      };
      found3.set(child2, !same);
    }
    return beside && !cards ? found3 : null;
  }
  function isCell(child2, height) {
    return (height <= HIGHEST2 || child2.childElementCount < 2) && (child2.textContent ?? "").trim().length <= LONGEST9;
  }

  // ordinal.ts
  var ROMAN = [
    [
      1e3,
      "m"
    ],
    [
      900,
      "cm"
    ],
    [
      500,
      "d"
    ],
    [
      400,
      "cd"
    ],
    [
      100,
      "c"
    ],
    [
      90,
      "xc"
    ],
    [
      50,
      "l"
    ],
    [
      40,
      "xl"
    ],
    [
      10,
      "x"
    ],
    [
      9,
      "ix"
    ],
    [
      5,
      "v"
    ],
    [
      4,
      "iv"
    ],
    [
      1,
      "i"
    ]
  ];
  function ordinal(number, type) {
    const written2 = /alpha|latin/.test(type) ? letters(number) : type.endsWith("roman") ? roman(number) : "";
    if (!written2) return String(number);
    return type.startsWith("upper") ? written2.toUpperCase() : written2;
  }
  function letters(number) {
    let written2 = "";
    for (; number > 0; number = Math.floor((number - 1) / 26)) {
      written2 = String.fromCharCode(97 + (number - 1) % 26) + written2;
    }
    return written2;
  }
  function roman(number) {
    if (number > 3999) return "";
    let written2 = "";
    for (const [value, sign] of ROMAN) {
      for (; number >= value; number -= value) written2 += sign;
    }
    return written2;
  }

  // bullets.ts
  var Bullets = class {
    /** The number of the next item of each ordered list. */
    #next = /* @__PURE__ */ new Map();
    /** What stands before the item. */
    of(item2) {
      const list = item2.parentElement;
      if (!isOrderedList(list) || !isListItem(item2)) return "- ";
      const type = styleOf(item2).listStyleType;
      if (type === "none") return "- ";
      const number = item2.hasAttribute("value") ? item2.value : this.#next.get(list) ?? first2(list);
      this.#next.set(list, number + (list.reversed ? -1 : 1));
      return `${ordinal(number, type)}. `;
    }
  };
  function first2(list) {
    if (!list.reversed || list.hasAttribute("start")) return list.start;
    return [
      ...list.children
    ].filter(isListItem).length;
  }

  // columns.ts
  var WIDEST = 30;
  var HIGHEST3 = 1e3;
  var Columns = class {
    /** How many rows to come each column is still taken for by a cell of the rows above. */
    #taken = [];
    #at = 0;
    /** Columns of the cell before that its words do not fill. */
    #rest = 0;
    row() {
      this.#at = 0;
      this.#rest = 0;
    }
    /** The next cell: how many empty ones stand before it. */
    cell(columns, rows) {
      let empty = this.#rest;
      for (; (this.#taken[this.#at] ?? 0) > 0; this.#at++, empty++) {
        this.#taken[this.#at] = (this.#taken[this.#at] ?? 0) - 1;
      }
      const width = clamp(columns, WIDEST);
      const height = rows === 0 ? HIGHEST3 : clamp(rows, HIGHEST3);
      for (let i = 0; i < width; i++) this.#taken[this.#at++] = height - 1;
      this.#rest = width - 1;
      return Math.min(empty, WIDEST);
    }
    /** The row has no more cells: columns behind the last are taken for one row less. */
    endRow() {
      for (; this.#at < this.#taken.length; this.#at++) {
        this.#taken[this.#at] = Math.max(0, (this.#taken[this.#at] ?? 0) - 1);
      }
    }
  };
  function clamp(count2, most) {
    return Number.isFinite(count2) ? Math.max(1, Math.min(Math.trunc(count2), most)) : 1;
  }

  // rows.ts
  var HEADER = ":scope > tr > th, :scope > * > tr > th";
  var MOST_ROWS = 1e3;
  var Rows = class {
    #lines;
    #walk;
    /** The next element that is drawn is a cell of a row. */
    #cell = false;
    /** No cell of the table holds blocks. */
    #plain = false;
    /** What keeps a row of it from being one line. */
    #blocks = BLOCKS_IN_CELLS;
    #columns = new Columns();
    constructor(lines, walk) {
      this.#lines = lines;
      this.#walk = walk;
    }
    /** One look over the whole table spares one at every row, unless few of its rows will be shown. */
    table(element, under) {
      const outer = [
        this.#plain,
        this.#blocks,
        this.#columns
      ];
      const blocks = element.querySelector(HEADER) ? BLOCKS_IN_DATA : BLOCKS_IN_CELLS;
      const long = isTable(element) && element.rows.length > MOST_ROWS;
      this.#plain = !long && element.querySelector(blocks) === null;
      this.#blocks = blocks;
      this.#columns = new Columns();
      this.#walk.children(element, under);
      [this.#plain, this.#blocks, this.#columns] = outer;
    }
    row(element, under) {
      if (!this.#plain && element.querySelector(this.#blocks)) {
        return this.#walk.children(element, under);
      }
      this.#lines.row();
      this.#columns.row();
      for (let cell = firstChild(element); cell; cell = nextSibling(cell)) {
        this.#cell = true;
        this.#walk.node(cell, under);
      }
      this.#cell = false;
      this.#columns.endRow();
      this.#lines.endRow();
    }
    /** What is not drawn takes no column. */
    drawn(element) {
      if (!this.#cell) return;
      this.#cell = false;
      const plain2 = !hasAttributes(element);
      const empty = this.#columns.cell(plain2 ? 1 : span(element, "colspan"), plain2 ? 1 : span(element, "rowspan"));
      for (let i = 0; i <= empty; i++) this.#lines.cell();
    }
  };
  function span(cell, name) {
    return Number.parseInt(getAttribute(cell, name) ?? "1");
  }

  // prose.ts
  var DEEPEST_DRAWING = 100;
  var SAYING = "img,svg,canvas,input,button,select,textarea,iframe,object,[role],[aria-label],[title]";
  var Prose = class {
    #lines;
    #walk;
    #rows;
    #abreast;
    #bullets = new Bullets();
    constructor(lines, walk) {
      this.#lines = lines;
      this.#walk = walk;
      this.#rows = new Rows(lines, walk);
      this.#abreast = new Abreast(lines, walk);
    }
    /** The walk has come to an element that is drawn. */
    drawn(element) {
      this.#rows.drawn(element);
      this.#abreast.drawn(element);
    }
    write(element, tag, display, role, under) {
      if (display === "table-row" || role === "row") return this.#rows.row(element, under);
      const level = role === "heading" ? Number(getAttribute(element, "aria-level")) || 2 : role === void 0 && /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : 0;
      if (level > 0) {
        return this.#signed(element, tag, display, `${"#".repeat(Math.min(level, 6))} `, under);
      }
      switch (role) {
        case void 0:
          return this.#byTag(element, tag, display, under);
        case "img":
          return this.#walk.note(pictureNote(element, role), under);
        case "listitem":
          return this.#item(element, tag, display, under);
        case "progressbar":
        case "meter":
          return this.#gauge(element, role, under);
        case "dialog":
        case "alertdialog":
          return this.#dialog(element, role, under);
        default:
          return tag === "li" ? this.#abreast.write(element, tag, display, under) : this.#byTag(element, tag, display, under, role);
      }
    }
    #byTag(element, tag, display, under, role) {
      switch (tag) {
        case "li":
          return this.#item(element, tag, display, under);
        case "dd":
          return this.#signed(element, tag, display, "", under, "  ");
        case "blockquote":
          return this.#signed(element, tag, display, "", under, "> ");
        case "hr":
          return under & (QUIET | HIDDEN) ? void 0 : this.#lines.rule();
        case "table":
          return this.#rows.table(element, under);
        case "dialog":
          return this.#dialog(element, tag, under);
        case "img":
        case "canvas":
          return this.#walk.note(pictureNote(element, role), under);
        case "svg":
          this.#walk.note(pictureNote(element, role), under);
          return this.#svg(element, under);
        case "s":
        case "del":
        case "sup":
          return this.#typeset(element, tag, under);
        case "progress":
        case "meter":
          return this.#walk.note(gaugeNote(element, tag), under);
        case "video":
        case "audio":
          return;
        default:
          if (under & STRUCK) return this.#typeset(element, tag, under);
          if (isTitledIcon(element) && !element.querySelector(SAYING)) {
            return this.#walk.note(pictureNote(element, "img"), under);
          }
          return this.#abreast.write(element, tag, display, under);
      }
    }
    /** Where a dialog begins is seen, wherever in the document it stands. */
    #dialog(element, role, under) {
      if (this.#walk.depth > 1) {
        this.#walk.note(isTitled(element) ? role : dialogNote(element, role), under);
      }
      this.#lines.block();
      this.#walk.children(element, under);
    }
    /** The words in it mostly say what its value says. */
    #gauge(element, role, under) {
      const note = gaugeNote(element, role);
      this.#walk.note(note, under);
      const said2 = collapse(visibleText(element));
      this.#walk.children(element, said2 && note.includes(said2) ? under | QUIET : under);
    }
    /** Where how words are drawn changes what they say: 9.99 struck out, ten to the sixth. */
    #typeset(element, tag, under) {
      const plain2 = !element.firstElementChild && !(under & UNREAD);
      const words2 = plain2 ? (element.textContent ?? "").trim() : "";
      const struck = words2 !== "" && tag !== "sup";
      if (struck) this.#lines.text("~~");
      else if (/^[-−+]?\d/.test(words2)) this.#lines.text("^");
      this.#walk.children(element, under);
      if (struck) this.#lines.text("~~");
    }
    /** A heading's sign stands before its first words; what follows the first line of an item hangs below it. */
    #signed(element, tag, display, sign, under, hang = "") {
      const written2 = sign !== "" && !(under & UNREAD);
      if (written2) this.#lines.prefix(sign);
      this.#lines.indent(hang);
      this.#abreast.write(element, tag, display, under);
      this.#lines.block();
      this.#lines.outdent();
      if (written2) this.#lines.dropPrefix(sign);
    }
    #item(element, tag, display, under) {
      this.#signed(element, tag, display, this.#bullets.of(element), under, "  ");
    }
    /** The sign of a list item that is listed as a control. */
    sign(element, tag, under) {
      if (tag !== "li" || under & UNREAD || getAttribute(element, "role") !== null) return;
      this.#lines.prefix(this.#bullets.of(element));
    }
    #svg(element, under, depth = 0) {
      if (depth > DEEPEST_DRAWING) return;
      for (const child2 of element.children) {
        if (UNDRAWN_SVG.has(child2.localName)) continue;
        if (child2.localName === "text") this.#lines.block();
        if (child2.matches("text,a,foreignObject,[role],[tabindex],[onclick]")) {
          this.#walk.node(child2, under);
        } else this.#svg(child2, under, depth + 1);
      }
    }
  };
  function isTitled(dialog) {
    const titles = hasAttribute(dialog, "aria-label") ? [] : references(dialog, "aria-labelledby");
    return titles.some((title3) => title3 !== dialog && dialog.contains(title3) && isShown(title3));
  }

  // twins.ts
  var CARD = "li,article,section,tr,[role=listitem],[role=article],[role=row]";
  var HIGHEST4 = 3;
  var WIDEST2 = 12;
  var MOST_LINKS = 4;
  var LONGEST10 = 2e3;
  var Twins = class {
    /** Cards cost a query each; a page of very many pictures is read without. */
    #left = 1e3;
    /** The link in words that makes this one, which has none, say nothing new. */
    of(link) {
      const first3 = firstChild(link);
      if (!first3 || isText(first3) && /\S/.test(nodeValue(first3) ?? "") || hasWords(link) || this.#left-- <= 0) return null;
      const href = getAttribute(link, "href") ?? "";
      if (href.length > LONGEST10 || /^(#|javascript:|$)/i.test(href)) return null;
      const card = closest(link, CARD);
      const same = `a[href="${CSS.escape(href)}"]`;
      let at = link.parentElement;
      for (let i = 0; at && at !== document.body && i < HIGHEST4; i++, at = at.parentElement) {
        if (at.childElementCount > WIDEST2) return null;
        if (at.querySelectorAll("a[href]").length > MOST_LINKS) return null;
        for (const one of at.querySelectorAll(same)) {
          if (hasWords(one) && closest(one, CARD) === card && isShown(one)) {
            return isOwn(link, one) ? null : one;
          }
        }
        if (at === card) return null;
      }
      return null;
    }
  };
  function isOwn(link, twin) {
    const label2 = getAttribute(link, "aria-label") ?? getAttribute(link, "title") ?? "";
    return !collapse(twin.textContent ?? "").includes(collapse(label2));
  }
  function hasWords(element) {
    return /\S/.test(element.textContent ?? "");
  }
  function saysTheSame(link, twin) {
    const picture = link.querySelector("img[alt]")?.getAttribute("alt") ?? "";
    return collapse(twin.textContent ?? "").includes(collapse(picture));
  }

  // walk.ts
  var ELEMENT2 = 1;
  var TEXT2 = 3;
  var INLINE = "inline";
  var MOST_BEYOND = 500;
  var DEEPEST3 = 500;
  var Walk = class {
    #lines;
    /**
     * The place in the page: a unit for each element and each character of text, the same whatever of it
     * is written or listed. A control is one unit with all that is in it, since it cannot be torn.
     */
    #at = 0;
    /** The place of the control that it is in. */
    #held;
    /** The element that it is in. */
    #current;
    #finds;
    #labels;
    #depth = 0;
    /** How elements without attributes are displayed, by tag, while all of one tag are alike. */
    #usual = /* @__PURE__ */ new Map();
    #prose;
    #controls;
    #twins = new Twins();
    #clips = new Clips();
    #generated = new Generated();
    /** How many nodes were looked at although no text is kept any more. */
    #beyond = 0;
    /** Where the text ended, and how long all of it was before. */
    end;
    /** Where the walk of a large page ended. */
    rest;
    constructor(lines, finds, labels2) {
      this.#lines = lines;
      this.#finds = finds;
      this.#labels = labels2;
      lookByHand(document);
      this.#prose = new Prose(lines, this);
      this.#controls = new Controls(lines, finds, labels2, this);
    }
    node(node, under) {
      if (this.#lines.full && this.#isEnough(node)) return;
      const type = nodeType(node);
      if (type === TEXT2) {
        const data2 = nodeValue(node) ?? "";
        if (!(under & UNREAD)) this.#text(data2, under);
        if (this.#held === void 0) this.#at += data2.length;
      } else if (type === ELEMENT2) {
        const element = node;
        this.#lines.at = this.#held ?? this.#at++;
        if (this.#depth > DEEPEST3) return this.#piece(element, under);
        const outer = this.#current;
        this.#current = element;
        this.#depth++;
        this.#element(element, under);
        this.#depth--;
        this.#current = outer;
      }
    }
    /** Whether so many nodes beyond the text were counted that the rest is left to others. */
    #isEnough(node) {
      this.end ??= {
        node,
        total: this.#lines.total
      };
      if (++this.#beyond > MOST_BEYOND) this.rest ??= node;
      return this.rest !== void 0;
    }
    /** Where the observation begins inside of it, a line begins too. */
    #text(data2, under) {
      const silent = this.#held === void 0 ? this.#lines.from - this.#at : 0;
      this.#lines.at = this.#held ?? this.#at;
      this.#lines.by = this.#current;
      if (silent > 0 && silent < data2.length) {
        this.words(data2.slice(0, silent));
        this.#lines.tear();
        this.#lines.at = this.#at + silent;
        data2 = data2.slice(silent);
      }
      if (under & PRESERVED) this.#lines.verbatim(data2);
      else this.#lines.text(data2);
    }
    #piece(element, under) {
      if (!(under & UNREAD)) this.#lines.text(visibleText(element));
    }
    children(element, under, tag = localName(element)) {
      this.#sheet(element, "::before", under);
      this.#nodes(element, under, tag);
      this.#sheet(element, "::after", under);
    }
    /** What the style sheets write there. */
    #sheet(element, side, under) {
      if (under & UNREAD) return;
      const words2 = this.#generated.words(element, side, this.#lines.idle);
      if (words2) this.#lines.text(words2);
    }
    #nodes(element, under, tag) {
      if (tag === "slot") {
        const assigned = slotted(element);
        if (assigned) return assigned.forEach((node) => this.node(node, under));
      }
      let child2 = firstChild(shadowRoot(element) ?? element);
      for (; child2 && !this.rest; child2 = nextSibling(child2)) this.node(child2, under);
    }
    #element(element, above) {
      const tag = localName(element);
      if (NEVER2.has(tag)) return;
      if (tag === "area") return this.#area(element, above);
      const bare2 = !hasAttributes(element);
      if (!bare2 && (getAttribute(element, "aria-hidden") === "true" || hasAttribute(element, "inert"))) {
        return;
      }
      if (bare2 && this.#lines.idle && this.#finds.full()) {
        const usual = this.#usual.get(tag);
        if (usual && isVisible(element)) {
          const under2 = above & OUTSIDE ? above : above & ~HIDDEN;
          return this.#inside(element, tag, bare2, usual, under2, false);
        }
      }
      const style2 = styleOf(element);
      let display = style.display(style2);
      if (display === "" && element.parentElement) this.#finds.closed(element.parentElement);
      let under = seen(element, style2, display, bare2, above);
      if (under === null) return;
      const { around: around2 } = this.#clips;
      under = this.#clips.enter(element, tag, style2, display, under);
      const cursor = handOf(tag, style.cursor(style2));
      const drawn2 = style.contentVisibility(style2) !== "hidden";
      if (bare2) this.#learn(tag, display, under === above && cursor === 0 && drawn2);
      const hand = cursor !== 0 && (!(above & cursor) || !bare2 && isTitledIcon(element));
      if (INLINE_TAGS.has(tag) && isTakenOut(style2)) display = "inline-block";
      this.#inside(element, tag, bare2, display, under | cursor, hand, drawn2);
      this.#clips.leave(around2);
    }
    #inside(element, tag, bare2, display, under, hand, drawn2 = true) {
      this.#prose.drawn(element);
      const root = shadowRoot(element);
      if (root) this.#enter(root);
      else if (tag.includes("-") || HOSTS.has(tag) && !firstChild(element)) {
        this.#finds.closed(element);
      }
      const item2 = isItem(tag, bare2 ? void 0 : explicitRole2(element));
      if (item2) this.#lines.enter();
      this.#drawn(element, tag, bare2, display, under, hand, drawn2);
      if (item2) this.#lines.leave();
    }
    #drawn(element, tag, bare2, display, under, hand, drawn2) {
      if (tag === "br") return this.#lines.block();
      const block = isBlock(display);
      if (block) this.#lines.block();
      let below = !bare2 && this.#labels.isName(element) ? under | QUIET : under;
      let content2 = under & HIDDEN ? null : actionable(element, tag, bare2, hand, (under & INSIDE) !== 0);
      if (under & SCROLLS && (content2 === "named" || !content2)) content2 = "around";
      const twin = content2 === "named" && tag === "a" ? this.#twins.of(element) : null;
      if (twin) {
        content2 = null;
        if (saysTheSame(element, twin)) below |= QUIET;
      }
      const chip = !block && !content2 && display.length > INLINE.length;
      if (chip) this.#lines.gap();
      if (content2 && this.#controls.isSaid(element)) content2 = null;
      if (content2) this.#controls.write(element, tag, display, content2, below);
      else if (drawn2) this.#plain(element, tag, display, bare2, below);
      if (block) this.#lines.block();
      if (chip) this.#lines.gap();
    }
    /** Whether the elements of a tag that have no attributes are all displayed alike. */
    #learn(tag, display, plain2) {
      const known3 = this.#usual.get(tag);
      const alike = plain2 && (known3 === void 0 || known3 === display);
      this.#usual.set(tag, alike ? display : null);
    }
    #area(element, under) {
      if (!(under & HIDDEN) && element.hasAttribute("href") && isShown(element)) {
        this.#controls.write(element, "area", "inline", "whole", under);
      }
    }
    asOne(work) {
      const outer = this.#held;
      this.#held ??= this.#at - 1;
      work();
      this.#held = outer;
    }
    /** The sign of a list item that is listed as a control. */
    sign(element, tag, under) {
      this.#prose.sign(element, tag, under);
    }
    get depth() {
      return this.#depth;
    }
    /** Words that stand apart from those beside them. */
    words(words2) {
      if (words2) this.#lines.text(` ${words2} `);
    }
    /** A note in brackets, where text is written at all. */
    note(note, under) {
      if (note && !(under & (QUIET | HIDDEN))) this.#lines.marker(note);
    }
    #plain(element, tag, display, bare2, under) {
      const role = bare2 ? void 0 : explicitRole2(element);
      const region = bare2 ? "" : regionNote(element, tag, role);
      const held2 = region !== "" && !(under & (QUIET | HIDDEN));
      if (held2) this.#lines.hold(region);
      this.said(element, tag, display, role, under);
      if (!bare2 && (tag === "th" || role === "columnheader")) this.note(sortOf(element), under);
      if (held2) this.#lines.release(region);
    }
    /** What the element is to a person, be it listed or not. */
    said(element, tag, display, role, under) {
      switch (tag) {
        case "label":
          if (this.#controls.label(element, under)) return;
          break;
        case "details":
          return this.#details(element, under);
        case "iframe":
        case "frame":
        case "object":
        case "embed":
          if (showsFrame(element)) this.#frame(element, under);
          else if (tag === "object") this.children(element, under);
          return;
      }
      this.#prose.write(element, tag, display, role, under);
    }
    /** Its document is read by itself and stands below its marker. */
    #frame(element, under) {
      const found3 = under & (QUIET | HIDDEN) ? null : this.#finds.frame(element);
      if (!found3) return;
      this.#lines.block();
      this.#lines.marker(found3);
      this.#lines.block();
    }
    /** A shadow tree has style sheets of its own, and changes of its own. */
    #enter(root) {
      this.#finds.root(root);
      this.#generated.root(root);
      lookByHand(root);
    }
    #details(element, under) {
      if (element.hasAttribute("open")) return this.children(element, under);
      for (const child2 of element.children) {
        if (child2.localName === "summary" && isSummary(child2)) this.node(child2, under);
      }
    }
  };

  // observe.ts
  function observe(options) {
    const root = options.ref === void 0 ? void 0 : resolve(options.ref);
    if (options.issuing === "new") begin2(options.observation, options.first);
    else amend(options.observation, options.first);
    const issue = new Issue(options.issuing);
    const { lines, frames: frames2, found: found3, unlisted, beyond } = read(options, root, issue, (line, item2) => maskInText(issue.line(line, item2)));
    const { text, total, next: next2 } = lines.end();
    const elements2 = issue.all();
    const observation2 = {
      ...title2(),
      text,
      elements: elements2,
      frames: frames2.map(referred2),
      next: nextNumber()
    };
    const truncated = {};
    const whole2 = total + (beyond?.text ?? 0);
    if (whole2 > text.length) {
      truncated.text = {
        shown: text.length,
        total: whole2,
        ...next2 !== void 0 && {
          next: next2
        },
        ...beyond && {
          about: true
        }
      };
    }
    if (found3 > elements2.length) {
      truncated.elements = {
        shown: elements2.length,
        total: found3,
        ...unlisted !== void 0 && {
          next: unlisted
        },
        ...beyond && !beyond.exact && {
          about: true
        }
      };
    }
    if (truncated.text || truncated.elements) observation2.truncated = truncated;
    const place2 = root === void 0 && top === self ? viewport() : void 0;
    if (place2) observation2.viewport = place2;
    const known3 = secrets();
    if (known3.length > 0) observation2.secrets = known3;
    if (unknownHosts() > 0) observation2.hosts = unknownHosts();
    return observation2;
  }
  function read(options, root, issue, finish) {
    const { maxElements, offset = 0 } = options;
    beginFrames();
    beginHosts();
    const frames2 = [];
    let [found3, listed4] = [
      0,
      0
    ];
    let unlisted;
    const lines = new Lines(options.maxText, finish, offset);
    const room = () => {
      found3++;
      if (lines.at < offset) return false;
      if (listed4 < maxElements) return ++listed4 > 0;
      unlisted ??= lines.lineAt > offset ? lines.lineAt : lines.at;
      return false;
    };
    const finds = {
      element(element, content2) {
        if (!room()) return null;
        const info = describe(element, "", content2);
        return {
          marker: issue.take(element, info),
          name: info.name
        };
      },
      full: () => listed4 >= maxElements || lines.at < offset,
      frame(element) {
        const frame2 = frameInfo(element);
        if (!room()) {
          frames2.push(frame2);
          return null;
        }
        const info = {
          ref: "",
          role: "iframe",
          name: frame2.name,
          href: frame2.url
        };
        frames2.push({
          ...frame2,
          info
        });
        return issue.take(element, info);
      },
      root: enterRoot,
      closed: mayHost
    };
    const walk = new Walk(lines, finds, labelsFor(() => listed4 < maxElements || lines.at >= offset));
    const top1 = root ?? topOf(lines);
    if (root) {
      walk.node(root, 0);
      if (isSelect(root)) writeOptions(root, lines);
    } else if (top1) walkPage(walk, lines, top1);
    const { end, rest: rest2 } = walk;
    if (!top1 || !end || !rest2) return {
      lines,
      frames: frames2,
      found: found3,
      unlisted
    };
    const counted2 = {
      from: end.node,
      text: lines.total - end.total
    };
    const walked = {
      root: top1,
      rest: rest2,
      found: found3,
      counted: counted2
    };
    const beyond = tally(walked, (element, content2) => finds.element(element, content2) !== null);
    return {
      lines,
      frames: frames2,
      found: walked.found + beyond.elements,
      unlisted,
      beyond
    };
  }
  function writeOptions(select, lines) {
    for (const option of select.options) {
      const states = (option.selected ? " (selected)" : "") + (isOptionDisabled(option) ? " (disabled)" : "");
      lines.block();
      lines.at++;
      lines.text(`- ${optionLabel(option)}${states}`);
    }
    lines.block();
  }
  function enterRoot(root) {
    watchRoot(root);
    enterForSecrets(root);
  }
  function referred2(frame2) {
    const { info, ...rest2 } = frame2;
    return info && /^s/.test(info.ref) ? {
      ...rest2,
      ref: info.ref
    } : rest2;
  }
  function topOf(lines) {
    const dialog = frontDialog();
    if (dialog) {
      const name = label(nameOf(dialog, "dialog"));
      lines.marker(`modal dialog${name ? ` ${quoted(name)}` : ""}, nothing behind it can be used`);
      lines.block();
    }
    return dialog ?? document.body ?? document.documentElement;
  }
  function walkPage(walk, lines, top1) {
    if (isForeign(top1)) lines.verbatim(new XMLSerializer().serializeToString(document));
    else walk.node(top1, 0);
    if (top1 === frontDialog()) {
      for (const layer of layersOver(top1)) walk.node(layer, 0);
    }
  }
  function isForeign(root) {
    return !/\/(xhtml|svg|MathML)$/.test(root.namespaceURI ?? "");
  }
  function title2() {
    return {
      title: masked(document.title),
      url: location.href
    };
  }
  function readableText() {
    const lines = new Lines(Number.MAX_SAFE_INTEGER, maskInText);
    const finds = {
      element: () => null,
      full: () => false,
      frame: () => null,
      root: enterRoot,
      closed: () => {
      }
    };
    const top1 = topOf(lines);
    if (top1) walkPage(new Walk(lines, finds, labelsFor(() => false)), lines, top1);
    return lines.end().text;
  }

  // find.ts
  var MOST_ELEMENTS = 2e4;
  var MOST_TEXT = 1e7;
  var LONGEST11 = 400;
  var LONGEST_CONTEXT = 120;
  function find(options) {
    const root = options.ref === void 0 ? void 0 : resolve(options.ref);
    amend(options.observation, options.first);
    const wanted = fold(options.find).split(" ");
    const issue = new Issue("part");
    const hits = [];
    let heading = "";
    const look = (line, group, { at, by }) => {
      const [raw, item2] = [
        maskInText(line),
        maskInText(group)
      ];
      if (/^#{1,6} /.test(raw)) heading = raw;
      const around2 = {
        item: item2,
        heading: heading === raw ? "" : heading,
        at
      };
      const said2 = issue.said(raw);
      const listed4 = issue.of(raw);
      const apart = raw.length > LONGEST11 ? listed4 : [];
      const single = apart.flatMap((one) => {
        const score2 = scoreOf(`${one.info.role} ${one.info.name}`, [
          one
        ], wanted);
        return score2 > 0 ? [
          {
            raw: `${OPEN}${one.marker}]`,
            ...around2,
            score: score2
          }
        ] : [];
      });
      hits.push(...single);
      const score = single.length > 0 ? 0 : scoreOf(said2, listed4, wanted);
      if (score > 0) {
        const words2 = listed4.length === 0 ? by : void 0;
        hits.push({
          raw: apart.length > 0 ? said2 : raw,
          ...around2,
          score,
          by: words2
        });
      }
      return line;
    };
    const limits = {
      maxText: MOST_TEXT,
      maxElements: MOST_ELEMENTS
    };
    const { lines, frames: frames2 } = read(limits, root, issue, look);
    lines.end();
    const best = new Set(hits.toSorted((a, b) => b.score - a.score).slice(0, options.most));
    const matches2 = hits.filter((hit2) => best.has(hit2)).map((hit2) => matchOf(hit2, issue, wanted));
    const known3 = secrets();
    return {
      ...title2(),
      matches: matches2,
      total: hits.length,
      length: lines.total,
      ...frontDialog() !== null && {
        modal: true
      },
      elements: issue.issued(),
      frames: frames2.map(referred2),
      next: nextNumber(),
      ...unknownHosts() > 0 && {
        hosts: unknownHosts()
      },
      ...known3.length > 0 && {
        secrets: known3
      }
    };
  }
  function matchOf(hit2, issue, wanted) {
    const { raw, item: item2, heading, score, at } = hit2;
    const around2 = [
      heading,
      item2 === raw || item2 === heading ? "" : item2
    ].map((around3) => cut(collapse(issue.said(around3)), LONGEST_CONTEXT)).filter((around3) => around3 !== "");
    const long = !raw.includes(OPEN) && raw.length > LONGEST11;
    const line = issue.line(wordsOf3(hit2, issue) + (long ? excerpt(raw, wanted) : raw), item2);
    return {
      score,
      at,
      context: finished(around2.join(" \u203A ")),
      line: finished(line)
    };
  }
  function wordsOf3({ by, raw }, issue) {
    if (!by) return "";
    const info = {
      ref: "",
      role: "text",
      name: ""
    };
    const marker2 = issue.take(wholeOf(by, raw), info);
    info.name = cut(label(raw), LONGEST_CONTEXT);
    return `${OPEN}${marker2}] `;
  }
  function wholeOf(by, line) {
    let at = by;
    for (let parent = flatParent(at); parent; parent = flatParent(parent)) {
      if (collapse(parent.textContent ?? "").length > line.length) break;
      at = parent;
    }
    return at;
  }
  function excerpt(line, wanted) {
    const folded = bare(line);
    const index = wanted.map((word) => folded.indexOf(word)).find((index2) => index2 >= 0) ?? 0;
    const from = Math.max(0, placeIn(line, index) - LONGEST11 / 2);
    const part = head(line.slice(from), LONGEST11).replace(/^[\udc00-\udfff]/, "");
    return `${from > 0 ? "\u2026" : ""}${part}${from + LONGEST11 < line.length ? "\u2026" : ""}`;
  }
  function placeIn(text, index) {
    let [from, to] = [
      0,
      text.length
    ];
    while (to - from > 1) {
      const middle = from + to >> 1;
      const before3 = bare(text.slice(from, middle)).length;
      if (index < before3) to = middle;
      else [from, index] = [
        middle,
        index - before3
      ];
    }
    return from;
  }
  function scoreOf(said2, elements2, wanted) {
    let best = 0;
    for (const element of elements2) {
      const name = fold(element.info.name);
      const called = wanted.filter((word) => word !== element.info.role);
      const words2 = called.length > 0 ? called : wanted;
      const query = words2.join(" ");
      if (name === query) return 5;
      if (name.startsWith(query)) best = Math.max(best, 4);
      else if (hasAll(name, words2)) best = Math.max(best, 3);
      else if (best < 2 && hasAll(fold(saidOf(element)), wanted)) best = 2;
    }
    if (best > 0) return best;
    return hasAll(fold(said2), wanted) ? 1 : 0;
  }
  function hasAll(text, wanted) {
    return wanted.every((word) => text.includes(word));
  }
  var IDS = [
    "data-testid",
    "data-test-id",
    "data-test",
    "data-cy",
    "data-qa",
    "id",
    "name"
  ];
  function saidOf({ element, info }) {
    const { role, name, value, description, placeholder: placeholder2, href, options } = info;
    const labels2 = options?.map((option) => option.label) ?? [];
    const ids = IDS.map((attribute) => element.getAttribute(attribute));
    return [
      role,
      name,
      value,
      description,
      placeholder2,
      href,
      ...labels2,
      ...ids
    ].join(" ");
  }
  function fold(text) {
    return bare(collapse(text));
  }
  function bare(text) {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
  }

  // commit.ts
  var before2 = /* @__PURE__ */ new WeakMap();
  var told2 = /* @__PURE__ */ new WeakMap();
  var listening = false;
  function typingBegins(field2) {
    before2.set(field2, field2.value);
  }
  function commit(element) {
    if (!isTextField(element) || !before2.has(element) || before2.get(element) === element.value) {
      return;
    }
    before2.set(element, element.value);
    told2.set(element, element.value);
    if (!listening) addEventListener("change", onChange2, true);
    listening = true;
    element.dispatchEvent(new Event("change", {
      bubbles: true
    }));
  }
  function onChange2(event) {
    const target3 = event.composedPath()[0];
    if (!event.isTrusted || !(target3 instanceof Node) || !isTextField(target3)) return;
    const value = told2.get(target3);
    told2.delete(target3);
    if (value === target3.value) event.stopImmediatePropagation();
  }

  // rehearse.ts
  var FORMS = {
    date: {
      form: "YYYY-MM-DD"
    },
    time: {
      form: "HH:MM or HH:MM:SS"
    },
    "datetime-local": {
      form: "YYYY-MM-DDTHH:MM"
    },
    // Firefox has no inputs of these two types: the form is ours to hold.
    month: {
      form: "YYYY-MM",
      fits: /^\d{4,}-(0[1-9]|1[0-2])$/
    },
    week: {
      form: "YYYY-Www",
      fits: /^\d{4,}-W(0[1-9]|[1-4]\d|5[0-3])$/
    },
    color: {
      form: "#rrggbb",
      fits: /^#[0-9a-f]{6}$/i
    },
    range: {
      form: "a number",
      fits: /^-?\d+(\.\d+)?$/
    }
  };
  function rehearse(input, value) {
    const type = input.getAttribute("type")?.toLowerCase() ?? "text";
    const { form = "", fits: fits2 } = FORMS[type] ?? {};
    if (value === "" && type !== "color" && type !== "range") return value;
    const spare = document.createElement("input");
    for (const name of [
      "type",
      "min",
      "max",
      "step"
    ]) {
      const bound = input.getAttribute(name);
      if (bound !== null) spare.setAttribute(name, bound);
    }
    spare.value = value;
    if (spare.value === "" || fits2 && !fits2.test(value)) {
      throw new Fault("invalid", `${listedWords(input)} takes ${form}`);
    }
    const { rangeUnderflow, rangeOverflow, stepMismatch } = spare.validity;
    const moved = type === "range" && Number(spare.value) !== Number(value);
    if (rangeUnderflow || rangeOverflow || stepMismatch || moved) {
      throw new Fault("invalid", `${listedWords(input)} takes ${form}${bounds(input, type)}`);
    }
    return spare.value;
  }
  function bounds(input, type) {
    const range = type === "range";
    const min = input.min || (range ? "0" : "");
    const max = input.max || (range ? "100" : "");
    const step = input.step || (range ? "1" : "");
    return (min && ` from ${min}`) + (max && ` to ${max}`) + (step && ` in steps of ${step}`);
  }

  // fields.ts
  function focusField(o) {
    const element = resolve(o.ref);
    const kind = checkFit(element, "fill");
    mark();
    takeFocus(element);
    guardKeys(element);
    if (isTextField(element)) {
      if (kind !== "toggle") place(element, o.append);
      typingBegins(element);
    } else {
      placeInside(element, o.append);
    }
    return prepared(element, kind);
  }
  function focus(o) {
    const element = resolve(o.ref);
    checkFit(element, "press");
    mark();
    takeFocus(element);
    guardKeys(element);
    return {};
  }
  function takeFocus(element) {
    if (isHtml(element) || element instanceof SVGElement) element.focus();
    const active = deepActiveElement();
    if (!element.isConnected) {
      throw new Fault("stale_ref", `${listedWords(element)} is gone: the page replaced it when it got the focus`);
    }
    if (active && (active === element || flatContains(element, active))) return;
    const held2 = active && active !== document.body ? `: focus is on ${words(active)}` : "";
    throw new Fault("not_actionable", `${listedWords(element)} does not take the focus${held2}`);
  }
  function insertText(o) {
    if (!document.execCommand("insertText", false, o.text)) {
      throw new Fault("not_actionable", "the field takes no insertion of text");
    }
    return {};
  }
  function place(field2, append) {
    if (!append) return field2.select();
    const end = field2.value.length;
    try {
      field2.setSelectionRange(end, end);
    } catch {
      const value = field2.value;
      field2.value = "";
      field2.value = value;
    }
  }
  function placeInside(element, append) {
    const selection = getSelection();
    if (!selection) return;
    const range = document.createRange();
    range.selectNodeContents(append ? lastBlock(element) : element);
    if (append) range.collapse(false);
    selection.removeAllRanges();
    selection.addRange(range);
  }
  function lastBlock(element) {
    let at = element;
    for (; ; ) {
      const last = [
        ...at.childNodes
      ].findLast((child2) => isText(child2) ? child2.data.trim() !== "" : child2.hasChildNodes());
      if (!last) return at;
      at = last;
    }
  }
  function setField(o) {
    const element = resolve(o.ref);
    checkFit(element, "fill");
    if (!isInput(element) || kindOf(element) !== "set") {
      throw new Fault("not_actionable", `${listedWords(element)} is typed into, not set`);
    }
    const value = rehearse(element, o.value);
    mark();
    element.focus({
      preventScroll: true
    });
    if (element.value !== value) {
      element.value = value;
      announce(element);
    }
    return fieldValue(element);
  }
  function announce(element) {
    element.dispatchEvent(new InputEvent("input", {
      bubbles: true,
      composed: true
    }));
    element.dispatchEvent(new Event("change", {
      bubbles: true
    }));
  }
  function readField(o) {
    const lost2 = unguardKeys();
    if (lost2 !== void 0) throw new Fault("not_actionable", `${lost2}. Nothing was typed`);
    const element = resolve(o.ref);
    commit(element);
    const result = fieldValue(element);
    if (o.expect !== void 0) result.kept = rawValue(element) === normal(element, o.expect);
    return result;
  }
  function normal(element, text) {
    if (!isInput(element)) return text.replace(/\r\n?/g, "\n");
    const line = text.replace(/[\r\n]/g, "");
    return /^(email|url)$/.test(element.type) ? line.trim() : line;
  }
  function rawValue(element) {
    if (isTextField(element) || isSelect(element)) return element.value;
    return isHtml(element) ? element.innerText.replace(/\n$/, "").replaceAll("\xA0", " ") : "";
  }
  function fieldValue(element) {
    const raw = rawValue(element);
    const result = {
      empty: raw === ""
    };
    if (!isSecret(element)) result.value = maskSecrets(raw);
    const checked = checkedOf(element, roleOf(element));
    if (checked !== void 0) result.checked = checked;
    return result;
  }

  // marks.ts
  var FONT = 12;
  var LINE = 2;
  var COLOURS = [
    "#b00020",
    "#0b57d0",
    "#146c2e",
    "#7b1fa2",
    "#8a4b00",
    "#00606b"
  ];
  function boxes(o) {
    const marks = [];
    const frames2 = [];
    for (const { ref, element } of standing()) {
      const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
      const rect = rectsOf(place2)[0];
      if (!rect || !isShown(place2)) continue;
      const { left: left2, top: top2, right, bottom, width, height } = rect;
      const seen2 = right > 0 && bottom > 0 && left2 < innerWidth && top2 < innerHeight;
      if (!seen2 && !o.whole) continue;
      marks.push({
        ref,
        x: left2,
        y: top2,
        width,
        height
      });
      const box = frameBox(element);
      if (box) frames2.push({
        ref,
        ...box
      });
    }
    return {
      marks,
      frames: frames2,
      scroll: {
        x: scrollX,
        y: scrollY
      }
    };
  }
  async function paint(picture, marksJson, type) {
    const marks = JSON.parse(marksJson);
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([
      bytes
    ]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    context.font = `bold ${FONT}px sans-serif`;
    context.textBaseline = "top";
    context.lineWidth = LINE;
    const taken = marks.map((mark2) => mark2);
    for (const [i, mark2] of marks.entries()) {
      const colour = COLOURS[i % COLOURS.length] ?? "";
      context.strokeStyle = colour;
      context.strokeRect(mark2.x, mark2.y, mark2.width, mark2.height);
      const tag = {
        width: context.measureText(mark2.ref).width + 4,
        height: FONT + 4
      };
      const place2 = spot(mark2, tag, taken, canvas);
      taken.push({
        ...place2,
        ...tag
      });
      context.fillStyle = colour;
      context.fillRect(place2.x, place2.y, tag.width, tag.height);
      context.fillStyle = "#fff";
      context.fillText(mark2.ref, place2.x + 2, place2.y + 2);
    }
    const blob = await canvas.convertToBlob({
      type,
      quality: 0.8
    });
    return await base64(blob);
  }
  function spot(box, tag, taken, canvas) {
    const spots = [
      {
        x: box.x,
        y: box.y - tag.height
      },
      {
        x: box.x + box.width,
        y: box.y
      },
      {
        x: box.x - tag.width,
        y: box.y
      },
      {
        x: box.x,
        y: box.y + box.height
      }
    ].map(({ x, y }) => ({
      x: Math.max(0, Math.min(x, canvas.width - tag.width)),
      y: Math.max(0, Math.min(y, canvas.height - tag.height))
    }));
    return spots.find((at) => !taken.some((other) => other !== box && overlap({
      ...at,
      ...tag
    }, other))) ?? spots[0] ?? box;
  }
  function overlap(a, b) {
    const holds = b.width > 4 * a.width && b.height > 4 * a.height;
    return !holds && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  }
  function base64(blob) {
    const { promise, resolve: resolve2, reject } = Promise.withResolvers();
    const reader = new FileReader();
    reader.onload = () => resolve2(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("the picture cannot be read"));
    reader.readAsDataURL(blob);
    return promise;
  }

  // select.ts
  var MOST_LISTED = 20;
  function choose(o) {
    const select = resolve(o.ref);
    checkFit(select, "select");
    if (!isSelect(select)) return fieldValue(select);
    if (!select.multiple && o.values.length !== 1) {
      throw new Fault("invalid", `${listedWords(select)} takes one value, not ${o.values.length}`);
    }
    const wanted = new Set(o.values.map((value) => find2(select, value)));
    mark();
    select.focus({
      preventScroll: true
    });
    let changed = false;
    for (const option of select.options) {
      const selected = wanted.has(option);
      if (option.selected === selected) continue;
      changed = true;
      if (select.multiple || selected) option.selected = selected;
    }
    if (!select.isConnected) {
      throw new Fault("stale_ref", `${listedWords(select)} is gone: the page replaced it when it got the focus`);
    }
    if (changed) announce(select);
    const kept = [
      ...select.options
    ].every((option) => option.selected === wanted.has(option));
    return {
      ...fieldValue(select),
      kept
    };
  }
  function find2(select, wanted) {
    const all = [
      ...select.options
    ];
    const text = collapse(wanted);
    const fitting = [
      all.filter((option2) => option2.value === wanted),
      all.filter((option2) => optionLabel(option2) === text),
      // The list of an observation cuts long ones.
      all.filter((option2) => masked(optionLabel(option2)) === text || masked(option2.value) === text)
    ].find((some) => some.length > 0) ?? [];
    const option = fitting.find((one) => !isOptionDisabled(one));
    if (option) return option;
    const given = quoted(cut(defuse(text), 80));
    if (fitting.length > 0) {
      throw new Fault("not_actionable", `option ${given} of ${listedWords(select)} is disabled`);
    }
    throw new Fault("invalid", `${listedWords(select)} has no option ${given}; it has ${listed3(all)}`);
  }
  function listed3(options) {
    if (options.length === 0) return "none";
    const some = options.slice(0, MOST_LISTED).map((option) => {
      const shown3 = quoted(cut(masked(optionLabel(option)), 60));
      return isOptionDisabled(option) ? `${shown3} (disabled)` : shown3;
    });
    const rest2 = options.length - some.length;
    return some.join(", ") + (rest2 > 0 ? ` and ${rest2} more` : "");
  }

  // through.ts
  function through({ index, x, y, viewport: viewport2 }) {
    const own = {
      viewport: {
        width: innerWidth,
        height: innerHeight
      }
    };
    const frame2 = everyFrame()[index];
    if (!frame2) return {
      ...own,
      hidden: true
    };
    const place2 = placeOf2(frame2, x, y, viewport2);
    if (!place2) return own;
    const { point } = place2;
    const found3 = deepElementFromPoint(point.x, point.y);
    if (!found3 || found3 !== frame2 && flatContains(found3, frame2)) return {
      ...own,
      hidden: true
    };
    if (flatContains(frame2, found3)) return {
      ...own,
      point
    };
    throw new Fault("obscured", `the ${listedWords(frame2)} around it is covered there by ${describeCover(found3, frame2)}`);
  }
  function placeOf2(frame2, x, y, viewport2) {
    const turn = linearPart(frame2);
    if (!turn.is2D) return void 0;
    const { a, b, c, d } = turn;
    const { offsetWidth, offsetHeight, clientLeft, clientTop, clientWidth: clientWidth2, clientHeight: clientHeight2 } = frame2;
    const drawn2 = frame2.getBoundingClientRect();
    const zoom = drawn2.width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight);
    const style2 = getComputedStyle(frame2);
    const [left2 = 0, top2 = 0, right = 0, bottom = 0] = [
      style2.paddingLeft,
      style2.paddingTop,
      style2.paddingRight,
      style2.paddingBottom
    ].map(parseFloat);
    const width = clientWidth2 - left2 - right;
    const height = clientHeight2 - top2 - bottom;
    const dx = clientLeft + left2 + x * width / viewport2.width - offsetWidth / 2;
    const dy = clientTop + top2 + y * height / viewport2.height - offsetHeight / 2;
    return {
      point: {
        x: drawn2.left + drawn2.width / 2 + zoom * (a * dx + c * dy),
        y: drawn2.top + drawn2.height / 2 + zoom * (b * dx + d * dy)
      }
    };
  }
  function linearPart(element) {
    let all = new DOMMatrix();
    for (let at = element; at; at = flatParent(at)) {
      const { transform, rotate, scale } = getComputedStyle(at);
      if (transform === "none" && rotate === "none" && scale === "none") continue;
      const own = new DOMMatrix([
        rotate === "none" ? "" : `rotate${rotate.includes(" ") ? "3d" : ""}(${rotate3d(rotate)})`,
        scale === "none" ? "" : `scale(${scale.split(" ").slice(0, 2).join(",")})`,
        transform === "none" ? "" : transform
      ].join(" "));
      own.e = own.f = 0;
      all = own.multiply(all);
    }
    return all;
  }
  function rotate3d(rotate) {
    return rotate.replace(/^x /, "1 0 0 ").replace(/^y /, "0 1 0 ").replaceAll(" ", ",");
  }

  // wait.ts
  var POLL = 200;
  var REST = 3;
  async function waitFor(wish) {
    const end = performance.now() + wish.bound;
    let wake = () => {
    };
    const stop = onChange(() => wake());
    try {
      for (; ; ) {
        const looked = performance.now();
        const missing = lacking(wish);
        const now = performance.now();
        if (!missing) return {
          met: true
        };
        if (now >= end) return {
          met: false,
          missing
        };
        await pause(Math.min((now - looked) * REST, end - now));
        const woken = new Promise((resolve2) => wake = resolve2);
        await Promise.race([
          woken,
          pause(Math.min(POLL, end - performance.now()))
        ]);
      }
    } finally {
      stop();
    }
  }
  function lacking({ text, gone }) {
    const shows = shown2();
    const given = (wanted) => quoted(cut(defuse(collapse(wanted)), 80));
    if (text !== void 0 && !shows(text)) return `the text ${given(text)} has not appeared`;
    if (gone !== void 0 && shows(gone)) return `the text ${given(gone)} is still there`;
    return void 0;
  }
  function shown2() {
    let drawn2;
    let read2;
    return (wanted) => {
      const words2 = plain(wanted);
      drawn2 ??= plain(document.body?.innerText ?? "");
      if (drawn2.includes(words2)) return true;
      read2 ??= plain(readableText());
      return read2.includes(words2);
    };
  }
  function plain(text) {
    return collapse(text).toLowerCase();
  }

  // main.ts
  var page = {
    observe: (o) => attempt(() => observe(o)),
    find: (o) => attempt(() => find(o)),
    title: title2,
    mark() {
      mark();
      return {};
    },
    refuse() {
      refuse();
      return {};
    },
    changes: changesSinceMark,
    settle,
    prepare: (o) => attemptLater(() => prepare(o)),
    through: (o) => attempt(() => through(o)),
    drag: (o) => attemptLater(() => drag(o)),
    focusField: (o) => attempt(() => focusField(o)),
    setField: (o) => attempt(() => setField(o)),
    insertText: (o) => attempt(() => insertText(o)),
    readField: (o) => attempt(() => readField(o)),
    choose: (o) => attempt(() => choose(o)),
    focus: (o) => attempt(() => focus(o)),
    aimWheel: (o) => attempt(() => aimWheel(o)),
    scrollState: (o) => attempt(() => scrollState(o)),
    boxes,
    waitFor
  };
  function isMethod(name) {
    return Object.hasOwn(page, name);
  }
  function call(method, argsJson) {
    try {
      if (!isMethod(method)) return crash(`no method ${method}`);
      arrive();
      forgetSecrets();
      const result = Reflect.apply(page[method], page, [
        JSON.parse(argsJson)
      ]);
      return result instanceof Promise ? result.then(answer2, crash) : answer2(result);
    } catch (error) {
      return crash(error);
    }
  }
  function answer2(result) {
    const done = typeof result === "object" && result !== null && ("ok" in result || "fault" in result);
    return JSON.stringify(done ? result : {
      ok: result
    });
  }
  var LONGEST_CRASH = 1500;
  function crash(error) {
    const message = error instanceof Error ? `${error.message}
${error.stack ?? ""}` : String(error);
    return JSON.stringify({
      crash: message.slice(0, LONGEST_CRASH)
    });
  }
  var watched;
  function arrive() {
    if (watched === document) return;
    watched = document;
    watchPresses();
    watchDocument();
  }
  arrive();
  Object.defineProperty(globalThis, "foxden", {
    value: {
      call,
      windows: frameWindows,
      focused: focusedWindow,
      shown: shownWindows,
      every: everyWindow,
      hosts,
      adopt,
      paint
    }
  });
})();
}
