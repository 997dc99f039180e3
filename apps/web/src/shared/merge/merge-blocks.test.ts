import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseBlocks, conflictsOf, type Block } from "./block.ts";
import { mergeBlocks } from "./merge-blocks.ts";

const size = 6;
const block = (words: string): Block => ({ html: `[${words}]`, content: words });
const original = (id: number) => `w${id} x${id} y${id} z${id}`;
const base = Array.from({ length: size }, (_, id) => block(original(id)));

type Edit =
  | { readonly type: "insert"; readonly at: number }
  | { readonly type: "remove"; readonly at: number }
  | { readonly type: "reword"; readonly at: number }
  | { readonly type: "move"; readonly at: number; readonly to: number };

const place = fc.nat({ max: size });
const edits = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant("insert" as const), at: place }),
    fc.record({ type: fc.constant("remove" as const), at: place }),
    fc.record({ type: fc.constant("reword" as const), at: place }),
    fc.record({ type: fc.constant("move" as const), at: place, to: place }),
  ),
  { maxLength: 5 },
);

/** One person's text, and what was done to each block. */
function write(side: string, done: readonly Edit[]) {
  let blocks = base.map(({ content }, id) => ({ id: String(id), words: content }));
  const inserted: string[] = [];
  const reworded = new Map<string, string>();
  for (const [count, edit] of done.entries()) {
    const at = edit.at % Math.max(1, blocks.length);
    const target = blocks[at];
    if (edit.type === "insert") {
      const words = `${side}${count}a ${side}${count}b ${side}${count}c`;
      inserted.push(words);
      blocks = blocks.toSpliced(edit.at % (blocks.length + 1), 0, { id: words, words });
    } else if (target === undefined || inserted.includes(target.id)) continue;
    else if (edit.type === "remove") blocks = blocks.toSpliced(at, 1);
    else if (edit.type === "move") {
      const rest = blocks.toSpliced(at, 1);
      blocks = rest.toSpliced(edit.to % (rest.length + 1), 0, target);
    } else {
      const words = `${original(Number(target.id))} ${side}${count}`;
      reworded.set(target.id, words);
      blocks = blocks.with(at, { ...target, words });
    }
  }
  const present = new Map(blocks.map(({ id, words }) => [id, words]));
  return { blocks: blocks.map(({ words }) => block(words)), present, inserted };
}

const rules = { mergeWithin: () => undefined, shell: ["", ""] as const };

test("random edits of two people never lose a block that one alone touched, and never double one", () => {
  fc.assert(
    fc.property(edits, edits, (myEdits, theirEdits) => {
      const [mine, theirs] = [write("m", myEdits), write("t", theirEdits)];
      const segments = mergeBlocks(base, mine.blocks, theirs.blocks, rules);
      for (const [side, own] of [
        ["mine", mine],
        ["theirs", theirs],
      ] as const) {
        const merged = chooseBlocks(segments, () => side).match(/\[[^\]]*\]/g) ?? [];
        const count = (words: string) => merged.filter((html) => html === `[${words}]`).length;
        expect(new Set(merged).size, "nothing is there twice").toBe(merged.length);
        for (const id of base.keys()) {
          const versions = merged.filter((html) => html.includes(`w${id} x${id} `));
          expect(versions.length, "a block has one wording").toBeLessThanOrEqual(1);
          const [my, their] = [mine.present.get(String(id)), theirs.present.get(String(id))];
          const kept = [
            my === original(id) ? their : undefined,
            their === original(id) ? my : undefined,
          ].filter((words) => words !== undefined);
          expect(kept.filter((words) => count(words) !== 1)).toEqual([]);
          const isGone = my === undefined && their === undefined;
          expect(isGone && versions.length > 0, "what both removed is gone").toBe(false);
        }
        const written = [...own.present.values()].filter(
          (words) => !base.some(({ content }) => content === words),
        );
        expect(written.filter((words) => count(words) !== 1)).toEqual([]);
      }
    }),
    { numRuns: 2_000, seed: 19 },
  );
});

test("one person's edits alone are that person's text", () => {
  fc.assert(
    fc.property(edits, (done) => {
      const { blocks } = write("m", done);
      const html = blocks.map((one) => one.html).join("");
      for (const segments of [
        mergeBlocks(base, blocks, base, rules),
        mergeBlocks(base, base, blocks, rules),
        mergeBlocks(base, blocks, blocks, rules),
      ]) {
        expect(conflictsOf(segments)).toEqual([]);
        expect(chooseBlocks(segments)).toBe(html);
      }
    }),
    { numRuns: 1_000, seed: 19 },
  );
});

test("what both wrote is in both when both is chosen", () => {
  fc.assert(
    fc.property(edits, edits, (myEdits, theirEdits) => {
      const [mine, theirs] = [write("m", myEdits), write("t", theirEdits)];
      const merged = chooseBlocks(
        mergeBlocks(base, mine.blocks, theirs.blocks, rules),
        () => "both",
      );
      const own = [...mine.present.values(), ...theirs.present.values()];
      for (const words of own.filter((one) => base.every(({ content }) => content !== one))) {
        expect(merged).toContain(`[${words}]`);
      }
    }),
    { numRuns: 1_000, seed: 19 },
  );
});
