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
  var nodeType = getter(Node.prototype, "nodeType");
  var nodeValue = getter(Node.prototype, "nodeValue");
  var localName = getter(Element.prototype, "localName");
  var namespaceURI = getter(Element.prototype, "namespaceURI");
  var shadowRoot = getter(Element.prototype, "shadowRoot");
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
    const { left, top: top2, right, bottom } = sides;
    return {
      left: left(box),
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
  var styleOf = getComputedStyle.bind(globalThis);
  function property(name) {
    let read;
    return (style2) => (read ??= found(style2, name))(style2);
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
    contentVisibility: property("contentVisibility")
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
  var isProgress = named("progress");
  var isSelect = named("select");
  var isSlot = named("slot");
  var isTextarea = named("textarea");
  function isTextField(node) {
    return isInput(node) || isTextarea(node);
  }

  // dom.ts
  function flatParent(node) {
    if ((isElement(node) || isText(node)) && node.assignedSlot) return node.assignedSlot;
    const parent = node.parentNode;
    if (isShadowRoot(parent)) return parent.host;
    return isElement(parent) ? parent : null;
  }
  function flatChildren(element) {
    return slotted(element) ?? (element.shadowRoot ?? element).childNodes;
  }
  function slotted(element) {
    if (!isSlot(element) || !isShadowRoot(element.getRootNode())) return null;
    return element.assignedNodes({
      flatten: true
    });
  }
  function flatContains(outer, inner) {
    for (let at = inner; at; at = flatParent(at)) {
      if (at === outer) return true;
    }
    return false;
  }
  function flatClosest(element, selector) {
    for (let at = element; at; ) {
      const found2 = closest(at, selector);
      if (found2) return found2;
      const root = getRootNode(at);
      at = isShadowRoot(root) ? root.host : null;
    }
    return null;
  }
  function deepElementFromPoint(x, y) {
    let found2 = document.elementFromPoint(x, y);
    while (found2?.shadowRoot) {
      const inner = found2.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found2) break;
      found2 = inner;
    }
    return found2;
  }
  function deepActiveElement() {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
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

  // clean.ts
  var MASK = "\u2022\u2022\u2022";
  var LONGEST = 300;
  var UNSEEN = /[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff]|[\u{e0000}-\u{e0fff}]/gu;
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
  function head(text, length) {
    const last = text.charCodeAt(length - 1);
    return text.slice(0, last >= 55296 && last <= 56319 ? length - 1 : length);
  }
  function defuse(text) {
    return text.includes("[") ? text.replace(/\[(?=\s*s\d+\s*e\s*\d)/gi, "[\\") : text;
  }
  function label(text) {
    return cut(defuse(collapse(text)));
  }
  function quoted(text) {
    return `"${text.replace(/(\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && '\\"'))}"`;
  }

  // npm:dom-accessibility-api/0.7.1/dist/polyfills/array.from.mjs
  var toStr = Object.prototype.toString;
  function isCallable(fn) {
    return typeof fn === "function" || toStr.call(fn) === "[object Function]";
  }
  function toInteger(value) {
    var number = Number(value);
    if (isNaN(number)) {
      return 0;
    }
    if (number === 0 || !isFinite(number)) {
      return number;
    }
    return (number > 0 ? 1 : -1) * Math.floor(Math.abs(number));
  }
  var maxSafeInteger = Math.pow(2, 53) - 1;
  function toLength(value) {
    var len = toInteger(value);
    return Math.min(Math.max(len, 0), maxSafeInteger);
  }
  function arrayFrom(arrayLike, mapFn) {
    var C = Array;
    var items = Object(arrayLike);
    if (arrayLike == null) {
      throw new TypeError("Array.from requires an array-like object - not null or undefined");
    }
    if (typeof mapFn !== "undefined") {
      if (!isCallable(mapFn)) {
        throw new TypeError("Array.from: when provided, the second argument must be a function");
      }
    }
    var len = toLength(items.length);
    var A = isCallable(C) ? Object(new C(len)) : new Array(len);
    var k = 0;
    var kValue;
    while (k < len) {
      kValue = items[k];
      if (mapFn) {
        A[k] = mapFn(kValue, k);
      } else {
        A[k] = kValue;
      }
      k += 1;
    }
    A.length = len;
    return A;
  }

  // npm:dom-accessibility-api/0.7.1/dist/polyfills/SetLike.mjs
  function _typeof(o) {
    "@babel/helpers - typeof";
    return _typeof = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function(o2) {
      return typeof o2;
    } : function(o2) {
      return o2 && "function" == typeof Symbol && o2.constructor === Symbol && o2 !== Symbol.prototype ? "symbol" : typeof o2;
    }, _typeof(o);
  }
  function _classCallCheck(instance, Constructor) {
    if (!(instance instanceof Constructor)) {
      throw new TypeError("Cannot call a class as a function");
    }
  }
  function _defineProperties(target2, props) {
    for (var i = 0; i < props.length; i++) {
      var descriptor = props[i];
      descriptor.enumerable = descriptor.enumerable || false;
      descriptor.configurable = true;
      if ("value" in descriptor) descriptor.writable = true;
      Object.defineProperty(target2, _toPropertyKey(descriptor.key), descriptor);
    }
  }
  function _createClass(Constructor, protoProps, staticProps) {
    if (protoProps) _defineProperties(Constructor.prototype, protoProps);
    if (staticProps) _defineProperties(Constructor, staticProps);
    Object.defineProperty(Constructor, "prototype", {
      writable: false
    });
    return Constructor;
  }
  function _defineProperty(obj, key, value) {
    key = _toPropertyKey(key);
    if (key in obj) {
      Object.defineProperty(obj, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true
      });
    } else {
      obj[key] = value;
    }
    return obj;
  }
  function _toPropertyKey(t) {
    var i = _toPrimitive(t, "string");
    return "symbol" == _typeof(i) ? i : i + "";
  }
  function _toPrimitive(t, r) {
    if ("object" != _typeof(t) || !t) return t;
    var e = t[Symbol.toPrimitive];
    if (void 0 !== e) {
      var i = e.call(t, r || "default");
      if ("object" != _typeof(i)) return i;
      throw new TypeError("@@toPrimitive must return a primitive value.");
    }
    return ("string" === r ? String : Number)(t);
  }
  var SetLike = /* @__PURE__ */ function() {
    function SetLike2() {
      var items = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : [];
      _classCallCheck(this, SetLike2);
      _defineProperty(this, "items", void 0);
      this.items = items;
    }
    return _createClass(SetLike2, [
      {
        key: "add",
        value: function add2(value) {
          if (this.has(value) === false) {
            this.items.push(value);
          }
          return this;
        }
      },
      {
        key: "clear",
        value: function clear() {
          this.items = [];
        }
      },
      {
        key: "delete",
        value: function _delete(value) {
          var previousLength = this.items.length;
          this.items = this.items.filter(function(item) {
            return item !== value;
          });
          return previousLength !== this.items.length;
        }
      },
      {
        key: "forEach",
        value: function forEach(callbackfn) {
          var _this = this;
          this.items.forEach(function(item) {
            callbackfn(item, item, _this);
          });
        }
      },
      {
        key: "has",
        value: function has2(value) {
          return this.items.indexOf(value) !== -1;
        }
      },
      {
        key: "size",
        get: function get2() {
          return this.items.length;
        }
      }
    ]);
  }();
  var SetLike_default = typeof Set === "undefined" ? Set : SetLike;

  // npm:dom-accessibility-api/0.7.1/dist/getRole.mjs
  function getLocalName(element) {
    var _element$localName;
    return (_element$localName = element.localName) !== null && _element$localName !== void 0 ? _element$localName : (
      // eslint-disable-next-line no-restricted-properties -- required for the fallback
      element.tagName.toLowerCase()
    );
  }
  var localNameToRoleMappings = {
    article: "article",
    aside: "complementary",
    button: "button",
    datalist: "listbox",
    dd: "definition",
    details: "group",
    dialog: "dialog",
    dt: "term",
    fieldset: "group",
    figure: "figure",
    // WARNING: Only with an accessible name
    form: "form",
    footer: "contentinfo",
    h1: "heading",
    h2: "heading",
    h3: "heading",
    h4: "heading",
    h5: "heading",
    h6: "heading",
    header: "banner",
    hr: "separator",
    html: "document",
    legend: "legend",
    li: "listitem",
    math: "math",
    main: "main",
    menu: "list",
    nav: "navigation",
    ol: "list",
    optgroup: "group",
    // WARNING: Only in certain context
    option: "option",
    output: "status",
    progress: "progressbar",
    // WARNING: Only with an accessible name
    section: "region",
    summary: "button",
    table: "table",
    tbody: "rowgroup",
    textarea: "textbox",
    tfoot: "rowgroup",
    // WARNING: Only in certain context
    td: "cell",
    th: "columnheader",
    thead: "rowgroup",
    tr: "row",
    ul: "list"
  };
  var prohibitedAttributes = {
    caption: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    code: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    deletion: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    emphasis: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    generic: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby",
      "aria-roledescription"
    ]),
    insertion: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    none: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    paragraph: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    presentation: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    strong: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    subscript: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ]),
    superscript: /* @__PURE__ */ new Set([
      "aria-label",
      "aria-labelledby"
    ])
  };
  function hasGlobalAriaAttributes(element, role) {
    return [
      "aria-atomic",
      "aria-busy",
      "aria-controls",
      "aria-current",
      "aria-description",
      "aria-describedby",
      "aria-details",
      // "disabled",
      "aria-dropeffect",
      // "errormessage",
      "aria-flowto",
      "aria-grabbed",
      // "haspopup",
      "aria-hidden",
      // "invalid",
      "aria-keyshortcuts",
      "aria-label",
      "aria-labelledby",
      "aria-live",
      "aria-owns",
      "aria-relevant",
      "aria-roledescription"
    ].some(function(attributeName) {
      var _prohibitedAttributes;
      return element.hasAttribute(attributeName) && !((_prohibitedAttributes = prohibitedAttributes[role]) !== null && _prohibitedAttributes !== void 0 && _prohibitedAttributes.has(attributeName));
    });
  }
  function ignorePresentationalRole(element, implicitRole2) {
    return hasGlobalAriaAttributes(element, implicitRole2);
  }
  function getRole(element) {
    var explicitRole2 = getExplicitRole(element);
    if (explicitRole2 === null || presentationRoles.indexOf(explicitRole2) !== -1) {
      var implicitRole2 = getImplicitRole(element);
      if (presentationRoles.indexOf(explicitRole2 || "") === -1 || ignorePresentationalRole(element, implicitRole2 || "")) {
        return implicitRole2;
      }
    }
    return explicitRole2;
  }
  function getImplicitRole(element) {
    var mappedByTag = localNameToRoleMappings[getLocalName(element)];
    if (mappedByTag !== void 0) {
      return mappedByTag;
    }
    switch (getLocalName(element)) {
      case "a":
      case "area":
      case "link":
        if (element.hasAttribute("href")) {
          return "link";
        }
        break;
      case "img":
        if (element.getAttribute("alt") === "" && !ignorePresentationalRole(element, "img")) {
          return "presentation";
        }
        return "img";
      case "input": {
        var _ref = element, type = _ref.type;
        switch (type) {
          case "button":
          case "image":
          case "reset":
          case "submit":
            return "button";
          case "checkbox":
          case "radio":
            return type;
          case "range":
            return "slider";
          case "email":
          case "tel":
          case "text":
          case "url":
            if (element.hasAttribute("list")) {
              return "combobox";
            }
            return "textbox";
          case "search":
            if (element.hasAttribute("list")) {
              return "combobox";
            }
            return "searchbox";
          case "number":
            return "spinbutton";
          default:
            return null;
        }
      }
      case "select":
        if (element.hasAttribute("multiple") || element.size > 1) {
          return "listbox";
        }
        return "combobox";
    }
    return null;
  }
  function getExplicitRole(element) {
    var role = element.getAttribute("role");
    if (role !== null) {
      var explicitRole2 = role.trim().split(" ")[0];
      if (explicitRole2.length > 0) {
        return explicitRole2;
      }
    }
    return null;
  }

  // npm:dom-accessibility-api/0.7.1/dist/util.mjs
  var presentationRoles = [
    "presentation",
    "none"
  ];
  function isElement2(node) {
    return node !== null && node.nodeType === node.ELEMENT_NODE;
  }
  function isHTMLTableCaptionElement(node) {
    return isElement2(node) && getLocalName(node) === "caption";
  }
  function isHTMLInputElement(node) {
    return isElement2(node) && getLocalName(node) === "input";
  }
  function isHTMLOptGroupElement(node) {
    return isElement2(node) && getLocalName(node) === "optgroup";
  }
  function isHTMLSelectElement(node) {
    return isElement2(node) && getLocalName(node) === "select";
  }
  function isHTMLTableElement(node) {
    return isElement2(node) && getLocalName(node) === "table";
  }
  function isHTMLTextAreaElement(node) {
    return isElement2(node) && getLocalName(node) === "textarea";
  }
  function safeWindow(node) {
    var _ref = node.ownerDocument === null ? node : node.ownerDocument, defaultView = _ref.defaultView;
    if (defaultView === null) {
      throw new TypeError("no window available");
    }
    return defaultView;
  }
  function isHTMLFieldSetElement(node) {
    return isElement2(node) && getLocalName(node) === "fieldset";
  }
  function isHTMLLegendElement(node) {
    return isElement2(node) && getLocalName(node) === "legend";
  }
  function isHTMLSlotElement(node) {
    return isElement2(node) && getLocalName(node) === "slot";
  }
  function isSVGElement(node) {
    return isElement2(node) && node.ownerSVGElement !== void 0;
  }
  function isSVGSVGElement(node) {
    return isElement2(node) && getLocalName(node) === "svg";
  }
  function isSVGTitleElement(node) {
    return isSVGElement(node) && getLocalName(node) === "title";
  }
  function queryIdRefs(node, attributeName) {
    if (isElement2(node) && node.hasAttribute(attributeName)) {
      var ids = node.getAttribute(attributeName).split(" ");
      var root = node.getRootNode ? node.getRootNode() : node.ownerDocument;
      return ids.map(function(id) {
        return root.getElementById(id);
      }).filter(function(element) {
        return element !== null;
      });
    }
    return [];
  }
  function hasAnyConcreteRoles(node, roles) {
    if (isElement2(node)) {
      return roles.indexOf(getRole(node)) !== -1;
    }
    return false;
  }

  // npm:dom-accessibility-api/0.7.1/dist/accessible-name-and-description.mjs
  function asFlatString(s) {
    return s.trim().replace(/\s\s+/g, " ");
  }
  function isHidden(node, getComputedStyleImplementation) {
    if (!isElement2(node)) {
      return false;
    }
    if (node.hasAttribute("hidden") || node.getAttribute("aria-hidden") === "true") {
      return true;
    }
    var style2 = getComputedStyleImplementation(node);
    return style2.getPropertyValue("display") === "none" || style2.getPropertyValue("visibility") === "hidden";
  }
  function isControl(node) {
    return hasAnyConcreteRoles(node, [
      "button",
      "combobox",
      "listbox",
      "textbox"
    ]) || hasAbstractRole(node, "range");
  }
  function hasAbstractRole(node, role) {
    if (!isElement2(node)) {
      return false;
    }
    switch (role) {
      case "range":
        return hasAnyConcreteRoles(node, [
          "meter",
          "progressbar",
          "scrollbar",
          "slider",
          "spinbutton"
        ]);
      default:
        throw new TypeError("No knowledge about abstract role '".concat(role, "'. This is likely a bug :("));
    }
  }
  function querySelectorAllSubtree(element, selectors) {
    var elements2 = arrayFrom(element.querySelectorAll(selectors));
    queryIdRefs(element, "aria-owns").forEach(function(root) {
      elements2.push.apply(elements2, arrayFrom(root.querySelectorAll(selectors)));
    });
    return elements2;
  }
  function querySelectedOptions(listbox) {
    if (isHTMLSelectElement(listbox)) {
      return listbox.selectedOptions || querySelectorAllSubtree(listbox, "[selected]");
    }
    return querySelectorAllSubtree(listbox, '[aria-selected="true"]');
  }
  function isMarkedPresentational(node) {
    return hasAnyConcreteRoles(node, presentationRoles);
  }
  function isNativeHostLanguageTextAlternativeElement(node) {
    return isHTMLTableCaptionElement(node);
  }
  function allowsNameFromContent(node) {
    return hasAnyConcreteRoles(node, [
      "button",
      "cell",
      "checkbox",
      "columnheader",
      "gridcell",
      "heading",
      "label",
      "legend",
      "link",
      "menuitem",
      "menuitemcheckbox",
      "menuitemradio",
      "option",
      "radio",
      "row",
      "rowheader",
      "switch",
      "tab",
      "tooltip",
      "treeitem"
    ]);
  }
  function isDescendantOfNativeHostLanguageTextAlternativeElement(node) {
    return false;
  }
  function getValueOfTextbox(element) {
    if (isHTMLInputElement(element) || isHTMLTextAreaElement(element)) {
      return element.value;
    }
    return element.textContent || "";
  }
  function getTextualContent(declaration) {
    var content = declaration.getPropertyValue("content");
    if (/^["'].*["']$/.test(content)) {
      return content.slice(1, -1);
    }
    return "";
  }
  function isLabelableElement(element) {
    var localName2 = getLocalName(element);
    return localName2 === "button" || localName2 === "input" && element.getAttribute("type") !== "hidden" || localName2 === "meter" || localName2 === "output" || localName2 === "progress" || localName2 === "select" || localName2 === "textarea";
  }
  function findLabelableElement(element) {
    if (isLabelableElement(element)) {
      return element;
    }
    var labelableElement = null;
    element.childNodes.forEach(function(childNode) {
      if (labelableElement === null && isElement2(childNode)) {
        var descendantLabelableElement = findLabelableElement(childNode);
        if (descendantLabelableElement !== null) {
          labelableElement = descendantLabelableElement;
        }
      }
    });
    return labelableElement;
  }
  function getControlOfLabel(label2) {
    if (label2.control !== void 0) {
      return label2.control;
    }
    var htmlFor = label2.getAttribute("for");
    if (htmlFor !== null) {
      return label2.ownerDocument.getElementById(htmlFor);
    }
    return findLabelableElement(label2);
  }
  function getLabels(element) {
    var labelsProperty = element.labels;
    if (labelsProperty === null) {
      return labelsProperty;
    }
    if (labelsProperty !== void 0) {
      return arrayFrom(labelsProperty);
    }
    if (!isLabelableElement(element)) {
      return null;
    }
    var document2 = element.ownerDocument;
    return arrayFrom(document2.querySelectorAll("label")).filter(function(label2) {
      return getControlOfLabel(label2) === element;
    });
  }
  function getSlotContents(slot) {
    var assignedNodes = slot.assignedNodes();
    if (assignedNodes.length === 0) {
      return arrayFrom(slot.childNodes);
    }
    return assignedNodes;
  }
  function computeTextAlternative(root) {
    var options = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    var consultedNodes = new SetLike_default();
    var computedStyles = typeof Map === "undefined" ? void 0 : /* @__PURE__ */ new Map();
    var window = safeWindow(root);
    var _options$compute = options.compute, compute = _options$compute === void 0 ? "name" : _options$compute, _options$computedStyl = options.computedStyleSupportsPseudoElements, computedStyleSupportsPseudoElements = _options$computedStyl === void 0 ? options.getComputedStyle !== void 0 : _options$computedStyl, _options$getComputedS = options.getComputedStyle, uncachedGetComputedStyle = _options$getComputedS === void 0 ? window.getComputedStyle.bind(window) : _options$getComputedS, _options$hidden = options.hidden, hidden = _options$hidden === void 0 ? false : _options$hidden;
    var getComputedStyle2 = function getComputedStyle3(el, pseudoElement) {
      if (pseudoElement !== void 0) {
        throw new Error("use uncachedGetComputedStyle directly for pseudo elements");
      }
      if (computedStyles === void 0) {
        return uncachedGetComputedStyle(el);
      }
      var cachedStyles = computedStyles.get(el);
      if (cachedStyles) {
        return cachedStyles;
      }
      var style2 = uncachedGetComputedStyle(el, pseudoElement);
      computedStyles.set(el, style2);
      return style2;
    };
    function computeMiscTextAlternative(node, context) {
      var accumulatedText = "";
      if (isElement2(node) && computedStyleSupportsPseudoElements) {
        var pseudoBefore = uncachedGetComputedStyle(node, "::before");
        var beforeContent = getTextualContent(pseudoBefore);
        accumulatedText = "".concat(beforeContent, " ").concat(accumulatedText);
      }
      var childNodes = isHTMLSlotElement(node) ? getSlotContents(node) : arrayFrom(node.childNodes).concat(queryIdRefs(node, "aria-owns"));
      childNodes.forEach(function(child) {
        var result = computeTextAlternative2(child, {
          isEmbeddedInLabel: context.isEmbeddedInLabel,
          isReferenced: false,
          recursion: true
        });
        var display = isElement2(child) ? getComputedStyle2(child).getPropertyValue("display") : "inline";
        var separator = display !== "inline" ? " " : "";
        accumulatedText += "".concat(separator).concat(result).concat(separator);
      });
      if (isElement2(node) && computedStyleSupportsPseudoElements) {
        var pseudoAfter = uncachedGetComputedStyle(node, "::after");
        var afterContent = getTextualContent(pseudoAfter);
        accumulatedText = "".concat(accumulatedText, " ").concat(afterContent);
      }
      return accumulatedText.trim();
    }
    function useAttribute(element, attributeName) {
      var attribute = element.getAttributeNode(attributeName);
      if (attribute !== null && !consultedNodes.has(attribute) && attribute.value.trim() !== "") {
        consultedNodes.add(attribute);
        return attribute.value;
      }
      return null;
    }
    function computeTooltipAttributeValue(node) {
      if (!isElement2(node)) {
        return null;
      }
      return useAttribute(node, "title");
    }
    function computeElementTextAlternative(node) {
      if (!isElement2(node)) {
        return null;
      }
      if (isHTMLFieldSetElement(node)) {
        consultedNodes.add(node);
        var children = arrayFrom(node.childNodes);
        for (var i = 0; i < children.length; i += 1) {
          var child = children[i];
          if (isHTMLLegendElement(child)) {
            return computeTextAlternative2(child, {
              isEmbeddedInLabel: false,
              isReferenced: false,
              recursion: false
            });
          }
        }
      } else if (isHTMLTableElement(node)) {
        consultedNodes.add(node);
        var _children = arrayFrom(node.childNodes);
        for (var _i = 0; _i < _children.length; _i += 1) {
          var _child = _children[_i];
          if (isHTMLTableCaptionElement(_child)) {
            return computeTextAlternative2(_child, {
              isEmbeddedInLabel: false,
              isReferenced: false,
              recursion: false
            });
          }
        }
      } else if (isSVGSVGElement(node)) {
        consultedNodes.add(node);
        var _children2 = arrayFrom(node.childNodes);
        for (var _i2 = 0; _i2 < _children2.length; _i2 += 1) {
          var _child2 = _children2[_i2];
          if (isSVGTitleElement(_child2)) {
            return _child2.textContent;
          }
        }
        return null;
      } else if (getLocalName(node) === "img" || getLocalName(node) === "area") {
        var nameFromAlt = useAttribute(node, "alt");
        if (nameFromAlt !== null) {
          return nameFromAlt;
        }
      } else if (isHTMLOptGroupElement(node)) {
        var nameFromLabel = useAttribute(node, "label");
        if (nameFromLabel !== null) {
          return nameFromLabel;
        }
      }
      if (isHTMLInputElement(node) && (node.type === "button" || node.type === "submit" || node.type === "reset")) {
        var nameFromValue = useAttribute(node, "value");
        if (nameFromValue !== null) {
          return nameFromValue;
        }
        if (node.type === "submit") {
          return "Submit";
        }
        if (node.type === "reset") {
          return "Reset";
        }
      }
      var labels = getLabels(node);
      if (labels !== null && labels.length !== 0) {
        consultedNodes.add(node);
        return arrayFrom(labels).map(function(element) {
          return computeTextAlternative2(element, {
            isEmbeddedInLabel: true,
            isReferenced: false,
            recursion: true
          });
        }).filter(function(label2) {
          return label2.length > 0;
        }).join(" ");
      }
      if (isHTMLInputElement(node) && node.type === "image") {
        var _nameFromAlt = useAttribute(node, "alt");
        if (_nameFromAlt !== null) {
          return _nameFromAlt;
        }
        var nameFromTitle = useAttribute(node, "title");
        if (nameFromTitle !== null) {
          return nameFromTitle;
        }
        return "Submit Query";
      }
      if (hasAnyConcreteRoles(node, [
        "button"
      ])) {
        var nameFromSubTree = computeMiscTextAlternative(node, {
          isEmbeddedInLabel: false,
          isReferenced: false
        });
        if (nameFromSubTree !== "") {
          return nameFromSubTree;
        }
      }
      return null;
    }
    function computeTextAlternative2(current, context) {
      if (consultedNodes.has(current)) {
        return "";
      }
      if (!hidden && isHidden(current, getComputedStyle2) && !context.isReferenced) {
        consultedNodes.add(current);
        return "";
      }
      var labelAttributeNode = isElement2(current) ? current.getAttributeNode("aria-labelledby") : null;
      var labelElements = labelAttributeNode !== null && !consultedNodes.has(labelAttributeNode) ? queryIdRefs(current, "aria-labelledby") : [];
      if (compute === "name" && !context.isReferenced && labelElements.length > 0) {
        consultedNodes.add(labelAttributeNode);
        return labelElements.map(function(element) {
          return computeTextAlternative2(element, {
            isEmbeddedInLabel: context.isEmbeddedInLabel,
            isReferenced: true,
            // this isn't recursion as specified, otherwise we would skip
            // `aria-label` in
            // <input id="myself" aria-label="foo" aria-labelledby="myself"
            recursion: false
          });
        }).join(" ");
      }
      var skipToStep2E = context.recursion && isControl(current) && compute === "name";
      if (!skipToStep2E) {
        var ariaLabel = (isElement2(current) && current.getAttribute("aria-label") || "").trim();
        if (ariaLabel !== "" && compute === "name") {
          consultedNodes.add(current);
          return ariaLabel;
        }
        if (!isMarkedPresentational(current)) {
          var elementTextAlternative = computeElementTextAlternative(current);
          if (elementTextAlternative !== null) {
            consultedNodes.add(current);
            return elementTextAlternative;
          }
        }
      }
      if (hasAnyConcreteRoles(current, [
        "menu"
      ])) {
        consultedNodes.add(current);
        return "";
      }
      if (skipToStep2E || context.isEmbeddedInLabel || context.isReferenced) {
        if (hasAnyConcreteRoles(current, [
          "combobox",
          "listbox"
        ])) {
          consultedNodes.add(current);
          var selectedOptions = querySelectedOptions(current);
          if (selectedOptions.length === 0) {
            return isHTMLInputElement(current) ? current.value : "";
          }
          return arrayFrom(selectedOptions).map(function(selectedOption) {
            return computeTextAlternative2(selectedOption, {
              isEmbeddedInLabel: context.isEmbeddedInLabel,
              isReferenced: false,
              recursion: true
            });
          }).join(" ");
        }
        if (hasAbstractRole(current, "range")) {
          consultedNodes.add(current);
          if (current.hasAttribute("aria-valuetext")) {
            return current.getAttribute("aria-valuetext");
          }
          if (current.hasAttribute("aria-valuenow")) {
            return current.getAttribute("aria-valuenow");
          }
          return current.getAttribute("value") || "";
        }
        if (hasAnyConcreteRoles(current, [
          "textbox"
        ])) {
          consultedNodes.add(current);
          return getValueOfTextbox(current);
        }
      }
      if (allowsNameFromContent(current) || isElement2(current) && context.isReferenced || isNativeHostLanguageTextAlternativeElement(current) || isDescendantOfNativeHostLanguageTextAlternativeElement(current)) {
        var accumulatedText2F = computeMiscTextAlternative(current, {
          isEmbeddedInLabel: context.isEmbeddedInLabel,
          isReferenced: false
        });
        if (accumulatedText2F !== "") {
          consultedNodes.add(current);
          return accumulatedText2F;
        }
      }
      if (current.nodeType === current.TEXT_NODE) {
        consultedNodes.add(current);
        return current.textContent || "";
      }
      if (context.recursion) {
        consultedNodes.add(current);
        return computeMiscTextAlternative(current, {
          isEmbeddedInLabel: context.isEmbeddedInLabel,
          isReferenced: false
        });
      }
      var tooltipAttributeValue = computeTooltipAttributeValue(current);
      if (tooltipAttributeValue !== null) {
        consultedNodes.add(current);
        return tooltipAttributeValue;
      }
      consultedNodes.add(current);
      return "";
    }
    return asFlatString(computeTextAlternative2(root, {
      isEmbeddedInLabel: false,
      // by spec computeAccessibleDescription starts with the referenced elements as roots
      isReferenced: compute === "description",
      recursion: false
    }));
  }

  // npm:dom-accessibility-api/0.7.1/dist/accessible-description.mjs
  function _typeof2(o) {
    "@babel/helpers - typeof";
    return _typeof2 = "function" == typeof Symbol && "symbol" == typeof Symbol.iterator ? function(o2) {
      return typeof o2;
    } : function(o2) {
      return o2 && "function" == typeof Symbol && o2.constructor === Symbol && o2 !== Symbol.prototype ? "symbol" : typeof o2;
    }, _typeof2(o);
  }
  function ownKeys(e, r) {
    var t = Object.keys(e);
    if (Object.getOwnPropertySymbols) {
      var o = Object.getOwnPropertySymbols(e);
      r && (o = o.filter(function(r2) {
        return Object.getOwnPropertyDescriptor(e, r2).enumerable;
      })), t.push.apply(t, o);
    }
    return t;
  }
  function _objectSpread(e) {
    for (var r = 1; r < arguments.length; r++) {
      var t = null != arguments[r] ? arguments[r] : {};
      r % 2 ? ownKeys(Object(t), true).forEach(function(r2) {
        _defineProperty2(e, r2, t[r2]);
      }) : Object.getOwnPropertyDescriptors ? Object.defineProperties(e, Object.getOwnPropertyDescriptors(t)) : ownKeys(Object(t)).forEach(function(r2) {
        Object.defineProperty(e, r2, Object.getOwnPropertyDescriptor(t, r2));
      });
    }
    return e;
  }
  function _defineProperty2(obj, key, value) {
    key = _toPropertyKey2(key);
    if (key in obj) {
      Object.defineProperty(obj, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true
      });
    } else {
      obj[key] = value;
    }
    return obj;
  }
  function _toPropertyKey2(t) {
    var i = _toPrimitive2(t, "string");
    return "symbol" == _typeof2(i) ? i : i + "";
  }
  function _toPrimitive2(t, r) {
    if ("object" != _typeof2(t) || !t) return t;
    var e = t[Symbol.toPrimitive];
    if (void 0 !== e) {
      var i = e.call(t, r || "default");
      if ("object" != _typeof2(i)) return i;
      throw new TypeError("@@toPrimitive must return a primitive value.");
    }
    return ("string" === r ? String : Number)(t);
  }
  function computeAccessibleDescription(root) {
    var options = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    var description = queryIdRefs(root, "aria-describedby").map(function(element) {
      return computeTextAlternative(element, _objectSpread(_objectSpread({}, options), {}, {
        compute: "description"
      }));
    }).join(" ");
    if (description === "") {
      var ariaDescription = root.getAttribute("aria-description");
      description = ariaDescription === null ? "" : ariaDescription;
    }
    if (description === "") {
      var title2 = root.getAttribute("title");
      description = title2 === null ? "" : title2;
    }
    return description;
  }

  // npm:dom-accessibility-api/0.7.1/dist/accessible-name.mjs
  function prohibitsNaming(node) {
    return hasAnyConcreteRoles(node, [
      "caption",
      "code",
      "deletion",
      "emphasis",
      "generic",
      "insertion",
      "none",
      "paragraph",
      "presentation",
      "strong",
      "subscript",
      "superscript"
    ]);
  }
  function computeAccessibleName(root) {
    var options = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {};
    if (prohibitsNaming(root)) {
      return "";
    }
    return computeTextAlternative(root, options);
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
    const tokens = element.getAttribute("autocomplete")?.toLowerCase().split(/\s+/) ?? [];
    const secret = element.type === "password" || tokens.some((token) => TOKENS.test(token)) || NAMED.test(`${element.name} ${element.id}`);
    if (secret) remembered.add(element);
    return secret;
  }
  var held;
  function forgetSecrets() {
    held = void 0;
  }
  function secrets() {
    held ??= [
      ...document.querySelectorAll("input,textarea")
    ].filter((field2) => field2.value !== "" && isSecret(field2)).map((field2) => field2.value).sort((a, b) => b.length - a.length);
    return held;
  }
  function maskSecrets(text) {
    for (const secret of secrets()) {
      if (secret.length >= TELLING) text = text.replaceAll(secret, MASK);
      else text = text.split(/(\s+)/).map((word) => word === secret ? MASK : word).join("");
    }
    return text;
  }
  function maskInText(text) {
    for (const secret of secrets()) {
      if (secret.length > TELLING) text = text.replaceAll(secret, MASK);
    }
    return text;
  }

  // name.ts
  var NAMING = [
    "aria-label",
    "aria-labelledby",
    "title",
    "aria-owns",
    "role"
  ];
  var NESTED = '[role="group"],[role="menu"],[role="tree"],ul,ol';
  function nameOf(element, role) {
    return maskSecrets(plainName(element) ?? libraryName(element, role));
  }
  function plainName(element) {
    const tag = localName(element);
    if (tag !== "a" && tag !== "button") return null;
    if (element.firstElementChild || shadowRoot(element)) return null;
    if (NAMING.some((name) => hasAttribute(element, name))) return null;
    if (tag === "button" && labelsOf(element).length > 0) return null;
    if (saysBeside(element, "::before") || saysBeside(element, "::after")) return null;
    return element.textContent;
  }
  function saysBeside(element, pseudo) {
    const { content } = styleOf(element, pseudo);
    return content !== "none" && content !== "normal";
  }
  function libraryName(element, role) {
    if (isArea(element)) return element.getAttribute("aria-label") ?? (element.alt || element.title);
    if ((role === "treeitem" || role === "menuitem") && isUnnamedParent(element)) {
      return ownText(element);
    }
    try {
      const hidden = !element.checkVisibility({
        visibilityProperty: true
      });
      const name = computeAccessibleName(element, {
        hidden,
        computedStyleSupportsPseudoElements: true,
        getComputedStyle: styleOf
      });
      if (name.trim()) return name;
    } catch {
    }
    return element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder") ?? "";
  }
  function isUnnamedParent(element) {
    return !element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby") && element.querySelector(NESTED) !== null;
  }
  function ownText(element) {
    let text = "";
    for (const child of element.childNodes) {
      if (isText(child)) text += child.data;
      else if (isHtml(child) && !child.matches(NESTED)) text += ` ${child.innerText} `;
    }
    return text;
  }
  function descriptionOf(element) {
    const sources = [
      "aria-describedby",
      "aria-description",
      "title"
    ];
    if (!sources.some((name) => hasAttribute(element, name))) return "";
    try {
      const found2 = computeAccessibleDescription(element) || (element.getAttribute("aria-description") ?? "");
      return maskSecrets(found2);
    } catch {
      return "";
    }
  }

  // role.ts
  var ROLES = new Set("alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem".split(" "));
  function explicitRole(element) {
    return getAttribute(element, "role")?.toLowerCase().split(/\s+/).find((role) => ROLES.has(role));
  }
  function roleOf(element) {
    const explicit = explicitRole(element);
    if (explicit && explicit !== "none" && explicit !== "presentation") return explicit;
    if (isInput(element)) {
      const type = element.getAttribute("type")?.toLowerCase() ?? "text";
      if (type === "password") return "textbox";
      if (/^(date|time|datetime-local|month|week|color|file)$/.test(type)) return type;
    }
    if (localName(element) === "a" && hasAttribute(element, "xlink:href")) return "link";
    if (localName(element) === "video" || localName(element) === "audio") return element.localName;
    if (localName(element) === "iframe") return "iframe";
    return implicitRole(element) ?? (editingHost(element) ? "textbox" : "generic");
  }
  function implicitRole(element) {
    if (!hasAttribute(element, "role")) return getRole(element);
    const copy = element.cloneNode(false);
    if (!isElement(copy)) return null;
    copy.removeAttribute("role");
    return getRole(copy);
  }
  function editingHost(element) {
    return isHtml(element) && element.isContentEditable && element.hasAttribute("contenteditable");
  }

  // visible.ts
  var QUIET = 1;
  var PRESERVED = 2;
  var POINTER = 4;
  var HIDDEN = 8;
  function seen(element, style2, display, under) {
    if (display === "none" || display === "") return null;
    under &= ~(HIDDEN | PRESERVED);
    if (style.visibility(style2) !== "visible") under |= HIDDEN;
    if (style.whiteSpaceCollapse(style2) !== "collapse") under |= PRESERVED;
    if (style.opacity(style2) === "0") {
      if (style2.pointerEvents === "none") return null;
      under |= QUIET;
    }
    if (display.startsWith("table")) return under;
    if (style.overflowX(style2) !== "visible" && isHtml(element)) {
      const clip = clippedBy(element, display);
      if (clip === "all") return null;
      if (clip === "text") under |= QUIET;
    }
    const position = style.position(style2);
    if ((position === "absolute" || position === "fixed") && outOfSight(element, style2)) {
      under |= QUIET;
    }
    return under;
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
      const [top2, right, bottom, left] = clip.slice(1).map((side) => parseFloat(side) || 0);
      if ((bottom ?? 0) - (top2 ?? 0) <= 1 || (right ?? 0) - (left ?? 0) <= 1) return true;
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
      const inner = at.shadowRoot?.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const dialog = inner ? flatClosest(inner, "dialog:modal") : null;
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
  var MOST_OPTIONS = 100;
  var LONGEST_URL = 2e3;
  var CHECKED = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
  var VALUED = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar)$/;
  function describe(element, ref, content) {
    const role = roleOf(element);
    const words2 = () => content === "named" ? maskSecrets(visibleText(element)) : "";
    const info = {
      ref,
      role: role === "generic" ? handRole(element) : role,
      name: label(nameOf(element, role) || words2())
    };
    const value = valueOf(element, role);
    if (value !== void 0) info.value = value;
    const description = label(descriptionOf(element));
    if (description && description !== info.name) info.description = description;
    const checked = checkedOf(element, role);
    if (checked !== void 0) info.checked = checked;
    addAriaStates(element, info);
    addFieldStates(element, info);
    const href = hrefOf(element);
    if (href) info.href = href;
    if (isSelect(element)) addOptions(element, info);
    if (isOffscreen(placeOf(element))) info.offscreen = true;
    return info;
  }
  function handRole(element) {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    return scrolls && element.hasAttribute("tabindex") ? "scrollable" : "clickable";
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
      return label([
        ...element.selectedOptions
      ].map(optionLabel).join(", "));
    }
    if (isTextarea(element)) return label(maskSecrets(element.value));
    if (isInput(element)) {
      if (/^(button|submit|reset|image|checkbox|radio)$/.test(element.type)) return void 0;
      if (element.type !== "file") return label(maskSecrets(element.value));
      return label([
        ...element.files ?? []
      ].map((file) => file.name).join(", "));
    }
    if (editingHost(element)) return label(maskSecrets(element.innerText));
    if (!VALUED.test(role)) return void 0;
    const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
    return value === null ? void 0 : label(value);
  }
  function holdsValue(element) {
    return isTextField(element) && element.value !== "";
  }
  function checkedOf(element, role) {
    if (isInput(element) && /^(checkbox|radio)$/.test(element.type)) {
      return element.indeterminate ? "mixed" : element.checked;
    }
    return CHECKED.test(role) ? triState(element, "aria-checked") ?? false : void 0;
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
    const pressed = triState(element, "aria-pressed");
    if (pressed !== void 0) info.pressed = pressed;
    const level = Number(getAttribute(element, "aria-level"));
    if (level > 0) info.level = level;
  }
  function expandedOf(element) {
    if (localName(element) === "summary" && isDetails(element.parentElement)) {
      return element.parentElement.open;
    }
    const expanded = triState(element, "aria-expanded");
    return expanded === "mixed" ? void 0 : expanded;
  }
  function addFieldStates(element, info) {
    if (isDisabled2(element)) info.disabled = true;
    if (isReadonly(element)) info.readonly = true;
    if (matches(element, ":required") || getAttribute(element, "aria-required") === "true") {
      info.required = true;
    }
    const invalid = invalidOf(element);
    if (invalid) info.invalid = invalid;
    const placeholder = getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder");
    if (placeholder) info.placeholder = label(placeholder);
  }
  function isDisabled2(element) {
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
    const says = marked !== null && marked !== "false" && marked !== "";
    if (!says && !matches(element, ":user-invalid")) return void 0;
    const id = getAttribute(element, "aria-errormessage");
    const root = getRootNode(element);
    const message = id && isTreeRoot(root) ? root.getElementById(id) : null;
    if (message) return label(visibleText(message)) || true;
    return "validationMessage" in element ? label(String(element.validationMessage)) || true : true;
  }
  function hrefOf(element) {
    const href = isAnchor(element) || isArea(element) ? element.href : element instanceof SVGAElement ? new URL(element.href.baseVal, document.baseURI).href : "";
    if (!href) return void 0;
    const limit = href.startsWith("data:") ? 100 : LONGEST_URL;
    return href.length > limit ? `${href.slice(0, limit - 1)}\u2026` : href;
  }
  function optionLabel(option) {
    return collapse(option.label || option.text);
  }
  function isOptionDisabled(option) {
    return matches(option, ":disabled");
  }
  function addOptions(select, info) {
    const all = select.options;
    info.options = [];
    for (let i = 0; i < all.length && i < MOST_OPTIONS; i++) {
      const option = all[i];
      if (!option) continue;
      const row = {
        label: label(optionLabel(option)),
        value: label(option.value)
      };
      if (option.selected) row.selected = true;
      if (isOptionDisabled(option)) row.disabled = true;
      info.options.push(row);
    }
    if (all.length > MOST_OPTIONS) info.optionsTotal = all.length;
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
    const shown2 = role === "generic" ? handRole(element) : role;
    return name ? `${shown2} ${quoted(name)}` : `${shown2} ${tagOf(element)}`;
  }
  function tagOf(element) {
    const tag = element.localName;
    const id = cut(defuse(collapse(element.id)), 40);
    if (id) return `<${tag} id=${quoted(id)}>`;
    const first2 = cut(defuse(collapse(element.classList.item(0) ?? "")), 40);
    return first2 ? `<${tag} class=${quoted(first2)}>` : `<${tag}>`;
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
  function hit(element) {
    let cover = null;
    let second;
    for (const place2 of [
      element,
      ...labelsOf(element)
    ]) {
      for (const rect of rectsOf(place2).slice(0, MOST_RECTS)) {
        for (const point of pointsOf(rect)) {
          const found2 = deepElementFromPoint(point.x, point.y);
          if (!found2 || !meets(element, found2)) cover ??= found2;
          else if (!innerControl(element, found2)) return {
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
  function innerControl(element, found2) {
    const control = flatClosest(found2, CONTROL);
    return control !== null && control !== element && flatContains(element, control);
  }
  function rectsOf(element, depth = 0) {
    if (isArea(element)) return areaRects(element);
    const own = [
      ...element.getClientRects()
    ].filter((rect) => rect.width > 0 && rect.height > 0);
    if (own.length > 0 || depth === DEEPEST_BOX) return own;
    const inner = [];
    for (const child of flatChildren(element)) {
      if (isElement(child)) inner.push(...rectsOf(child, depth + 1));
      if (inner.length >= MOST_RECTS) break;
    }
    return inner;
  }
  function areaRects(area) {
    const image = pictureOf(area);
    if (!image) return [];
    const box = image.getBoundingClientRect();
    const numbers = area.coords.split(",").map((part) => parseFloat(part) || 0);
    if (area.shape === "default" || numbers.length < 3) return [
      box
    ];
    if (area.shape === "circle") {
      const [x = 0, y = 0, radius = 0] = numbers;
      return [
        new DOMRect(box.x + x - radius, box.y + y - radius, 2 * radius, 2 * radius)
      ];
    }
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    const [left, top2] = [
      Math.min(...xs),
      Math.min(...ys)
    ];
    return [
      new DOMRect(box.x + left, box.y + top2, Math.max(...xs) - left, Math.max(...ys) - top2)
    ];
  }
  function pointsOf(rect) {
    const left = Math.max(0, Math.ceil(rect.left));
    const top2 = Math.max(0, Math.ceil(rect.top));
    const right = Math.min(innerWidth, Math.ceil(rect.right)) - 1;
    const bottom = Math.min(innerHeight, Math.ceil(rect.bottom)) - 1;
    if (right < 0 || bottom < 0 || left >= innerWidth || top2 >= innerHeight) return [];
    const at = (from, to, part) => Math.max(0, Math.min(Math.floor(from + (to + 1 - from) * part), Math.max(to, from)));
    const points = [];
    for (const y of SPOTS) {
      for (const x of SPOTS) points.push({
        x: at(left, right, x),
        y: at(top2, bottom, y)
      });
    }
    return points;
  }
  function meets(element, found2) {
    if (flatContains(element, found2)) return true;
    if (isArea(element)) {
      return found2 === pictureOf(element);
    }
    const label2 = flatClosest(found2, "label");
    if (!isLabel(label2) || label2.control !== element) return false;
    const taker = flatClosest(found2, CONTROL);
    return !taker || !flatContains(label2, taker);
  }
  function describeCover(cover, target2) {
    if (flatContains(cover, target2)) {
      return `${words(cover)}, which holds it: the element itself takes no pointer input there`;
    }
    let outer = cover;
    let dialog = null;
    for (let at = cover; at && !flatContains(at, target2); at = flatParent(at)) {
      outer = at;
      if (at.localName === "dialog" || /dialog$/.test(explicitRole(at) ?? "")) dialog = at;
    }
    const named2 = dialog ?? outer;
    const name = words(named2);
    const text = cut(defuse(collapse(maskInText(visibleText(named2)))), 80);
    const tag = name.includes('"') || name === tagOf(named2) ? name : `${name} ${tagOf(named2)}`;
    return text && !name.includes(quoted(text)) ? `${tag} with the text ${quoted(text)}` : tag;
  }

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
  var target;
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
  var typed = false;
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
    typed = false;
    lost = void 0;
  }
  function unguardKeys() {
    const said = lost;
    field = lost = void 0;
    return said;
  }
  function judgeKey(event) {
    if (!field || !event.isTrusted) return;
    if (event.type === "keydown" && !typed) {
      typed = true;
      const element = field.deref();
      const active = deepActiveElement();
      if (!element?.isConnected || !active || !flatContains(element, active)) {
        const where = active && active !== document.body ? words(active) : "nothing";
        lost = `${element ? listedWords(element) : "the element"} lost the focus before the first key, to ${where}`;
      }
    }
    if (lost === void 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function guard(element) {
    watchPresses();
    target = new WeakRef(element);
    began = false;
    astray = false;
    missed = void 0;
  }
  function unguard() {
    const element = target?.deref();
    if (element && !began) {
      missed = `${listedWords(element)} was covered by a frame as the pointer came, and the press went there`;
    }
    const said = missed ?? unguardKeys();
    target = missed = void 0;
    return said;
  }
  function judge(event) {
    if (!target || !event.isTrusted) return;
    if (event.type === "pointerdown" && !began) decide(event);
    if (!astray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function decide(event) {
    began = true;
    const element = target?.deref();
    const [found2] = event.composedPath();
    if (!element || !isElement(found2)) return;
    astray = !element.isConnected || !meets(element, found2);
    if (!astray) return;
    const instead = describeCover(found2, element);
    missed = element.isConnected ? `${listedWords(element)} moved away as the pointer came, and ${instead} was there instead. Nothing was pressed` : `${listedWords(element)} vanished as the pointer came, and ${instead} was there instead. Nothing was pressed`;
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
  var roots = /* @__PURE__ */ new WeakSet();
  var changes = new MutationObserver((records) => {
    take(records);
    for (const wake of wakes) wake();
  });
  var types = new MutationObserver(takeTypes);
  function take(records) {
    const last = records.at(-1);
    if (!last) return;
    count += records.length;
    lastAt = performance.now();
    lastTarget = new WeakRef(last.target);
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
    if (!field2 || fields.has(field2)) return;
    fields.add(field2);
    count++;
    lastAt = performance.now();
  }
  function watchDocument() {
    watch(document);
    addEventListener("input", takeInput, {
      capture: true
    });
  }
  function watchRoot(root) {
    if (roots.has(root)) return;
    roots.add(root);
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
      lastTarget: lastTarget?.deref(),
      sinceMark: count - markedCount
    };
  }
  function mark() {
    catchUp();
    markedAt = performance.now();
    markedCount = count;
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
    }
    return result;
  }
  function onChange(wake) {
    wakes.add(wake);
    return () => wakes.delete(wake);
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

  // commit.ts
  var before = /* @__PURE__ */ new WeakMap();
  var told = /* @__PURE__ */ new WeakMap();
  var listening = false;
  function typingBegins(field2) {
    before.set(field2, field2.value);
  }
  function commit(element) {
    if (!isTextField(element) || !before.has(element) || before.get(element) === element.value) {
      return;
    }
    before.set(element, element.value);
    told.set(element, element.value);
    if (!listening) addEventListener("change", onChange2, true);
    listening = true;
    element.dispatchEvent(new Event("change", {
      bubbles: true
    }));
  }
  function onChange2(event) {
    const target2 = event.composedPath()[0];
    if (!event.isTrusted || !(target2 instanceof Node) || !isTextField(target2)) return;
    const value = told.get(target2);
    told.delete(target2);
    if (value === target2.value) event.stopImmediatePropagation();
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

  // refs.ts
  var observation = 0;
  var first = 0;
  var elements = [];
  function begin(number, firstElement) {
    observation = number;
    first = firstElement;
    elements = [];
  }
  function add(element) {
    elements.push(new WeakRef(element));
    return `s${observation}e${first + elements.length - 1}`;
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
    if (of > observation || !elements[number - first]) throw new Fault("stale_ref", unknown(ref, of));
    const element = elements[number - first]?.deref();
    if (!element?.isConnected || element.ownerDocument !== document) {
      throw new Fault("stale_ref", `${ref} is gone: the page removed the element`);
    }
    return element;
  }
  function unknown(ref, of) {
    if (of > observation) {
      return `${ref} was never given out for this document; its newest observation is s${observation}`;
    }
    const last = first + elements.length - 1;
    return elements.length === 0 ? `${ref} was never given out: observation s${observation} lists no element here` : `${ref} was never given out: observation s${observation} goes from e${first} to e${last} here`;
  }

  // settle.ts
  var FRAME_BOUND = 100;
  async function settle(options) {
    const start = performance.now();
    const before2 = activity().count;
    if (!options.acted && (lifeless() || start - activity().quietSince > options.quiet)) {
      return {
        settled: true
      };
    }
    await frame();
    await frame();
    for (; ; ) {
      const now = performance.now();
      const { quietSince, sinceMark } = activity();
      if (lifeless() && sinceMark === 0) return {
        settled: true
      };
      const rest = Math.max(quietSince, options.acted ? start : 0) + options.quiet - now;
      if (rest <= 0) return {
        settled: true
      };
      if (now - start >= options.bound) {
        return {
          settled: false,
          pending: pending(before2, now - start)
        };
      }
      await pause(Math.min(rest, start + options.bound - now));
    }
  }
  var MOST_SEARCHED = 5e3;
  var inert;
  function lifeless() {
    if (document.readyState === "loading" || opener !== null || top !== self) return false;
    if (document.scripts.length > 0) return false;
    return inert ??= document.getElementsByTagName("*").length < MOST_SEARCHED && !document.evaluate("boolean(//@*[starts-with(name(), 'on')])", document, null, 3).booleanValue;
  }
  function pending(before2, waited) {
    const { count: count2, lastTarget: lastTarget2 } = activity();
    const target2 = isElement(lastTarget2) ? lastTarget2 : lastTarget2?.parentElement;
    const times = count2 - before2 === 1 ? "1 change" : `${count2 - before2} changes`;
    const where = target2 ? `, last in ${collapse(tagOf(target2))}` : "";
    return `the page keeps changing (${times} in ${(waited / 1e3).toFixed(1)} s${where})`;
  }
  function frame() {
    return new Promise((resolve2) => {
      const late = setTimeout(done, FRAME_BOUND);
      const drawn = requestAnimationFrame(done);
      function done() {
        clearTimeout(late);
        cancelAnimationFrame(drawn);
        resolve2();
      }
    });
  }
  function pause(ms) {
    return new Promise((resolve2) => setTimeout(resolve2, Math.max(1, ms)));
  }

  // prepare.ts
  var MOST_FRAMES = 30;
  var POINTED = /* @__PURE__ */ new Set([
    "click",
    "hover"
  ]);
  async function prepare(o) {
    const element = resolve(o.ref);
    const kind = checkFit(element, o.intent);
    const found2 = await bringIntoView(element, o.intent);
    if (!element.isConnected) resolve(o.ref);
    mark();
    if (o.intent === "click") guard(element);
    return prepared(element, kind, "point" in found2 ? found2.point : void 0);
  }
  function checkFit(element, intent) {
    const kind = kindOf(element);
    checkShown(element);
    if (intent === "scroll" || intent === "crop") return kind;
    const wrong = unfit(element, kind, intent);
    if (wrong) throw new Fault("not_actionable", `${listedWords(element)} ${wrong}`);
    const acts = intent === "click" || intent === "fill" || intent === "select";
    if (acts && isDisabled2(element)) {
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
    const around = flatClosest(element, '[aria-disabled="true"]');
    return around && around !== element && !element.matches(":disabled") ? ` with its ${words(around)}` : "";
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
  function contains(outer, inner) {
    for (let at = inner; at; at = flatParent(at)) if (at === outer) return true;
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
  async function bringIntoView(element, intent) {
    const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
    if (POINTED.has(intent)) await standStill(place2);
    let found2 = hit(element);
    if ("point" in found2 && (intent !== "crop" || whole(place2))) return found2;
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
      found2 = hit(element);
      if ("point" in found2 || !POINTED.has(intent)) return found2;
    }
    if ("cover" in found2 && found2.cover) {
      const cover = describeCover(found2.cover, element);
      throw new Fault("obscured", `${listedWords(element)} is covered by ${cover}`);
    }
    throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);
  }
  function whole(place2) {
    const box = place2.getBoundingClientRect();
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  }
  async function standStill(element) {
    for (let frames = 0; frames < MOST_FRAMES; frames++) {
      const moving = document.getAnimations().some((one) => one.playState === "running");
      if (!moving) return;
      const before2 = element.getBoundingClientRect();
      await frame();
      const after = element.getBoundingClientRect();
      if (before2.x === after.x && before2.y === after.y && before2.width === after.width) return;
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
      kind,
      secret: isSecret(element)
    };
    const checked = checkedOf(element, roleOf(element));
    if (checked !== void 0) result.checked = checked;
    return result;
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
      ].findLast((child) => isText(child) ? child.data.trim() !== "" : child.hasChildNodes());
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

  // frames.ts
  var LONGEST_URL2 = 2e3;
  function showsFrame(element) {
    if (isIframe(element) || isFrame(element)) {
      return element.clientWidth > 1 && element.clientHeight > 1;
    }
    return isObject(element) && element.contentWindow !== null;
  }
  function frameInfo(element) {
    const url = frameUrl(element);
    const name = element.getAttribute("title") || element.getAttribute("aria-label") || element.getAttribute("name") || "";
    return {
      name: label(name),
      url: cut(url, LONGEST_URL2),
      origin: originOf(element, url),
      inText: false
    };
  }
  function frameUrl(element) {
    try {
      const inner = isEmbed(element) ? null : element.contentWindow?.location.href;
      if (inner) return inner;
    } catch {
    }
    return isObject(element) ? element.data : element.src;
  }
  function originOf(element, url) {
    try {
      const inner = isEmbed(element) ? null : element.contentWindow?.origin;
      if (inner) return inner;
    } catch {
    }
    try {
      return new URL(url).origin;
    } catch {
      return "";
    }
  }
  function frameNote(frame2) {
    return `iframe ${frame2.name ? `${quoted(frame2.name)} ` : ""}${cut(frame2.url, 120)} not read`;
  }

  // labels.ts
  var NAMED_BY_ID = [
    "input",
    "select",
    "textarea",
    "[contenteditable]"
  ].map((field2) => `${field2}[aria-labelledby]`).join();
  var MORE_THAN_A_NAME = "h1,h2,h3,h4,h5,h6,th,legend,caption,a,button,[role=heading],:has(a,button)";
  function labelsFor(room) {
    const named2 = /* @__PURE__ */ new Set();
    for (const control of document.querySelectorAll(NAMED_BY_ID)) {
      if (!isShown(control)) continue;
      for (const id of control.getAttribute("aria-labelledby")?.split(/\s+/) ?? []) {
        const label2 = document.getElementById(id);
        if (label2 && !label2.matches(MORE_THAN_A_NAME)) named2.add(label2);
      }
    }
    return {
      names(label2, control) {
        if (!room() || !isShown(control)) return false;
        if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {
          return false;
        }
        if (control.hasAttribute("aria-labelledby")) return named2.has(label2);
        return !control.hasAttribute("aria-label");
      },
      isName: (element) => named2.size > 0 && named2.has(element) && room(),
      standsFor(control) {
        if (isInput(control) && control.type === "hidden") return false;
        if (control.checkVisibility({
          visibilityProperty: true
        })) return false;
        return labelsOf(control).some(isShown);
      }
    };
  }

  // lines.ts
  var OPEN = "";
  var Lines = class {
    #max;
    #finish;
    #kept = [];
    #keptLength = 0;
    #full = false;
    /** Characters of the whole text, those beyond the limit too. */
    #total = 0;
    #line = "";
    /** What the next line begins with if it comes to hold anything. */
    #prefix = "";
    #indent = "";
    #rows = 0;
    /** No cell of the row has begun. */
    #first = false;
    /** A space is due before the next word. */
    #gap = false;
    #afterMarker = false;
    /** Inside a block whose line breaks count, after its first line. */
    #code = false;
    #blanks = 0;
    /** Something readable stands on the line, not only cell borders. */
    #said = false;
    /** `finish` sees every complete line once. */
    constructor(max, finish = (line) => line) {
      this.#max = max;
      this.#finish = finish;
    }
    /** Nothing more is kept: what comes is only counted. */
    get full() {
      return this.#full;
    }
    text(data) {
      const words2 = strip(data).replace(/\s+/g, " ");
      if (words2 === "" || words2 === " ") {
        if (words2) this.#gap = true;
        return;
      }
      if (words2.startsWith(" ")) this.#gap = true;
      const rest = words2.trim();
      if (this.#afterMarker && /^[\p{L}\p{N}\p{Sc}"'([{#&*+/<=>@[\\^_`|~-]/u.test(rest)) {
        this.#gap = true;
      }
      this.#put(rest);
      this.#gap = words2.endsWith(" ");
    }
    /** Text whose own line breaks and spaces count. */
    verbatim(data) {
      if (this.#rows > 0) return this.text(data);
      const lines = strip(data).replace(/\r\n?/g, "\n").replaceAll("	", "  ").split("\n");
      for (const [i, line] of lines.entries()) {
        if (i > 0) this.#verbatimBreak();
        if (line.trim()) {
          for (; this.#blanks > 0; this.#blanks--) this.#keep("");
          this.#start();
          this.#line += line;
          this.#said = true;
        } else if (this.#line) this.#line += line;
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
    /** One of our own bracketed notes, `inner` without the brackets. */
    marker(inner) {
      if (!/[([{"'/]$/.test(this.#line)) this.#gap = true;
      this.#put(`${OPEN}${inner}]`);
      this.#afterMarker = true;
    }
    /** A space before what comes next. */
    gap() {
      this.#gap = true;
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
      if (this.#rows === 0) this.#prefix = (this.#prefix || this.#indent) + sign;
    }
    /** Takes the sign back if nothing came after it. */
    dropPrefix(sign) {
      if (this.#prefix.endsWith(sign)) this.#prefix = this.#prefix.slice(0, -sign.length);
    }
    indent(by) {
      this.#indent = " ".repeat(Math.max(0, this.#indent.length + by));
    }
    row() {
      this.block();
      this.#rows++;
      this.#first = true;
    }
    endRow() {
      this.#rows--;
      this.block();
    }
    cell() {
      const first2 = this.#first;
      this.#first = false;
      if (first2) return;
      if (this.#rows === 1) this.#line = `${this.#line.trimEnd()} | `;
      this.#gap = this.#rows > 1;
      this.#afterMarker = false;
    }
    end() {
      this.#rows = 0;
      this.#flush();
      return {
        text: this.#kept.join("\n"),
        total: this.#total
      };
    }
    #start() {
      if (this.#line !== "") return;
      this.#line = this.#prefix || this.#indent;
      this.#prefix = "";
      this.#gap = false;
    }
    #put(words2) {
      this.#start();
      if (this.#gap && this.#line !== "" && !this.#line.endsWith(" ")) this.#line += " ";
      this.#line += words2;
      this.#gap = false;
      this.#afterMarker = false;
      this.#said = true;
    }
    #flush() {
      if (this.#said) this.#keep(this.#line.trimEnd());
      this.#line = "";
      this.#said = false;
      this.#gap = false;
      this.#afterMarker = false;
    }
    #keep(raw) {
      const line = defuse(this.#finish(raw)).replaceAll(OPEN, "[");
      const before2 = this.#total === 0 ? 0 : 1;
      this.#total += before2 + line.length;
      if (this.#full) return;
      const room = this.#max - this.#keptLength - before2;
      if (line.length <= room) {
        this.#kept.push(line);
        this.#keptLength += before2 + line.length;
        return;
      }
      this.#full = true;
      const part = beforeTornMarker(line, room);
      if (part) this.#kept.push(part);
    }
  };
  function beforeTornMarker(line, room) {
    if (room <= 0) return "";
    const part = head(line, room);
    const open = part.lastIndexOf("[s");
    const torn = open >= 0 && /^\[s\d*(e\d*)?[^\]]*$/.test(part.slice(open));
    return torn ? part.slice(0, open).trimEnd() : part;
  }

  // marker.ts
  function marker(info) {
    const parts = [
      info.ref,
      info.role
    ];
    if (info.name) parts.push(quoted(info.name));
    if (info.value) parts.push(`value=${quoted(info.value)}`);
    else if (info.placeholder && info.placeholder !== info.name) {
      parts.push(`placeholder=${quoted(info.placeholder)}`);
    }
    if (info.options) parts.push(`options=${optionsOf(info.options, info.optionsTotal)}`);
    if (info.checked) parts.push(info.checked === "mixed" ? "mixed" : "checked");
    if (info.pressed) parts.push(info.pressed === "mixed" ? "half-pressed" : "pressed");
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
  var LABELS = 120;
  function optionsOf(options, total = options.length) {
    const shown2 = [];
    let length = 0;
    for (const { label: label2 } of options) {
      length += label2.length + 3;
      if (length > LABELS) break;
      shown2.push(label2);
    }
    if (shown2.length === 0) return String(total);
    const rest = total - shown2.length;
    return quoted(shown2.join(" | ")) + (rest > 0 ? ` and ${rest} more` : "");
  }

  // actionable.ts
  var WIDGETS = new Set("button link checkbox radio switch textbox searchbox combobox option menuitem menuitemcheckbox menuitemradio tab treeitem slider spinbutton".split(" "));
  var INNER = 'a[href],button,input:not([type="hidden"]),select,textarea,summary,label,iframe,[tabindex],[onclick],[contenteditable],video[controls],audio[controls],[role="button"],[role="link"],[role="checkbox"],[role="radio"],[role="switch"],[role="textbox"],[role="combobox"],[role="option"],[role="menuitem"],[role="tab"],[role="treeitem"],[role="slider"]';
  var LONGEST_BY_HAND = 200;
  function actionable(element, tag, bare, hand) {
    const native = nativeControl(element, tag);
    if (native) return native;
    if (!bare) {
      const role = explicitRole(element);
      if (editingHost(element)) return "whole";
      if (role && WIDGETS.has(role)) {
        return role === "combobox" || role === "textbox" ? "around" : "named";
      }
      if (isPlainLabel(element)) return null;
      if (hasHandler(element)) return byHand(element, role);
      if (isFocusable(element)) return hand || isShort(element) ? byHand(element, role) : "around";
    } else if (hasHandler(element)) return byHand(element, void 0);
    if (hand && tag !== "body" && tag !== "html" && !element.querySelector(INNER)) return "named";
    return null;
  }
  function byHand(element, role) {
    const inner = element.querySelectorAll(INNER);
    const only = inner.length === 1 ? inner[0] : void 0;
    if (only?.matches("a,button") && collapse(only.textContent ?? "") === collapse(element.textContent ?? "")) {
      return role ? "around" : null;
    }
    return role || inner.length > 0 ? "around" : "named";
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
      default:
        return null;
    }
  }
  function isSummary(element) {
    const parent = element.parentElement;
    if (!isDetails(parent)) return false;
    return [
      ...parent.children
    ].find((child) => child.localName === "summary") === element;
  }
  function isPlainLabel(element) {
    return isLabel(element) && element.control !== null;
  }
  function isFocusable(element) {
    const tabindex = getAttribute(element, "tabindex");
    return tabindex !== null && Number.parseInt(tabindex) >= 0;
  }
  function hasHandler(element) {
    const { onclick } = element;
    return onclick !== null && onclick !== void 0 && element !== document.body && element !== document.documentElement;
  }

  // notes.ts
  function pictureNote(element) {
    const name = element.getAttribute("aria-label") ?? (isImage(element) ? element.alt : element.querySelector("title")?.textContent ?? "");
    const words2 = label(name);
    return words2 && `img ${quoted(words2)}`;
  }
  function gaugeNote(element) {
    const name = label(element.getAttribute("aria-label") ?? "");
    const shown2 = isProgress(element) ? share(element) : isMeter(element) ? `${element.value}` : "";
    return `${element.localName} ${name ? `${quoted(name)} ` : ""}${shown2}`;
  }
  function share(bar) {
    return bar.position < 0 ? "running" : `${Math.round(bar.position * 100)}%`;
  }
  function dialogNote(element, role) {
    const name = label(nameOf(element, role));
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
    const known = name.toLowerCase();
    const words2 = text.toLowerCase().split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
    return words2.some((word) => !known.includes(word)) ? text : "";
  }

  // walk.ts
  var ELEMENT2 = 1;
  var TEXT2 = 3;
  var INLINE = "inline";
  var DEEPEST = 800;
  var NEVER = /* @__PURE__ */ new Set([
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
  var Walk = class {
    #lines;
    #finds;
    #labels;
    #depth = 0;
    /** The next element that is drawn is a cell of a row. */
    #cell = false;
    /** No cell of the table holds blocks. */
    #plainTable = false;
    /** Hidden controls that were listed in the place of their label. */
    #viaLabel = /* @__PURE__ */ new Set();
    /** How elements without attributes are displayed, by tag, while all of one tag are alike. */
    #usual = /* @__PURE__ */ new Map();
    /** The number of the next item of each ordered list. */
    #ordinals = /* @__PURE__ */ new Map();
    constructor(lines, finds, labels) {
      this.#lines = lines;
      this.#finds = finds;
      this.#labels = labels;
    }
    node(node, under) {
      const type = nodeType(node);
      if (type === TEXT2) {
        if (under & (QUIET | HIDDEN)) return;
        const data = nodeValue(node) ?? "";
        if (under & PRESERVED) this.#lines.verbatim(data);
        else this.#lines.text(data);
      } else if (type === ELEMENT2) {
        const element = node;
        if (this.#depth > DEEPEST) return this.#piece(element, under);
        this.#depth++;
        this.#element(element, under);
        this.#depth--;
      }
    }
    #piece(element, under) {
      if (under & (QUIET | HIDDEN)) return;
      this.#lines.text(visibleText(element));
    }
    #children(element, under, tag = localName(element)) {
      if (tag === "slot") {
        const assigned = slotted(element);
        if (assigned) return assigned.forEach((node) => this.node(node, under));
      }
      let child = firstChild(shadowRoot(element) ?? element);
      for (; child; child = nextSibling(child)) this.node(child, under);
    }
    #element(element, above) {
      const tag = localName(element);
      if (NEVER.has(tag)) return;
      if (tag === "area") return this.#area(element, above);
      const bare = !hasAttributes(element);
      if (!bare && (getAttribute(element, "aria-hidden") === "true" || hasAttribute(element, "inert"))) {
        return;
      }
      if (bare && this.#lines.full && this.#finds.full()) {
        const usual = this.#usual.get(tag);
        if (usual && isVisible(element)) {
          return this.#inside(element, tag, bare, usual, above & ~HIDDEN, false);
        }
      }
      const style2 = styleOf(element);
      const display = style.display(style2);
      const under = seen(element, style2, display, above);
      if (under === null) return;
      const pointer = style.cursor(style2) === "pointer";
      const drawn = style.contentVisibility(style2) !== "hidden";
      if (bare) this.#learn(tag, display, under === above && !pointer && drawn);
      const hand = pointer && !(above & POINTER);
      this.#inside(element, tag, bare, display, hand ? under | POINTER : under, hand, drawn);
    }
    #inside(element, tag, bare, display, under, hand, drawn = true) {
      if (this.#cell) {
        this.#cell = false;
        this.#lines.cell();
      }
      const root = shadowRoot(element);
      if (root) this.#finds.root(root);
      if (tag === "br") return this.#lines.block();
      const block = isBlock(display);
      if (block) this.#lines.block();
      const below = !bare && this.#labels.isName(element) ? under | QUIET : under;
      const content = under & HIDDEN ? null : actionable(element, tag, bare, hand);
      const chip = !block && !content && display.length > INLINE.length;
      if (chip) this.#lines.gap();
      if (content) this.#control(element, content, below);
      else if (drawn) this.#plain(element, tag, display, bare, below);
      if (block) this.#lines.block();
      if (chip) this.#lines.gap();
    }
    /** Whether the elements of a tag that have no attributes are all displayed alike. */
    #learn(tag, display, plain2) {
      const known = this.#usual.get(tag);
      const alike = plain2 && (known === void 0 || known === display);
      this.#usual.set(tag, alike ? display : null);
    }
    #area(element, under) {
      if (!(under & HIDDEN) && element.hasAttribute("href") && isShown(element)) {
        this.#control(element, "whole", under);
      }
    }
    #control(element, content, under) {
      if (this.#viaLabel.has(element)) return;
      const found2 = this.#finds.element(element, content);
      if (!found2) return this.#unlisted(element, content, under);
      this.#lines.marker(found2.marker);
      if (content === "around") return this.#children(element, under);
      const cutShort = found2.name.length >= LONGEST && found2.name.endsWith("\u2026");
      if (content === "named") {
        if (cutShort) return this.#children(element, under);
        if (!(under & QUIET)) this.#words(unsaid(element, found2.name));
        if (element.firstElementChild || element.shadowRoot) {
          this.#children(element, under | QUIET);
        }
      } else if (isHtml(element) && element.isContentEditable) {
        this.#editable(element, under);
      }
    }
    /** Its text is its value; only what the value leaves out is written. */
    #editable(element, under) {
      const long = collapse(element.innerText).length > LONGEST;
      if (long || element.querySelector(INNER)) {
        this.#children(element, long ? under : under | QUIET);
      }
    }
    /** Beyond the limit of elements a control is what can be read of it. */
    #unlisted(element, content, under) {
      if (content !== "whole") return this.#children(element, under);
      const words2 = fieldText(element);
      if (!words2) this.#children(element, under);
      else if (!(under & QUIET)) this.#words(words2);
    }
    /** Words that stand apart from those beside them. */
    #words(words2) {
      if (words2) this.#lines.text(` ${words2} `);
    }
    /** A note in brackets, where text is written at all. */
    #note(note, under) {
      if (note && !(under & (QUIET | HIDDEN))) this.#lines.marker(note);
    }
    #plain(element, tag, display, bare, under) {
      if (display === "table-row") return this.#row(element, under);
      const role = bare ? void 0 : explicitRole(element);
      if (role === "row") return this.#row(element, under);
      const level = role === "heading" ? Number(element.getAttribute("aria-level")) || 2 : /^h[1-6]$/.test(tag) && role === void 0 ? Number(tag.slice(1)) : 0;
      if (level > 0) return this.#signed(element, `${"#".repeat(Math.min(level, 6))} `, under);
      if (role === "dialog" || role === "alertdialog") {
        this.#note(dialogNote(element, role), under);
        this.#lines.block();
      }
      switch (tag) {
        case "li":
          return this.#item(element, role, under);
        case "table":
          return this.#table(element, under);
        case "img":
        case "canvas":
          return this.#note(pictureNote(element), under);
        case "svg":
          if (role === "img") this.#note(pictureNote(element), under);
          else this.#svg(element, under);
          return;
        case "label":
          return this.#label(element, under);
        case "details":
          return this.#details(element, under);
        case "progress":
        case "meter":
          return this.#note(gaugeNote(element), under);
        case "iframe":
        case "frame":
        case "object":
        case "embed":
          if (showsFrame(element)) {
            this.#lines.block();
            this.#lines.marker(this.#finds.frame(element));
            this.#lines.block();
          } else if (tag === "object") this.#children(element, under);
          return;
        case "video":
        case "audio":
          return;
        default:
          if (role === "img") return this.#note(pictureNote(element), under);
          if (role === "listitem") return this.#item(element, role, under);
          return this.#children(element, under, tag);
      }
    }
    /** One look over the whole table spares one at every row. */
    #table(element, under) {
      const outer = this.#plainTable;
      this.#plainTable = element.querySelector(BLOCKS_IN_CELLS) === null;
      this.#children(element, under);
      this.#plainTable = outer;
    }
    #row(element, under) {
      if (!this.#plainTable && element.querySelector(BLOCKS_IN_CELLS)) {
        return this.#children(element, under);
      }
      this.#lines.row();
      for (let cell = firstChild(element); cell; cell = nextSibling(cell)) {
        this.#cell = true;
        this.node(cell, under);
      }
      this.#cell = false;
      this.#lines.endRow();
    }
    /** A heading or list item: its sign stands before its first words, the rest hangs below them. */
    #signed(element, sign, under, hang = 0) {
      const written = !(under & (QUIET | HIDDEN));
      if (written) this.#lines.prefix(sign);
      this.#lines.indent(hang);
      this.#children(element, under);
      this.#lines.block();
      this.#lines.indent(-hang);
      if (written) this.#lines.dropPrefix(sign);
    }
    #item(element, role, under) {
      if (role !== void 0 && role !== "listitem") return this.#children(element, under);
      this.#signed(element, this.#bullet(element), under, 2);
    }
    #bullet(item) {
      const list = item.parentElement;
      if (!isOrderedList(list) || !isListItem(item) || styleOf(item).listStyleType === "none") {
        return "- ";
      }
      const number = item.hasAttribute("value") ? item.value : this.#ordinals.get(list) ?? list.start;
      this.#ordinals.set(list, number + (list.reversed ? -1 : 1));
      return `${number}. `;
    }
    #svg(element, under) {
      for (const child of element.children) {
        if (UNDRAWN_SVG.has(child.localName)) continue;
        if (child.localName === "text") this.#lines.block();
        if (child.matches("text,a,foreignObject,[role],[tabindex],[onclick]")) {
          this.node(child, under);
        } else this.#svg(child, under);
      }
    }
    /** A label's words are its control's name; what else is in it is listed as usual. */
    #label(element, under) {
      const control = isLabel(element) ? element.control : null;
      if (!control) return this.#children(element, under);
      if (this.#viaLabel.has(control)) return this.#children(element, under | QUIET);
      if (this.#labels.standsFor(control) && !(under & HIDDEN)) {
        const found2 = this.#finds.element(control, "whole");
        if (found2) {
          this.#viaLabel.add(control);
          this.#lines.marker(found2.marker);
          return this.#children(element, under | QUIET);
        }
      }
      this.#children(element, this.#labels.names(element, control) ? under | QUIET : under);
    }
    #details(element, under) {
      if (element.hasAttribute("open")) return this.#children(element, under);
      for (const child of element.children) {
        if (child.localName === "summary" && isSummary(child)) this.node(child, under);
      }
    }
  };

  // observe.ts
  function observe(options) {
    begin(options.observation, options.first);
    const elements2 = [];
    const frames = [];
    let found2 = 0;
    const lines = new Lines(options.maxText, maskInText);
    const walk = new Walk(lines, {
      element(element, content) {
        found2++;
        if (elements2.length >= options.maxElements) return null;
        const info = describe(element, add(element), content);
        elements2.push(info);
        return {
          marker: marker(info),
          name: info.name
        };
      },
      full: () => elements2.length >= options.maxElements,
      frame(element) {
        const frame2 = frameInfo(element);
        frames.push(frame2);
        return frameNote(frame2);
      },
      root: watchRoot
    }, labelsFor(() => elements2.length < options.maxElements));
    walkPage(walk, lines);
    const { text, total } = lines.end();
    const observation2 = {
      ...title(),
      text,
      elements: elements2,
      frames
    };
    const truncated = {};
    if (total > text.length) truncated.text = {
      shown: text.length,
      total
    };
    if (found2 > elements2.length) truncated.elements = {
      shown: elements2.length,
      total: found2
    };
    if (truncated.text || truncated.elements) observation2.truncated = truncated;
    const known = secrets();
    if (known.length > 0) observation2.secrets = known;
    return observation2;
  }
  function walkPage(walk, lines) {
    const dialog = modalDialog();
    const top2 = dialog ?? document.body ?? document.documentElement;
    if (!top2) return;
    if (dialog) {
      const name = label(nameOf(dialog, "dialog"));
      lines.marker(`modal dialog${name ? ` ${quoted(name)}` : ""}, the rest of the page cannot be used`);
      lines.block();
    }
    if (isForeign(top2)) lines.verbatim(new XMLSerializer().serializeToString(document));
    else walk.node(top2, 0);
  }
  function isForeign(root) {
    return !/\/(xhtml|svg|MathML)$/.test(root.namespaceURI ?? "");
  }
  function title() {
    return {
      title: label(document.title),
      url: location.href
    };
  }
  function readableText() {
    const lines = new Lines(Number.MAX_SAFE_INTEGER, maskInText);
    const walk = new Walk(lines, {
      element: () => null,
      full: () => false,
      frame: (element) => frameNote(frameInfo(element)),
      root: watchRoot
    }, labelsFor(() => false));
    walkPage(walk, lines);
    return lines.end().text;
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

  // select.ts
  var MOST_LISTED = 20;
  function choose(o) {
    const select = resolve(o.ref);
    checkFit(select, "select");
    if (!isSelect(select)) return fieldValue(select);
    if (!select.multiple && o.values.length !== 1) {
      throw new Fault("invalid", `${listedWords(select)} takes one value, not ${o.values.length}`);
    }
    const wanted = new Set(o.values.map((value) => find(select, value)));
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
  function find(select, wanted) {
    const all = [
      ...select.options
    ];
    const text = collapse(wanted);
    const fitting = [
      all.filter((option2) => option2.value === wanted),
      all.filter((option2) => optionLabel(option2) === text),
      // The list of an observation cuts long ones.
      all.filter((option2) => label(optionLabel(option2)) === text || label(option2.value) === text)
    ].find((some) => some.length > 0) ?? [];
    const option = fitting.find((one) => !isOptionDisabled(one));
    if (option) return option;
    const given = quoted(cut(defuse(text), 80));
    if (fitting.length > 0) {
      throw new Fault("not_actionable", `option ${given} of ${listedWords(select)} is disabled`);
    }
    throw new Fault("invalid", `${listedWords(select)} has no option ${given}; it has ${listed(all)}`);
  }
  function listed(options) {
    if (options.length === 0) return "none";
    const some = options.slice(0, MOST_LISTED).map((option) => {
      const shown2 = quoted(cut(label(optionLabel(option)), 60));
      return isOptionDisabled(option) ? `${shown2} (disabled)` : shown2;
    });
    const rest = options.length - some.length;
    return some.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
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
    const shows = shown();
    const given = (wanted) => quoted(cut(defuse(collapse(wanted)), 80));
    if (text !== void 0 && !shows(text)) return `the text ${given(text)} has not appeared`;
    if (gone !== void 0 && shows(gone)) return `the text ${given(gone)} is still there`;
    return void 0;
  }
  function shown() {
    let drawn;
    let read;
    return (wanted) => {
      const words2 = plain(wanted);
      drawn ??= plain(document.body?.innerText ?? "");
      if (drawn.includes(words2)) return true;
      read ??= plain(readableText());
      return read.includes(words2);
    };
  }
  function plain(text) {
    return collapse(text).toLowerCase();
  }

  // main.ts
  var page = {
    observe,
    title,
    mark() {
      mark();
      return {};
    },
    changes: changesSinceMark,
    settle,
    prepare: (o) => attemptLater(() => prepare(o)),
    focusField: (o) => attempt(() => focusField(o)),
    setField: (o) => attempt(() => setField(o)),
    insertText: (o) => attempt(() => insertText(o)),
    readField: (o) => attempt(() => readField(o)),
    choose: (o) => attempt(() => choose(o)),
    focus: (o) => attempt(() => focus(o)),
    aimWheel: (o) => attempt(() => aimWheel(o)),
    scrollState: (o) => attempt(() => scrollState(o)),
    waitFor
  };
  function isMethod(name) {
    return Object.hasOwn(page, name);
  }
  function call(method, argsJson) {
    try {
      if (!isMethod(method)) return crash(`no method ${method}`);
      forgetSecrets();
      const result = Reflect.apply(page[method], page, [
        JSON.parse(argsJson)
      ]);
      return result instanceof Promise ? result.then(answer, crash) : answer(result);
    } catch (error) {
      return crash(error);
    }
  }
  function answer(result) {
    const done = typeof result === "object" && result !== null && ("ok" in result || "fault" in result);
    return JSON.stringify(done ? result : {
      ok: result
    });
  }
  function crash(error) {
    const message = error instanceof Error ? `${error.message}
${error.stack ?? ""}` : String(error);
    return JSON.stringify({
      crash: message
    });
  }
  watchPresses();
  watchDocument();
  Object.defineProperty(globalThis, "foxden", {
    value: {
      call
    }
  });
})();
}
