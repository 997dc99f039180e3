/** Allowed tags of an article, with the attributes that each allows besides the common ones. */
export const ALLOWED_TAGS: Readonly<Record<string, readonly string[]>> = {
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  p: [],
  ul: [],
  ol: ["start"],
  li: ["id"],
  blockquote: [],
  aside: [],
  pre: [],
  code: [],
  table: [],
  caption: [],
  colgroup: [],
  col: ["span", "width"],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  figure: [],
  figcaption: [],
  img: ["src", "alt", "width", "height", "title"],
  a: ["href", "title", "target", "rel", "id"],
  strong: [],
  em: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  span: [],
  hr: [],
  br: [],
};

export const COMMON_ATTRIBUTES: readonly string[] = ["class", "lang"];

/** Tags that are replaced by an equivalent one. */
export const RENAMED_TAGS: Readonly<Record<string, string>> = {
  h1: "h2",
  h5: "h4",
  h6: "h4",
  b: "strong",
  i: "em",
  cite: "em",
  var: "em",
  dfn: "em",
  del: "s",
  strike: "s",
  ins: "u",
  kbd: "code",
  samp: "code",
  tt: "code",
  big: "strong",
};

/** Classes with a meaning here, by the names that editors and other products use. */
const CLASS_NAMES: Readonly<Record<string, string>> = {
  "align-left": "align-left",
  "align-center": "align-center",
  "align-right": "align-right",
  "align-justify": "align-justify",
  alignleft: "align-left",
  aligncenter: "align-center",
  alignright: "align-right",
  "has-text-align-left": "align-left",
  "has-text-align-center": "align-center",
  "has-text-align-right": "align-right",
};

// Those of a picture, its crop included, and of a link that the public page embeds in its place. Other products use `size-` for other sizes.
const FIGURE_CLASS =
  /^(?:align-wide|width-(?:small|medium|full)|crop-(?:wide|classic|square)|focus-[xy]-(?:[1-9]?[05]|100)|embed(?:-(?:audio|map|slides|code))?)$/;
const TEXT_ALIGN =
  /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:!important\s*)?(?:;|$)/i;
const LINK =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[^\s\\]+|\/(?![/\\])[^\s\\]*|\/|#[^\s\\]+)$/i;
const IMAGE = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]+)$/i;

/** Allows http, https, mailto, tel, this site and this page. */
export function isSafeLink(href: string): boolean {
  return LINK.test(href);
}

/** Allows http, https and this site. */
export function isSafeImage(src: string): boolean {
  return IMAGE.test(src);
}

/** @param style Only `text-align` is understood, and becomes a class. */
export function allowedClasses(tag: string, names: string, style: string): string[] {
  const allowed = names.split(/\s+/).flatMap((name) => allowedClass(tag, name));
  if (tag === "aside") allowed.unshift(...calloutClasses(names));
  const align = TEXT_ALIGN.exec(style)?.[1];
  if (align !== undefined) allowed.push(`align-${align.toLowerCase()}`);
  return [...new Set(allowed)];
}

/** An `aside` is a callout of one kind; any other is none, and its content stays without it. */
export function isCallout(names: string): boolean {
  return calloutClasses(names).length > 0;
}

function calloutClasses(names: string): string[] {
  const kind = /(?:^|\s)callout-(info|tip|warning)(?:\s|$)/.exec(names)?.[1];
  return kind === undefined ? [] : ["callout", `callout-${kind}`];
}

function allowedClass(tag: string, name: string): string[] {
  if (tag === "code" && /^language-[a-z0-9+#-]{1,30}$/i.test(name)) return [name.toLowerCase()];
  if (tag === "figure" && FIGURE_CLASS.test(name)) return [name];
  if (tag === "figure" && /^align(?:wide|full)$/.test(name)) return ["align-wide"];
  if (tag === "table" && name === "stack-rows") return [name];
  // Its empty alt text is meant.
  if (tag === "img" && name === "decorative") return [name];
  const known = Object.hasOwn(CLASS_NAMES, name) ? CLASS_NAMES[name] : undefined;
  return known === undefined ? [] : [known];
}

/** Whether `value` is allowed for an attribute of a tag; attributes without limits allow any text. */
export function isAcceptedValue(tag: string, attribute: string, value: string): boolean {
  const rule = VALUE_RULES[`${tag} ${attribute}`] ?? VALUE_RULES[attribute];
  return rule === undefined || rule.test(value);
}

const WHOLE_NUMBER = /^\d{1,5}$/;
const VALUE_RULES: Readonly<Record<string, RegExp>> = {
  href: LINK,
  src: IMAGE,
  width: WHOLE_NUMBER,
  height: WHOLE_NUMBER,
  start: WHOLE_NUMBER,
  span: /^\d{1,3}$/,
  colspan: /^\d{1,3}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^(?:col|row|colgroup|rowgroup)$/,
  target: /^_blank$/,
  lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i,
  // The note of a footnote, and the reference that it links back to.
  "li id": /^fn-\d{1,4}$/,
  "a id": /^fnref-\d{1,4}$/,
  id: /^section-[\p{L}\p{N}-]{1,80}$/u,
};
