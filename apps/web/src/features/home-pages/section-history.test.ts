import fc from "fast-check";
import { expect, test } from "vitest";
import type { EditedSection } from "./edited-section.ts";
import {
  emptyHistory,
  recordChange,
  redoChange,
  undoChange,
  type SectionHistory,
} from "./section-history.ts";

function quote(key: string, text = ""): EditedSection {
  return { key, kind: "quote", visible: true, quote: { text, person: key, role: null } };
}

const [a, b, c] = [quote("a"), quote("b"), quote("c")];

test("nothing is undone or redone where nothing changed", () => {
  expect(undoChange(emptyHistory, [a])).toBeUndefined();
  expect(redoChange(emptyHistory, [a])).toBeUndefined();
});

test("a removal is undone, and what was written in the other sections since then stays", () => {
  const history = recordChange(emptyHistory, [a, b, c], [a, c]);
  const written = quote("c", "It told us.");
  expect(undoChange(history, [a, written])?.sections).toEqual([a, b, written]);
});

test("a section whose addition is undone comes back with what was written in it", () => {
  const history = recordChange(emptyHistory, [a], [a, b]);
  const written = quote("b", "It told us.");
  const undone = undoChange(history, [a, written]);
  expect(undone?.sections).toEqual([a]);
  expect(undone && redoChange(undone.history, undone.sections)?.sections).toEqual([a, written]);
});

test("a change after an undo ends what could be redone", () => {
  const undone = undoChange(recordChange(emptyHistory, [a, b], [b, a]), [b, a]);
  const changed = undone && recordChange(undone.history, undone.sections, [a]);
  expect(changed && redoChange(changed, [a])).toBeUndefined();
});

type Change = (sections: readonly EditedSection[], number: number) => EditedSection[];

const changes: Change[] = [
  (sections, number) => [...sections, quote(`new-${number}`)],
  (sections) => sections.slice(1),
  (sections) => sections.toReversed(),
  (sections) => sections.map((one, at) => (at === 0 ? { ...one, visible: !one.visible } : one)),
];

test("undoing every change leads back through every page to the first, redoing to the last", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes)), (series) => {
      const pages: EditedSection[][] = [[a, b, c]];
      let history: SectionHistory = emptyHistory;
      for (const [number, change] of series.entries()) {
        const before = pages.at(-1) ?? [];
        const after = change(before, number);
        history = recordChange(history, before, after);
        pages.push(after);
      }
      let present = pages.at(-1) ?? [];
      const walk = (step: typeof undoChange) => {
        const walked: EditedSection[][] = [];
        for (let next = step(history, present); next; next = step(history, present)) {
          ({ history, sections: present } = next);
          walked.push(present);
        }
        return walked;
      };
      expect(walk(undoChange)).toEqual(pages.slice(0, -1).toReversed());
      expect(walk(redoChange)).toEqual(pages.slice(1));
    }),
  );
});
