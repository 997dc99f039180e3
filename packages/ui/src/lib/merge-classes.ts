import { classGroup } from "./class-groups.ts";

const sides = ["-x", "-y", "-t", "-r", "-b", "-l", "-s", "-e"];

function of(prefix: string): (side: string) => string {
  return (side) => prefix + side;
}

/** What a group sets as well: an earlier class of one of these is without effect. */
const covered: Readonly<Record<string, readonly string[]>> = {
  p: ["px", "py", "pt", "pr", "pb", "pl", "ps", "pe"],
  px: ["pr", "pl", "ps", "pe"],
  py: ["pt", "pb"],
  m: ["mx", "my", "mt", "mr", "mb", "ml", "ms", "me"],
  mx: ["mr", "ml", "ms", "me"],
  my: ["mt", "mb"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  flex: ["basis", "grow", "shrink"],
  inset: ["inset-x", "inset-y", "start", "end", "top", "right", "bottom", "left"],
  "inset-x": ["right", "left"],
  "inset-y": ["top", "bottom"],
  overflow: ["overflow-x", "overflow-y"],
  overscroll: ["overscroll-x", "overscroll-y"],
  // The sizes of the theme have a line height of their own.
  "font-size": ["leading"],
  "line-clamp": ["display", "overflow"],
  rounded: ["-s", "-e", "-t", "-r", "-b", "-l", "-tl", "-tr", "-br", "-bl"].map(of("rounded")),
  "rounded-t": ["rounded-tl", "rounded-tr"],
  "rounded-r": ["rounded-tr", "rounded-br"],
  "rounded-b": ["rounded-br", "rounded-bl"],
  "rounded-l": ["rounded-tl", "rounded-bl"],
  "border-spacing": ["border-spacing-x", "border-spacing-y"],
  "border-width": sides.map(of("border-width")),
  "border-width-x": ["border-width-r", "border-width-l"],
  "border-width-y": ["border-width-t", "border-width-b"],
  "border-color": sides.map(of("border-color")),
  "border-color-x": ["border-color-r", "border-color-l"],
  "border-color-y": ["border-color-t", "border-color-b"],
  translate: ["translate-x", "translate-y"],
  scale: ["scale-x", "scale-y"],
  "scroll-m": ["x", "y", "t", "r", "b", "l"].map(of("scroll-m")),
  "scroll-mx": ["scroll-mr", "scroll-ml"],
  "scroll-my": ["scroll-mt", "scroll-mb"],
  "scroll-p": ["x", "y", "t", "r", "b", "l"].map(of("scroll-p")),
  "scroll-px": ["scroll-pr", "scroll-pl"],
  "scroll-py": ["scroll-pt", "scroll-pb"],
};

/** Merging again and again what components are rendered with is what would cost. */
const maxRemembered = 1_000;
const remembered = new Map<string, string>();

/** Leaves out the Tailwind classes that a later one overrides: those for the same property, under the same variants. */
export function mergeClasses(classes: string): string {
  const known = remembered.get(classes);
  if (known !== undefined) return known;
  const merged = withoutOverridden(classes);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(classes, merged);
  return merged;
}

function withoutOverridden(classes: string): string {
  const overridden = new Set<string>();
  const kept: string[] = [];
  for (const one of classes.trim().split(/\s+/).reverse()) {
    const { variants, name } = takeApart(one);
    const group = classGroup(name);
    if (group === undefined) {
      kept.push(one);
      continue;
    }
    if (overridden.has(variants + group)) continue;
    kept.push(one);
    overridden.add(variants + group);
    for (const other of covered[group] ?? []) overridden.add(variants + other);
  }
  return kept.reverse().join(" ");
}

/** A class without its variants and its "!", and these as what tells it from others for the same property. */
function takeApart(one: string): { variants: string; name: string } {
  let depth = 0;
  let begin = 0;
  const variants: string[] = [];
  for (let at = 0; at < one.length; at++) {
    const sign = one[at];
    if (sign === "[" || sign === "(") depth += 1;
    else if (sign === "]" || sign === ")") depth -= 1;
    else if (sign === ":" && depth === 0) {
      variants.push(one.slice(begin, at));
      begin = at + 1;
    }
  }
  const name = one.slice(begin);
  const bare = name.replace(/^!|!$/, "");
  // The order of variants means nothing but for those that select something.
  const ordered = variants.some((variant) => variant.startsWith("[")) ? variants : variants.sort();
  return { variants: `${ordered.join(":")}${bare === name ? "" : "!"} `, name: bare };
}
