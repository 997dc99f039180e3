import { describe, expect, test } from "vitest";
import { mergeRichText } from "./merge-rich-text.ts";

const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join("");

describe("changes to different blocks are put together", () => {
  const base = text("one", "two", "three");

  test.each([
    ["apart from each other", text("ONE", "two", "three"), text("one", "two", "THREE")],
    ["next to each other", text("ONE", "two", "three"), text("one", "TWO", "three")],
    ["one new, one changed", text("zero", "one", "two", "three"), text("one", "two", "THREE")],
    ["one gone, one changed", text("two", "three"), text("one", "two", "THREE")],
  ])("%s", (_where, mine, theirs) => {
    const merge = mergeRichText(base, mine, theirs);
    expect(merge).toHaveProperty("value");
    expect(mergeRichText(base, theirs, mine)).toEqual(merge);
  });

  test("with the wording of each", () => {
    expect(
      mergeRichText(base, text("ONE", "two", "three"), text("one", "TWO", "three", "four")),
    ).toEqual({ value: text("ONE", "TWO", "three", "four") });
  });

  test("markup that the server cleaned is no change", () => {
    const cleaned = '<p class="x">one</p><p>two</p><p>THREE</p>';
    expect(mergeRichText(base, text("one", "TWO", "three"), cleaned)).toEqual({
      value: text("one", "TWO", "THREE"),
    });
  });
});

describe("different changes to the same block contradict", () => {
  test("each side keeps what the other changed elsewhere", () => {
    const merge = mergeRichText(
      text("one", "two", "three"),
      text("mine", "two", "THREE"),
      text("theirs", "two", "three", "four"),
    );
    expect(merge).toEqual({
      mine: text("mine", "two", "THREE", "four"),
      theirs: text("theirs", "two", "THREE", "four"),
    });
  });

  test("unless both are the same", () => {
    expect(mergeRichText(text("one"), text("same"), text("same"))).toEqual({ value: text("same") });
  });

  test("when one removes what the other changes", () => {
    expect(mergeRichText(text("one", "two"), text("two"), text("ONE", "two"))).toEqual({
      mine: text("two"),
      theirs: text("ONE", "two"),
    });
  });
});

describe("no block of either is lost, and none is there twice, whatever both change", () => {
  const operations = ["keep", "change", "insert", "remove"] as const;
  type Edits = readonly (typeof operations)[number][];
  const everyEdit = operations.flatMap((a) =>
    operations.flatMap((b) => operations.map((c): Edits => [a, b, c])),
  );
  const base = ["base0", "base1", "base2"];
  const edit = (side: string, edits: Edits) =>
    edits.flatMap((operation, at) => {
      if (operation === "remove") return [];
      if (operation === "change") return [`${side}${at}`];
      return operation === "insert" ? [`new ${side}${at}`, `base${at}`] : [`base${at}`];
    });
  const blocksOf = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, one]) => one);

  test.each(everyEdit)("%s %s %s", (...mine) => {
    for (const theirs of everyEdit) {
      const [my, their] = [edit("my", mine), edit("their", theirs)];
      const merge = mergeRichText(text(...base), text(...my), text(...their));
      const outcome = "value" in merge ? { mine: merge.value, theirs: merge.value } : merge;
      for (const [own, html] of [
        [my, outcome.mine],
        [their, outcome.theirs],
      ] as const) {
        const blocks = blocksOf(html);
        expect(blocks).toHaveLength(new Set(blocks).size);
        expect(blocks).toEqual(expect.arrayContaining(own.filter((one) => !base.includes(one))));
      }
    }
  });
});
