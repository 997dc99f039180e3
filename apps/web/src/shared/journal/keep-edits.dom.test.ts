import type { JournalEntry, JournalStore } from "@atrium/hooks/resource";
import { afterEach, describe, expect, it, test } from "vitest";
import { keepEdits, restorable, type FormContent, type KeptEdits } from "./keep-edits.ts";

const values = { name: "", summary: null, images: ["/a.jpg"], orderBy: 10 };
const record = "products/7";

describe("restorable", () => {
  it("returns what a form has fields for", () => {
    const changes = { name: "T90", summary: "A radar.", images: [], orderBy: null };
    expect(restorable(changes, values)).toEqual(changes);
  });

  it("leaves out what another version of the application called or stored otherwise", () => {
    const changes = { title: "T90", name: 7, images: null, orderBy: "10" };
    expect(restorable(changes, values)).toEqual({});
  });
});

/** A device that may be full. */
function startDevice(...before: JournalEntry[]) {
  const entries = new Map(before.map((entry) => [entry.id, entry]));
  const device = { isFull: false };
  const store: JournalStore = {
    list: async () => [...entries.values()],
    async put(entry) {
      if (device.isFull) throw new DOMException("full", "QuotaExceededError");
      entries.set(entry.id, entry);
    },
    async remove(ids) {
      for (const id of ids) entries.delete(id);
    },
  };
  return { store, entries, device };
}

function entryOf(changes: object, base: object = {}): JournalEntry {
  const subject = { id: "old", owner: "", record, title: "T90" };
  return { ...subject, version: 3, editedAt: Date.now(), base, changes };
}

const open: KeptEdits[] = [];
afterEach(() => Promise.all(open.splice(0).map((kept) => kept.close())));

function contentOf(changes: object = {}): FormContent {
  return { values: { ...values, ...changes }, stored: values, version: 3, title: "T90" };
}

async function begin(store: JournalStore) {
  const kept = keepEdits(record, contentOf(), store);
  open.push(kept);
  await kept.begin(contentOf());
  return kept;
}

describe("what an earlier visit left", () => {
  const left = entryOf({ name: "Typed for an hour" }, { name: "" });

  test("stays on a device that has no room for what was made of it", async () => {
    const { store, entries, device } = startDevice(left);
    const kept = await begin(store);
    expect(kept.left.get()).toEqual([left]);
    device.isFull = true;
    kept.note(contentOf(left.changes));
    await kept.replace(left);
    expect([...entries.keys()]).toEqual(["old"]);
    expect(kept.left.get()).toEqual([]);
  });

  test("goes once what was made of it is stored", async () => {
    const { store, entries } = startDevice(left);
    const kept = await begin(store);
    kept.note(contentOf(left.changes));
    await kept.replace(left);
    expect([...entries.values()]).toMatchObject([{ changes: left.changes }]);
    expect(entries.has("old")).toBe(false);
  });

  test("is removed without an offer when the server has it", async () => {
    const { store, entries } = startDevice(entryOf({ name: "" }));
    const kept = await begin(store);
    expect([kept.left.get(), entries.size]).toEqual([[], 0]);
  });

  test("stays where it has fields that this version of the application does not know", async () => {
    const unknown = entryOf({ title: "T90" });
    const half = { ...entryOf({ title: "T90", name: "" }), id: "half" };
    const { store, entries } = startDevice(unknown, half);
    const kept = await begin(store);
    expect([kept.left.get(), [...entries.keys()]]).toEqual([[], ["old", "half"]]);
  });
});

test("edits of a form that was replaced stay on the device, and are offered in the new one", async () => {
  const { store, entries } = startDevice();
  const kept = await begin(store);
  kept.note(contentOf({ name: "T90" }));
  const begun = kept.begin(contentOf());
  kept.note(contentOf());
  await begun;
  const written = { changes: { name: "T90" } };
  expect(kept.left.get()).toMatchObject([written]);
  expect([...entries.values()]).toMatchObject([written]);
});

test("edits of a form that was replaced are gone when their loss was accepted", async () => {
  const { store, entries } = startDevice();
  const kept = await begin(store);
  kept.note(contentOf({ name: "T90" }));
  kept.discard();
  await kept.begin(contentOf());
  expect([kept.left.get(), entries.size]).toEqual([[], 0]);
});

test("edits of a form that is shown again are its own", async () => {
  const { store } = startDevice();
  const kept = await begin(store);
  kept.note(contentOf({ name: "T90" }));
  await kept.begin(contentOf({ name: "T90" }));
  expect(kept.left.get()).toEqual([]);
});
