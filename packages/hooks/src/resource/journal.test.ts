import { describe, expect, test } from "vitest";
import type { Clock } from "../ports/clock.ts";
import {
  hasUnsavedEdits,
  isOutdated,
  newestPerRecord,
  type JournalEntry,
} from "./journal-entry.ts";
import { keepJournal, type JournalStore } from "./journal.ts";
import { createRecordEditor } from "./record-editor.ts";

interface Fields {
  readonly title: string;
  readonly text: string;
}

const stored: Fields & { id: string; version: number } = {
  id: "7",
  version: 3,
  title: "Tides",
  text: "",
};

/** A storage that can be taken away. */
function startStore() {
  const entries = new Map<string, JournalEntry>();
  let isGone = false;
  const check = () => (isGone ? Promise.reject(new Error("private window")) : Promise.resolve());
  const store: JournalStore = {
    list: async () => [...entries.values()],
    put: async (entry) => {
      await check();
      entries.set(entry.id, entry);
    },
    remove: async (ids) => {
      await check();
      for (const id of ids) entries.delete(id);
    },
  };
  const setGone = (gone: boolean) => {
    isGone = gone;
  };
  return { store, entries, setGone };
}

/** An editor with a journal, and a clock that runs when told to. */
function setUp(save: () => Promise<{ version: number }> = async () => ({ version: 4 })) {
  const due = new Set<() => void>();
  const delays: number[] = [];
  const clock: Clock = {
    now: () => 1_000,
    after(ms, task) {
      delays.push(ms);
      due.add(task);
      return () => due.delete(task);
    },
  };
  const editor = createRecordEditor({
    record: stored,
    fieldsOf: ({ title, text }) => ({ title, text }),
    update: save,
    clock,
  });
  const { store, ...rest } = startStore();
  const subject = { id: "writer", owner: "u1", record: "articles/7" };
  const journal = keepJournal<Fields>(editor, {
    store,
    clock,
    subjectOf: ({ draft }) => ({ ...subject, title: draft.title }),
  });
  const pass = async () => {
    const tasks = Array.from(due);
    due.clear();
    for (const task of tasks) task();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { editor, journal, pass, due, delays, ...rest };
}

describe("a journal", () => {
  test("writes several edits at once, with what they began with", async () => {
    const { editor, entries, pass, due, journal } = setUp();
    editor.edit({ text: "a" });
    editor.edit({ text: "ab" });
    expect([due.size, entries.size, journal.get()]).toEqual([1, 0, "pending"]);
    await pass();
    expect(journal.get()).toBe("written");
    expect([...entries.values()]).toEqual([
      {
        id: "writer",
        owner: "u1",
        record: "articles/7",
        title: "Tides",
        version: 3,
        base: { text: "" },
        changes: { text: "ab" },
        editedAt: 1_000,
      },
    ]);
  });

  test("writes a long text almost at once, since it was throttled, and not again for most of a second", async () => {
    const { editor, pass, delays } = setUp();
    editor.edit({ text: "a".repeat(20_000) });
    await pass();
    editor.edit({ text: "a".repeat(20_001) });
    await pass();
    editor.edit({ text: "a" });
    expect(delays).toEqual([50, 800, 500]);
  });

  test("is empty once the server has everything", async () => {
    const { editor, entries, pass, journal } = setUp();
    editor.edit({ text: "a" });
    await pass();
    await editor.save();
    await pass();
    expect([entries.size, journal.get()]).toEqual([0, "empty"]);
  });

  test("holds what was typed while a save was under way, based on the new version", async () => {
    const { editor, entries, pass } = setUp();
    const saving = editor.save({ text: "a" });
    editor.edit({ text: "ab" });
    await saving;
    await pass();
    expect(entries.get("writer")).toMatchObject({
      version: 4,
      base: { text: "a" },
      changes: { text: "ab" },
    });
  });

  test("is written at once when the page is left", async () => {
    const { editor, entries, journal, due } = setUp();
    editor.edit({ text: "a" });
    await journal.flush();
    expect([entries.size, due.size]).toEqual([1, 0]);
  });

  test("says whether what was edited is stored, also when it is being written already", async () => {
    const { editor, entries, setGone, journal } = setUp();
    expect(await journal.flush()).toBe(true);
    editor.edit({ text: "a" });
    void journal.flush();
    expect(await journal.flush()).toBe(true);
    expect(entries.size).toBe(1);
    setGone(true);
    editor.edit({ text: "ab" });
    expect([await journal.flush(), await journal.flush()]).toEqual([false, false]);
  });

  test("leaves the entry behind when it is closed, unless the edits are discarded", async () => {
    const left = setUp();
    left.editor.edit({ text: "a" });
    await left.journal.close({ discard: false });
    expect(left.entries.size).toBe(1);
    const discarded = setUp();
    discarded.editor.edit({ text: "a" });
    await discarded.pass();
    await discarded.journal.close({ discard: true });
    expect(discarded.entries.size).toBe(0);
  });

  test("says that the device keeps nothing, until it does", async () => {
    const { editor, pass, setGone, journal } = setUp();
    setGone(true);
    editor.edit({ text: "a" });
    await pass();
    expect(journal.get()).toBe("unavailable");
    setGone(false);
    editor.edit({ text: "ab" });
    await pass();
    expect(journal.get()).toBe("written");
  });
});

test("an entry is outdated after 30 days", () => {
  const day = 86_400_000;
  expect(isOutdated({ editedAt: 0 }, 30 * day)).toBe(false);
  expect(isOutdated({ editedAt: 0 }, 30 * day + 1)).toBe(true);
});

test("an entry is worth offering when the server does not have its changes", () => {
  const edits = { version: 3, base: { text: "" }, changes: { text: "a" } };
  expect(hasUnsavedEdits<Fields>(edits, stored)).toBe(true);
  expect(hasUnsavedEdits<Fields>(edits, { ...stored, text: "a" })).toBe(false);
  const creation = { idempotencyKey: "k", fields: { title: "T", text: "" } };
  const lost = { version: 0, base: {}, changes: {}, creation };
  expect(hasUnsavedEdits<Fields>(lost, { title: "", text: "" })).toBe(true);
});

test("a list names each record once, by its newest entry", () => {
  const entry = (record: string, editedAt: number) => ({ record, editedAt });
  const entries = [entry("articles/1", 5), entry("articles/2", 4), entry("articles/1", 3)];
  const others = [entry("roles/1", 9)];
  expect(newestPerRecord([...entries, ...others], "articles/")).toEqual(entries.slice(0, 2));
});
