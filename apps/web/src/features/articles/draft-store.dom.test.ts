import type { Clock } from "@atrium/hooks";
import { ApiError } from "@atrium/sdk";
import { expect, test } from "vitest";
import { emptyDraft } from "./article-draft.ts";
import { DraftStore, type DraftApi } from "./draft-store.ts";
import type { Article } from "../../queries/articles.ts";

const article: Article = {
  ...emptyDraft,
  id: "a1",
  version: 1,
  title: "Old",
  typeId: "t1",
  slug: "old",
  createdAt: "2026-03-14T08:00:00.000Z",
  createdBy: "u1",
  createdByName: "Mei",
  updatedAt: "2026-03-14T08:00:00.000Z",
  updatedBy: "u1",
  updatedByName: "Mei",
  status: "draft",
  reviewStatus: "none",
  displayStatus: "draft",
  allowedActions: ["update"],
  headVersionNo: 1,
  approvedVersionNo: null,
  publishedVersionNo: null,
  publishedAt: null,
  scheduledAt: null,
  typeName: "News",
  topUntil: null,
  recommendPositions: [],
  orderBy: 0,
  offlineAt: null,
  readCount: 0,
  commentCount: 0,
  images: null,
  videoUrl: null,
  attachments: [],
  sourceUrl: null,
};

/** A clock whose timers run when told to. */
function handClock() {
  let due: (() => void)[] = [];
  const clock: Clock = {
    now: () => 0,
    after(_ms, task) {
      due.push(task);
      return () => {
        due = due.filter((one) => one !== task);
      };
    },
  };
  return { clock, pass: () => due.splice(0).forEach((task) => task()), waiting: () => due.length };
}

function setUp(answers: (() => unknown)[] = []) {
  const sent: Parameters<DraftApi["update"]>[0][] = [];
  const dirty: boolean[] = [];
  const time = handClock();
  const store = new DraftStore({
    article,
    clock: time.clock,
    messages: { typeRequired: "Choose a type." },
    onDirtyChange: (value) => dirty.push(value),
    onSaved: () => undefined,
    api: {
      update: async (body) => {
        sent.push(body);
        answers.shift()?.();
        return { version: body.version + 1 };
      },
      get: async () => ({ ...article, version: 7, title: "Theirs", author: "Other" }),
    },
  });
  return { store, sent, dirty, time };
}

type Refusal = "VERSION_CONFLICT" | "UNAUTHENTICATED" | "VALIDATION_FAILED" | "UNAVAILABLE";

const refuse = (errorCode: Refusal, status: number) => () => {
  throw new ApiError({ kind: "refused", errorCode, message: errorCode, status });
};

const lose = () => {
  throw new ApiError({ kind: "network", errorCode: "NETWORK", message: "No answer" });
};

test("saves by itself after a pause, only what changed, each time on the newest version", async () => {
  const { store, sent, dirty, time } = setUp();
  store.edit({ title: "One" });
  store.edit({ title: "Two" });
  expect(time.waiting()).toBe(1);
  time.pass();
  await store.save();
  store.edit({ subTitle: "Sub" });
  await store.save();
  expect(sent).toEqual([
    { id: "a1", version: 1, autosave: true, title: "Two" },
    { id: "a1", version: 2, autosave: false, subTitle: "Sub" },
  ]);
  expect(dirty).toEqual([true, false, true, false]);
});

test("input that does not fit is not sent, and says why", async () => {
  const { store, sent } = setUp();
  store.edit({ title: "x".repeat(201) });
  expect(await store.save()).toBe(false);
  expect(sent).toEqual([]);
  expect(store.get().errors.title).toBeDefined();
  expect(store.get().draft.title).toHaveLength(201);
});

test("a conflict keeps both sides until the user has chosen", async () => {
  const { store, sent } = setUp([refuse("VERSION_CONFLICT", 409)]);
  store.edit({ title: "Mine" });
  expect(await store.save()).toBe(false);
  expect(store.get().conflict?.merge.conflicts).toEqual(["title"]);
  expect(store.get().draft.title).toBe("Mine");
  expect(await store.resolve({ title: "mine" })).toBe(true);
  expect(sent.at(-1)).toEqual({ id: "a1", version: 7, autosave: false, title: "Mine" });
  expect(store.get().draft.author).toBe("Other");
});

test("a save refused because the session ended is sent again on retry", async () => {
  const { store, sent } = setUp([refuse("UNAUTHENTICATED", 401)]);
  store.edit({ title: "Mine" });
  await store.save({ autosave: true });
  expect(store.get()).toMatchObject({ problems: [], draft: { title: "Mine" } });
  store.retry();
  expect(sent).toHaveLength(2);
  expect(await store.save()).toBe(true);
  expect(sent).toHaveLength(2);
});

test.each([
  ["got no answer", lose],
  ["met a server that is away", refuse("UNAVAILABLE", 503)],
])("a save that %s is sent again by itself", async (_why, fail) => {
  const { store, sent, time } = setUp([fail]);
  store.edit({ title: "Mine" });
  expect(await store.save({ autosave: true })).toBe(false);
  time.pass();
  expect(sent).toHaveLength(2);
  expect(await store.save()).toBe(true);
});

test("a save that was refused for what it holds waits for another edit", async () => {
  const { store, time } = setUp([refuse("VALIDATION_FAILED", 400)]);
  store.edit({ title: "Mine" });
  expect(await store.save({ autosave: true })).toBe(false);
  expect(time.waiting()).toBe(0);
});
