import type { JournalEntry } from "@atrium/hooks/resource";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packEntry, unpackEntry } from "./packed-entry.ts";

function entryOf(base: object, changes: object): JournalEntry {
  const subject = { id: "w1", owner: "u1", record: "articles/7", title: "Tides" };
  return { ...subject, version: 3, editedAt: 1, base, changes };
}

function packedAndBack(entry: JournalEntry): JournalEntry {
  const taken = packEntry(entry);
  return taken === undefined ? entry : unpackEntry(taken.packed, taken.base.fields);
}

describe("an entry of the journal", () => {
  test("comes back as it was, whatever was written", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "潮", "🌊", "<p>") });
    fc.assert(
      fc.property(text, text, text, text, (start, old, now, end) => {
        const entry = entryOf(
          { content: start + old + end, summary: null, tags: ["a"] },
          { content: start + now + end, summary: now, tags: ["a", old] },
        );
        expect(packedAndBack(entry)).toEqual(entry);
      }),
    );
  });

  test("has of a long text what was written, and nothing else", () => {
    const paragraph = "<p>High water came at six.</p>";
    const content = paragraph.repeat(1000);
    const entry = entryOf({ content }, { content: `${content}<p>And went.</p>${content}` });
    const taken = packEntry(entryOf({ content: content + content }, entry.changes));
    expect(taken?.packed.splices["content"]?.text.length).toBeLessThan(20);
    expect(taken?.packed).toMatchObject({ base: {}, changes: {} });
  });

  test("is left whole where nothing was written before", () => {
    expect(packEntry(entryOf({ content: "", tags: [] }, { content: "<p>a</p>" }))).toBeUndefined();
  });
});
