import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { classGroup } from "./class-groups.ts";
import { mergeClasses } from "./merge-classes.ts";

test("of two classes for one property the later one wins", () => {
  expect(mergeClasses("px-2 text-sm px-4")).toBe("text-sm px-4");
  expect(mergeClasses("h-9 w-9 size-8")).toBe("size-8");
  expect(mergeClasses("size-8 h-9")).toBe("size-8 h-9");
});

test("what only looks alike stays", () => {
  expect(mergeClasses("text-sm text-muted-foreground text-center text-balance")).toBe(
    "text-sm text-muted-foreground text-center text-balance",
  );
  expect(mergeClasses("border border-b-2 border-dashed border-primary border-separate")).toBe(
    "border border-b-2 border-dashed border-primary border-separate",
  );
});

test("variants and importance tell classes apart, the order of variants does not", () => {
  expect(mergeClasses("p-2 hover:p-4 p-6!")).toBe("p-2 hover:p-4 p-6!");
  expect(mergeClasses("hover:focus:p-2 focus:hover:p-4")).toBe("focus:hover:p-4");
  expect(mergeClasses("max-[40rem]:p-2 has-[a:hover]:p-4 max-[40rem]:p-3")).toBe(
    "has-[a:hover]:p-4 max-[40rem]:p-3",
  );
});

test("the size of a text overrides a line height before it", () => {
  expect(mergeClasses("leading-none text-sm")).toBe("text-sm");
  expect(mergeClasses("text-sm leading-none")).toBe("text-sm leading-none");
});

test("unknown classes stay, as often as they come", () => {
  expect(mergeClasses("group peer mine group")).toBe("group peer mine group");
  expect(mergeClasses("")).toBe("");
});

const merge = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ["control", "control-sm", "control-lg"],
      leading: ["reading"],
      animate: ["rise", "fade", "slide-in", "slide-out", "spin", "pulse", "advance", "appear-late"],
    },
  },
});

const root = join(import.meta.dirname, "../../../..");
const texts = globSync("{packages/ui/src,apps/web/src/{app,features,shared}}/**/*.{ts,tsx}", {
  cwd: root,
})
  .filter((file) => !/\.(?:test|stories)\.|(?:class-groups|merge-classes)\.ts/.test(file))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return [...source.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two]) => one ?? two ?? "");
  });

/** The classes of the kit and the back office, without variants, that tailwind-merge knows. */
const known = [...new Set(texts.flatMap((text) => text.split(/\s+/)))]
  .map((one) => one.replace(/^.*:(?![^[(]*[\])])/, "").replaceAll("!", ""))
  .filter((one) => /^-?[a-z[]/.test(one) && !/^font-(?:size|style|weight)$/.test(one))
  .filter((one) => merge(`${one} ${one}`) === one);

test("two classes of the kit and the back office merge as tailwind-merge merges them", () => {
  const names = [...new Set(known)];
  expect(names.length).toBeGreaterThan(500);
  const groupLeaders = new Map(names.map((name) => [classGroup(name), name]));
  const pairs = [...groupLeaders.values()].flatMap((leader) =>
    names.map((name) => `${leader} ${name}`),
  );
  const different = pairs.filter((pair) => mergeClasses(pair) !== merge(pair));
  expect(different).toEqual([]);
});
