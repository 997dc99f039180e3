/** Tags that an article may hold, each with the attributes it may carry besides the common ones. */
export const ALLOWED_TAGS: Readonly<Record<string, readonly string[]>> = {
  h2: ["id"],
  h3: ["id"],
  h4: ["id"],
  p: [],
  ul: [],
  ol: ["start"],
  li: [],
  blockquote: [],
  pre: [],
  code: [],
  table: [],
  caption: [],
  colgroup: [],
  col: ["span"],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  figure: [],
  figcaption: [],
  img: ["src", "alt", "width", "height", "title"],
  a: ["href", "title", "target", "rel"],
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

/** Attributes that every allowed tag may carry. */
export const COMMON_ATTRIBUTES: readonly string[] = ["class", "lang"];

/** Tags that are written as another one that means the same here. */
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

/** Classes that mean something to the site, whatever name an editor or another product gives them. */
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

const TEXT_ALIGN =
  /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:!important\s*)?(?:;|$)/i;
const LINK =
  /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[^\s\\]+|\/(?![/\\])[^\s\\]*|\/|#[^\s\\]+)$/i;
const IMAGE = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]+)$/i;

/** Whether a link of an article may point at `href`: http, https, mailto, tel, this site or this page. */
export function isSafeLink(href: string): boolean {
  return LINK.test(href);
}

/** Whether an image of an article may come from `src`: http, https or this site. */
export function isSafeImage(src: string): boolean {
  return IMAGE.test(src);
}

/**
 * The classes that are kept of a tag, in the site's own names.
 *
 * @param names The `class` attribute as it came.
 * @param style The `style` attribute, of which only `text-align` is understood.
 */
export function keptClasses(tag: string, names: string, style: string): string[] {
  const kept = names.split(/\s+/).flatMap((name) => keptClass(tag, name));
  const align = TEXT_ALIGN.exec(style)?.[1];
  if (align !== undefined) kept.push(`align-${align.toLowerCase()}`);
  return [...new Set(kept)];
}

function keptClass(tag: string, name: string): string[] {
  if (tag === "code" && /^language-[a-z0-9+#-]{1,30}$/i.test(name)) return [name.toLowerCase()];
  // A link to a video, which the public page plays in its place.
  if (tag === "figure" && name === "embed") return [name];
  const known = Object.hasOwn(CLASS_NAMES, name) ? CLASS_NAMES[name] : undefined;
  return known === undefined ? [] : [known];
}

/** Whether `value` is acceptable for an attribute whose values are limited; others take any text. */
export function isAcceptedValue(attribute: string, value: string): boolean {
  const rule = VALUE_RULES[attribute];
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
  id: /^section-[\p{L}\p{N}-]{1,80}$/u,
};
