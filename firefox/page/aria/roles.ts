/** What WAI-ARIA 1.3 and its modules for publishing and graphics say of roles, without the abstract ones. */

const CORE =
  "alert alertdialog application article banner blockquote button caption cell checkbox code " +
  "columnheader combobox comment complementary contentinfo definition deletion dialog directory " +
  "document emphasis feed figure form generic grid gridcell group heading image img insertion " +
  "link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox " +
  "menuitemradio meter navigation none note option paragraph presentation progressbar radio " +
  "radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter " +
  "sectionheader separator slider spinbutton status strong subscript suggestion superscript " +
  "switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem";

const GRAPHICS = "graphics-document graphics-object graphics-symbol";

const PUBLISHING =
  "abstract acknowledgments afterword appendix backlink biblioentry bibliography biblioref " +
  "chapter colophon conclusion cover credit credits dedication endnote endnotes epigraph " +
  "epilogue errata example footnote foreword glossary glossref index introduction noteref notice " +
  "pagebreak pagefooter pageheader pagelist part preface prologue pullquote qna subtitle tip toc";

export const ROLES: ReadonlySet<string> = new Set([
  ...CORE.split(" "),
  ...GRAPHICS.split(" "),
  ...PUBLISHING.split(" ").map((word) => `doc-${word}`),
]);

/** Names of the same role, and the one that is told. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["img", "image"],
  ["presentation", "none"],
  ["directory", "list"],
]);

/** Roles that take their name from what is in them. */
export const NAMED_BY_CONTENT: ReadonlySet<string> = new Set(
  ("button cell checkbox columnheader comment doc-backlink doc-biblioref doc-glossref doc-noteref " +
    "gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader " +
    "switch tab tooltip treeitem").split(" "),
);

/** Attributes that every element may have: with one of them, an element means something after all. */
export const GLOBAL: ReadonlySet<string> = new Set(
  ("atomic braillelabel brailleroledescription busy controls current describedby description " +
    "details disabled dropeffect errormessage flowto grabbed haspopup invalid keyshortcuts label " +
    "labelledby live owns relevant roledescription").split(" ").map((word) => `aria-${word}`),
);
