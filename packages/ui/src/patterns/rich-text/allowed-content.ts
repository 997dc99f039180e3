import type { Schema } from "hast-util-sanitize";
import {
  alignmentClass,
  calloutClass,
  figureClass,
  imageClass,
  tableClass,
} from "./site-classes.ts";

const blocks =
  "h1 h2 h3 h4 h5 h6 p ul ol li blockquote aside pre hr br figure figcaption img".split(" ");
const tables = "table caption colgroup col thead tbody tfoot tr th td".split(" ");
const marks =
  "a strong b em i cite var dfn u ins s del strike sub sup mark span code kbd samp tt big";

const link =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[^\s\\]+|\/(?![/\\])[^\s\\]*|#[^\s\\]+)$/i;
const image = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]+)$/i;
const sectionId: [string, RegExp] = ["id", /^section-[\p{L}\p{N}-]{1,80}$/u];
const wholeNumber = /^\d{1,5}$/;

/**
 * What a text may contain: what Atrium's server keeps, and the older names of the same marks. It lists neither elements
 * whose content is not markup nor foreign ones, so no parser can read the result as anything else.
 */
export const allowedContent: Schema = {
  tagNames: [...blocks, ...tables, ...marks.split(" ")],
  attributes: {
    "*": [
      ["className", alignmentClass],
      // What became of it, in a text that is compared with another; no stored text has it.
      ["dataChange", "added", "removed", "changed", "moved"],
      ["lang", /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i],
    ],
    h2: [sectionId],
    h3: [sectionId],
    h4: [sectionId],
    ol: [["start", wholeNumber]],
    li: [["id", /^fn-\d{1,4}$/]],
    code: [["className", alignmentClass, /^language-[a-z0-9+#-]{1,30}$/i]],
    figure: [["className", alignmentClass, figureClass], "dataHost"],
    aside: [["className", alignmentClass, calloutClass]],
    table: [["className", alignmentClass, tableClass]],
    pre: ["dataLanguage"],
    col: [
      ["span", wholeNumber],
      ["width", wholeNumber],
    ],
    th: [
      ["colSpan", wholeNumber],
      ["rowSpan", wholeNumber],
      ["scope", /^(?:col|row|colgroup|rowgroup)$/],
    ],
    td: [
      ["colSpan", wholeNumber],
      ["rowSpan", wholeNumber],
    ],
    img: [
      ["className", alignmentClass, imageClass],
      ["src", image],
      "alt",
      "title",
      ["width", wholeNumber],
      ["height", wholeNumber],
    ],
    a: [
      ["href", link],
      ["id", /^fnref-\d{1,4}$/],
      "title",
      ["target", "_blank"],
      ["rel", "noopener"],
    ],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  ancestors: Object.fromEntries(
    tables.filter((name) => name !== "table").map((name) => [name, ["table"]]),
  ),
  // What is within these is no text; what is within other elements that are not allowed is shown without them.
  strip: "script style template noscript textarea option title xmp iframe svg math".split(" "),
  required: { img: { alt: "" } },
  clobber: [],
};
