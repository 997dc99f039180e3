/** Utilities that set one thing by a value, by what stands before the value: the group has the same name. */
const prefixes = new Set(
  `p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me w h size min-w min-h max-w max-h gap gap-x gap-y
  inset inset-x inset-y top right bottom left start end space-x space-y z order basis grow shrink
  opacity duration delay ease animate cursor select origin aspect columns translate translate-x
  translate-y rotate scale scale-x scale-y skew-x skew-y rounded rounded-t rounded-r rounded-b rounded-l
  rounded-s rounded-e rounded-tl rounded-tr rounded-br rounded-bl overflow overflow-x overflow-y
  overscroll overscroll-x overscroll-y items justify justify-items justify-self self place-items
  place-content place-self grid-cols grid-rows grid-flow auto-cols auto-rows col-span col-start col-end
  row-span row-start row-end whitespace wrap align leading tracking line-clamp indent underline-offset
  outline-offset pointer-events touch resize will-change appearance accent caret fill field-sizing box
  break-inside break-before break-after border-spacing border-spacing-x border-spacing-y transition
  scroll-m scroll-mx scroll-my scroll-mt scroll-mr scroll-mb scroll-ml scroll-p scroll-px scroll-py
  scroll-pt scroll-pr scroll-pb scroll-pl blur backdrop-blur brightness float clear hyphens bg-clip
  bg-origin bg-blend mix-blend mask-l-from ring-offset scrollbar`.split(/\s+/),
);

/** Utilities that are one word, or a few, by their group. */
const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    display: `block inline-block inline flex inline-flex table inline-table table-caption table-cell
      table-column table-row table-header-group table-row-group flow-root grid inline-grid contents
      list-item hidden`,
    position: "static fixed absolute relative sticky",
    visibility: "visible invisible collapse",
    isolation: "isolate isolation-auto",
    "text-overflow": "truncate text-ellipsis text-clip",
    "text-align": "text-left text-center text-right text-justify text-start text-end",
    "text-wrap": "text-wrap text-nowrap text-balance text-pretty",
    "text-transform": "uppercase lowercase capitalize normal-case",
    "text-decoration": "underline overline line-through no-underline",
    "font-style": "italic not-italic",
    "font-smoothing": "antialiased subpixel-antialiased",
    "screen-reader": "sr-only not-sr-only",
    "flex-direction": "flex-row flex-row-reverse flex-col flex-col-reverse",
    "flex-wrap": "flex-wrap flex-nowrap flex-wrap-reverse",
    "border-style":
      "border-solid border-dashed border-dotted border-double border-hidden border-none",
    "border-collapse": "border-collapse border-separate",
    "outline-style":
      "outline-solid outline-dashed outline-dotted outline-double outline-none outline-hidden",
    "object-fit": "object-contain object-cover object-fill object-none object-scale-down",
    "list-position": "list-inside list-outside",
    "table-layout": "table-auto table-fixed",
    "word-break": "break-normal break-words break-all break-keep",
    "bg-attachment": "bg-fixed bg-local bg-scroll",
    "bg-size": "bg-auto bg-cover bg-contain",
  }).flatMap(([group, names]) => names.split(/\s+/).map((name) => [name, group])),
);

const length = "\\d[\\d.]*(?:px|%)?|px|\\[(?:length:|calc|clamp|[\\d.])[^\\]]*\\]";

/** Utilities whose value decides what they set: what matches a pattern, and what else begins like it. */
const byValue: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|\[(?:length:|calc|clamp|[\d.])[^\]]*\])(?:\/|$)/, "font-size"],
  [/^text-/, "text-color"],
  [
    /^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black|\[?\d+\]?)$/,
    "font-weight",
  ],
  [/^font-(?:mono|sans|serif|\[)/, "font-family"],
  [/^flex-/, "flex"],
  [/^bg-(?:none|linear-|radial|conic|gradient-|\[(?:url|image:))/, "bg-image"],
  [/^bg-/, "bg-color"],
  [new RegExp(`^outline(?:-(?:${length}))?$`), "outline-width"],
  [/^outline-/, "outline-color"],
  [/^ring-inset$/, "ring-inset"],
  [new RegExp(`^ring(?:-(?:${length}))?$`), "ring-width"],
  [/^ring-/, "ring-color"],
  [/^shadow(?:-(?:2?xs|sm|md|lg|2?xl|none|\[.*_.*\]))?$/, "shadow"],
  [/^shadow-/, "shadow-color"],
  [/^divide-[xy]-reverse$/, "divide-reverse"],
  [/^divide-x(?:-|$)/, "divide-x"],
  [/^divide-y(?:-|$)/, "divide-y"],
  [/^divide-(?:solid|dashed|dotted|double|none)$/, "divide-style"],
  [/^divide-/, "divide-color"],
  [new RegExp(`^stroke-(?:${length})$`), "stroke-width"],
  [/^stroke-/, "stroke-color"],
  [/^object-/, "object-position"],
  [/^list-/, "list-style"],
  [/^content-(?:normal|center|start|end|between|around|evenly|baseline|stretch)$/, "align-content"],
  [/^content-/, "content"],
  [/^(?:normal|tabular|proportional)-nums$/, "numbers"],
];

const border = new RegExp(`^border(-[xytrblse])?(?:-(?:${length}))?$`);
const borderColor = /^border(-[xytrblse])?-/;

/** Utilities among them that need no value. */
const withoutValue = new Set([
  "rounded",
  "grow",
  "shrink",
  "transition",
  "resize",
  "blur",
  "filter",
]);

/** The longest of the prefixes that a name begins with: a value may have hyphens as well. */
function knownPrefix(name: string): string | undefined {
  if (withoutValue.has(name) || (prefixes.has(name) && name.startsWith("rounded-"))) return name;
  let prefix = name.replace(/^-|[[(].*$/g, "");
  for (let end = prefix.lastIndexOf("-"); end > 0; end = prefix.lastIndexOf("-")) {
    prefix = prefix.slice(0, end);
    if (prefixes.has(prefix)) return prefix;
  }
  return undefined;
}

/** What a utility sets; undefined for a class that is none of those that are known. Without its variants. */
export function classGroup(name: string): string | undefined {
  const word = words.get(name);
  if (word !== undefined) return word;
  const property = /^\[([^\]:]+):/.exec(name)?.[1];
  if (property !== undefined) return `[${property}`;
  const prefix = knownPrefix(name);
  if (prefix !== undefined) return prefix;
  const width = border.exec(name);
  if (width !== null) return `border-width${width[1] ?? ""}`;
  const color = borderColor.exec(name);
  if (color !== null) return `border-color${color[1] ?? ""}`;
  return byValue.find(([pattern]) => pattern.test(name))?.[1];
}
