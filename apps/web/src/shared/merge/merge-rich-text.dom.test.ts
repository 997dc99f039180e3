import { describe, expect, test } from "vitest";
import { chooseBlocks, conflictsOf } from "./block.ts";
import { mergeRichText, mergeSegments } from "./merge-rich-text.ts";

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
      value: '<p class="x">one</p><p>TWO</p><p>THREE</p>',
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

  test("when both write something else instead of the same", () => {
    const merge = mergeRichText(
      text("a", "one", "z"),
      text("a", "b c", "d e", "z"),
      text("a", "z"),
    );
    expect(merge).toEqual({ value: text("a", "b c", "d e", "z") });
    expect(
      mergeRichText(text("a", "one", "z"), text("a", "b", "c", "z"), text("a", "d", "e", "z")),
    ).toEqual({ mine: text("a", "b", "c", "z"), theirs: text("a", "d", "e", "z") });
  });
});

describe("both insert at the same place", () => {
  test("keeps both, theirs first", () => {
    expect(mergeRichText(text("a", "z"), text("a", "mine", "z"), text("a", "theirs", "z"))).toEqual(
      {
        value: text("a", "theirs", "mine", "z"),
      },
    );
  });

  test("keeps what is the same once", () => {
    expect(mergeRichText(text("a"), text("a", "same", "mine"), text("a", "same"))).toEqual({
      value: text("a", "same", "mine"),
    });
  });
});

describe("a block that moved", () => {
  const base = text("one little word", "two more words", "three of them", "four in all");
  const moved = text("two more words", "three of them", "four in all", "one little word");

  test("has the other's wording at its new place", () => {
    const reworded = base.replace("little", "tiny");
    const value = moved.replace("little", "tiny");
    expect(mergeRichText(base, moved, reworded)).toEqual({ value });
    expect(mergeRichText(base, reworded, moved)).toEqual({ value });
  });

  test("is there once when both moved it", () => {
    const elsewhere = text("two more words", "three of them", "one little word", "four in all");
    expect(mergeRichText(base, moved, elsewhere)).toEqual({ value: elsewhere });
  });
});

describe("within one block", () => {
  test("items of a list are merged one by one", () => {
    const list = (...items: string[]) =>
      `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join("")}</ul>`;
    expect(
      mergeRichText(list("a", "b", "c"), list("A", "b", "c", "d"), list("a", "b", "C")),
    ).toEqual({
      value: list("A", "b", "C", "d"),
    });
    expect(mergeRichText(list("a", "b"), list("mine", "b"), list("theirs", "B"))).toEqual({
      mine: list("mine", "B"),
      theirs: list("theirs", "B"),
    });
  });

  test("an item that the server wrote without a paragraph is the same", () => {
    const merge = mergeRichText(
      "<ul><li>a</li><li>b</li></ul>",
      "<ul><li><p>a</p></li><li><p>B</p></li></ul>",
      "<ul><li>A</li><li>b</li></ul>",
    );
    expect(merge).toEqual({ value: "<ul><li>A</li><li><p>B</p></li></ul>" });
  });

  const table = (...rows: string[][]) =>
    `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`).join("")}</tbody></table>`;

  test("cells and rows of a table are merged one by one", () => {
    const base = table(["a", "b"], ["c", "d"]);
    expect(
      mergeRichText(base, table(["A", "b"], ["c", "d"], ["e", "f"]), table(["a", "B"], ["c", "D"])),
    ).toEqual({ value: table(["A", "B"], ["c", "D"], ["e", "f"]) });
    expect(
      mergeRichText(base, table(["mine", "b"], ["c", "d"]), table(["theirs", "b"], ["c", "D"])),
    ).toEqual({
      mine: table(["mine", "b"], ["c", "D"]),
      theirs: table(["theirs", "b"], ["c", "D"]),
    });
  });

  test("a table whose columns changed is merged as a whole only", () => {
    const [mine, theirs] = [table(["a", "x", "b"]), table(["A", "b"])];
    expect(mergeRichText(table(["a", "b"]), mine, theirs)).toEqual({ mine, theirs });
  });

  test("words of a cell without a paragraph are merged as one", () => {
    const cell = (words: string) => `<table><tbody><tr><td>${words}</td></tr></tbody></table>`;
    const merge = mergeSegments(cell("a"), cell("mine"), cell("theirs"));
    expect(conflictsOf(merge)).toHaveLength(1);
    expect(chooseBlocks(merge, () => "both")).toBe(cell("<p>theirs</p><p>mine</p>"));
  });
});

test("either, or both, is chosen place by place", () => {
  const segments = mergeSegments(
    text("one", "two", "three"),
    text("mine", "two", "MINE"),
    text("theirs", "two", "THEIRS"),
  );
  const [first] = conflictsOf(segments);
  expect(chooseBlocks(segments, (conflict) => (conflict === first ? "theirs" : "both"))).toBe(
    text("theirs", "two", "THEIRS", "MINE"),
  );
});

describe("no block of either is lost, and none is there twice, whatever both change", () => {
  const operations = ["keep", "change", "insert", "remove"] as const;
  type Edits = readonly (typeof operations)[number][];
  const everyEdit = operations.flatMap((a) => operations.map((b): Edits => [a, b]));
  const base = ["base0", "base1"];
  const edit = (side: string, edits: Edits) =>
    edits.flatMap((operation, at) => {
      if (operation === "remove") return [];
      if (operation === "change") return [`${side}${at}`];
      return operation === "insert" ? [`new ${side}${at}`, `base${at}`] : [`base${at}`];
    });
  const blocksOf = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, one]) => one);

  test.each(everyEdit)("%s %s", (...mine) => {
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
