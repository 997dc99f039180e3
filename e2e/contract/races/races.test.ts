import type { ErrorCode, OperationId } from "@atrium/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationOf, resolve } from "../../../packages/sdk/src/testing/contract.ts";
import { operations } from "../../../packages/sdk/tests/_contract.ts";
import { methodOf } from "../../../packages/sdk/tests/_method-of.ts";
import { outcomeOf, type Outcome } from "../_recording-sdk.ts";
import { openFixture, type Fixture, type Kind, type Make, type RaceRecord } from "./_fixture.ts";

const racers = 10;
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(() => fixture[Symbol.asyncDispose]());

/** Starts the calls in the same instant, and says how each of them ended. */
function race(id: OperationId, inputOf: (n: number) => object): Promise<Outcome[]> {
  const call = methodOf(fixture.sdk, id);
  return Promise.all(Array.from({ length: racers }, (_, n) => outcomeOf(call(inputOf(n)))));
}

/** How many won, and what else came of it than one of these refusals or a server too busy. */
function endOf(outcomes: Outcome[], refusals: ErrorCode[]): { won: number; odd: string[] } {
  const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.errorCode]));
  const usual: string[] = [...refusals, "UNAVAILABLE"];
  return {
    won: outcomes.length - failures.length,
    odd: failures.filter((code) => !usual.includes(code)),
  };
}

const oneWinner = { won: 1, odd: [] };

let made = 0;
const next = () => (made += 1);
const makeOf = (kind: Kind): Make => fixture.make[kind];

/** Every write that names the version it was made for: what it is about, what it changes, another way to come late. */
const updates: Partial<Record<OperationId, [Kind, (n: number) => object, ErrorCode?]>> = {
  articleRemarksDecide: ["remark", () => ({ decision: "dismissed" })],
  articleRemarksReply: ["remark", (n) => ({ text: `Reply ${n}` })],
  articleRemarksUpdate: ["remark", () => ({ status: "resolved" })],
  articlesAct: ["article", () => ({ action: "submit" })],
  articlesRestore: ["article", () => ({ versionNo: 1 })],
  articlesTrashRestore: ["trashedArticle", () => ({}), "NOT_FOUND"],
  articlesUpdate: ["article", (n) => ({ title: `Title ${n}` })],
  articleTypesAct: ["articleType", () => ({ action: "submit" })],
  articleTypesUpdate: ["articleType", (n) => ({ name: `Name ${n}` })],
  authsUpdate: ["auth", (n) => ({ name: `Name ${n}` })],
  bannersUpdate: ["banner", (n) => ({ title: `Title ${n}` })],
  commentClosingsUpdate: ["commentClosing", () => ({ rule: "open" })],
  commentsAssign: ["comment", () => ({ assigneeId: fixture.userId })],
  commentsUpdate: ["comment", () => ({ status: "approved" })],
  dictItemsUpdate: ["dictItem", (n) => ({ label: `Label ${n}` })],
  dictsUpdate: ["dict", (n) => ({ name: `Name ${n}` })],
  filesCrop: ["file", () => ({ left: 0, top: 0, width: 32, height: 32 })],
  filesReplace: ["file", () => ({ uploadId: fixture.uploadId })],
  filesRevert: ["croppedFile", () => ({})],
  filesUpdate: ["file", (n) => ({ alt: `A quay ${n}` })],
  friendlyLinksUpdate: ["friendlyLink", (n) => ({ name: `Name ${n}` })],
  homePagesRestore: ["homePage", () => ({ versionNo: 1 })],
  homePagesUpdate: ["homePage", (n) => ({ sections: [quoteOf(n)] })],
  homePagesAct: ["homePage", () => ({ action: "submit" })],
  menusUpdate: ["menu", (n) => ({ title: `Title ${n}` })],
  messagesAssign: ["message", () => ({ assigneeId: fixture.userId })],
  messagesReply: ["message", (n) => ({ content: `Answer ${n}` })],
  messagesUpdate: ["message", () => ({ status: "processing" })],
  notificationsUpdatePreference: [
    "notificationPreference",
    () => ({ frequency: "daily", language: "en" }),
  ],
  orgsUpdate: ["org", (n) => ({ name: `Name ${n}` })],
  productsUpdate: ["product", (n) => ({ name: `Name ${n}` })],
  quickLinksUpdate: ["quickLink", (n) => ({ title: `Title ${n}` })],
  recommendsUpdate: ["recommend", (n) => ({ title: `Title ${n}` })],
  replyTemplatesUpdate: ["replyTemplate", (n) => ({ title: `Title ${n}` })],
  releasesAddItems: [
    "release",
    () => ({ items: [{ articleId: fixture.articleId, action: "offline" }] }),
  ],
  releasesPublish: ["release", () => ({})],
  releasesRemoveItems: ["release", () => ({ articleIds: [fixture.articleId] })],
  releasesSchedule: ["release", () => ({ scheduledAt: "2999-01-01T00:00:00Z" })],
  releasesUnschedule: ["scheduledRelease", () => ({})],
  releasesUpdate: ["release", (n) => ({ name: `Name ${n}` })],
  rolesUpdate: ["role", (n) => ({ description: `Words ${n}` })],
  rolesUpdateAuth: ["role", () => ({ authIds: [] })],
  rolesUpdateGrants: ["role", () => ({ menuIds: [], authIds: [] })],
  rolesUpdateMenus: ["role", () => ({ menuIds: [] })],
  savedViewsUpdate: ["savedView", (n) => ({ name: `Name ${n}` })],
  siteSettingsUpdate: ["siteSetting", (n) => ({ phone: `+86 571 ${100 + n}` })],
  usersDeactivate: ["user", () => ({ action: "disable", handOver: [] })],
  usersUpdate: ["user", (n) => ({ name: `Name ${n}` })],
  webhooksRotateSecret: ["webhook", () => ({})],
  webhooksUpdate: ["webhook", (n) => ({ name: `Name ${n}` })],
  workgroupMembersUpdate: ["workgroupMember", (n) => ({ orderBy: n })],
  workgroupsUpdate: ["workgroup", (n) => ({ description: `Words ${n}` })],
};

function quoteOf(n: number) {
  const quote = { text: `Words ${n}`, person: "Ann", role: null };
  return { key: "quote", kind: "quote", visible: true, quote } as const;
}

describe("of ten changes of one version", () => {
  it("every operation of the contract is raced", () => {
    expect(Object.keys(updates).sort()).toEqual(operationsThat(needsVersion));
  });

  it.each(entriesOf(updates))(
    "%s makes exactly one, and returns 409 with the current record to a stale version",
    async (id, [kind, change, late]) => {
      const record = await makeOf(kind)(next());
      const inputOf = (n: number) => ({ ...addressOf(id, record), ...change(n) });
      const outcomes = await race(id, inputOf);
      const refusals: ErrorCode[] = ["VERSION_CONFLICT", ...(late ? [late] : [])];
      expect(endOf(outcomes, refusals)).toEqual(oneWinner);
      const result = late ? null : { current: await currentOf(id, record) };
      const error = { errorCode: late ?? "VERSION_CONFLICT", result };
      expect(await outcomeOf(methodOf(fixture.sdk, id)(inputOf(racers)))).toMatchObject({ error });
    },
  );
});

/** A record after its first change: as it can be read, where that is an operation of its own. */
async function currentOf(id: OperationId, { id: record, version }: RaceRecord): Promise<unknown> {
  const read = readOf(id);
  const named = record === "" ? {} : { id: record };
  const current = read ? await methodOf(fixture.sdk, read)(named) : named;
  return { ...Object(current), version: version + 1 };
}

/** The operation that reads one record of the kind that another operation is about. */
function readOf(id: OperationId): OperationId | undefined {
  const name = `${operations.get(id)?.tags[0]}Get`;
  return isOperation(name) && "id" in inputMembersOf(name) ? name : undefined;
}

function inputMembersOf(id: OperationId): object {
  const { path = {}, body = {} } = operationOf(id);
  return { ...resolve(path).properties, ...resolve(body).properties };
}

function needsVersion(id: OperationId): boolean {
  const { body } = operationOf(id);
  return body !== undefined && (resolve(body).required ?? []).includes("version");
}

/** How a write names its record. */
function addressOf(id: OperationId, { id: record, version }: RaceRecord): object {
  const { body = {} } = operationOf(id);
  if (record === "") return { version };
  const fields = resolve(body).properties ?? {};
  const address = ["bizId", "roleId"].find((name) => name in fields) ?? "id";
  return { [address]: record, version };
}

/**
 * What only one record of a kind may hold: asked for by ten when they are made, and when they are changed. Where
 * case or look make no difference, each of them writes it in another way.
 */
const uniques: Partial<Record<Kind, { made?: FieldsOf; changed?: FieldsOf }>> = {
  article: { made: () => ({ slug: "wanted" }), changed: () => ({ slug: "wanted-too" }) },
  articleType: { made: () => ({ code: "wanted" }), changed: () => ({ code: "wanted-too" }) },
  auth: { made: (n) => ({ code: oneOf(["race:run:wanted", "race:rUn:wanted"], n) }) },
  dict: {
    made: (n) => ({ code: oneOf(["its-wanted", "its_wanted", "itsWanted"], n) }),
    changed: (n) => ({ code: oneOf(["wanted-too", "wanted_too", "wantedToo"], n) }),
  },
  dictItem: { made: () => ({ value: "wanted" }), changed: () => ({ value: "wanted-too" }) },
  menu: {
    made: (n) => page(oneOf(wanted, n), `/wanted/${n}`),
    changed: (n) => page(`Wanted${n}`, "/wanted-too"),
  },
  org: {
    made: (n) => ({ code: oneOf(wanted, n) }),
    changed: (n) => ({ code: oneOf(wantedToo, n) }),
  },
  product: {
    made: (n) => ({ code: oneOf(wanted, n) }),
    changed: (n) => ({ code: oneOf(wantedToo, n) }),
  },
  recommend: {
    made: () => ({ positionType: "wanted", articleId: fixture.articleId }),
    changed: () => ({ positionType: "wantedToo", articleId: fixture.articleId }),
  },
  role: {
    made: (n) => ({ code: oneOf(["wanted", "wANTED"], n) }),
    changed: (n) => ({ name: oneOf(lookAlikes, n) }),
  },
  savedView: {
    made: () => ({ list: "rolesPage", name: "wanted" }),
    changed: () => ({ name: "wanted too" }),
  },
  user: {
    made: () => ({ username: "wanted" }),
    changed: (n) => ({ email: oneOf(["wanted@example.com", "Wanted@Example.com"], n) }),
  },
  workgroup: {
    made: (n) => ({ name: oneOf(lookAlikes, n) }),
    changed: (n) => ({ code: oneOf(wantedToo, n) }),
  },
};

/** What one of the ten sends. */
type FieldsOf = (n: number) => object;

const wanted = ["wanted", "WANTED"];
const wantedToo = ["wanted-too", "WANTED-too"];
const lookAlikes = ["Longed for", "LONGED FOR", "Longed\u200b for", " Longed  for", "Ｌonged for"];

function oneOf(ways: readonly string[], n: number): string | undefined {
  return ways[n % ways.length];
}

function page(name: string | undefined, url: string): object {
  return { type: "menu", name, url, component: "dashboard/index" };
}

describe("of ten that want the same", () => {
  const wanting = entriesOf(uniques);

  it("every unique value of the contract is raced", () => {
    const groups = wanting.flatMap(([kind, { made, changed }]) => [
      ...(made ? [creationOf(kind)] : []),
      ...(changed ? [`${kind}sUpdate`] : []),
    ]);
    expect(groups.sort()).toEqual(operationsThat(mayBeTaken));
  });

  it.each(wanting.filter(([, { made }]) => made))("one new %s gets it", async (kind, { made }) => {
    const outcomes = await Promise.all(
      Array.from({ length: racers }, (_, n) => outcomeOf(makeOf(kind)(next(), made?.(n)))),
    );
    expect(endOf(outcomes, taken)).toEqual(oneWinner);
  });

  it.each(wanting.filter(([, { changed }]) => changed))(
    "one changed %s gets it",
    async (kind, { changed }) => {
      const records: RaceRecord[] = [];
      for (let n = 0; n < racers; n += 1) records.push(await makeOf(kind)(next()));
      const id = operationNamed(`${kind}sUpdate`);
      const outcomes = await race(id, (n) => ({ ...records[n], ...changed?.(n) }));
      expect(endOf(outcomes, taken)).toEqual(oneWinner);
    },
  );
});

const taken: ErrorCode[] = ["DUPLICATE", "SLUG_TAKEN", "MENU_NAME_TAKEN", "DICT_CODE_COLLISION"];

function mayBeTaken(id: OperationId): boolean {
  const codes = operations.get(id)?.["x-error-codes"] ?? [];
  return (
    /(Save|Add|Create|Update)$/.test(id) &&
    codes.some((code) => taken.some((other) => other === code))
  );
}

function creationOf(kind: Kind): OperationId {
  const names = ["Save", "Add", "Create"].map((verb) => `${kind}s${verb}`);
  return operationNamed(names.find((name) => isOperation(name)) ?? kind);
}

/** Every deletion, and what it deletes. */
const deletions: Partial<Record<OperationId, Kind>> = {
  articlesDelete: "article",
  articlesPreviewLinkDelete: "previewLink",
  articlesTrashDelete: "trashedArticle",
  accessTokensDelete: "accessToken",
  articleTypesDelete: "articleType",
  authsDelete: "auth",
  bannersDelete: "banner",
  commentsDelete: "comment",
  dictItemsDelete: "dictItem",
  dictsDelete: "dict",
  filesDelete: "file",
  friendlyLinksDelete: "friendlyLink",
  liveSessionsDelete: "liveSession",
  menusDelete: "menu",
  messagesDelete: "message",
  orgsDelete: "org",
  passkeysDelete: "passkey",
  productsDelete: "product",
  quickLinksDelete: "quickLink",
  recommendsDelete: "recommend",
  replyTemplatesDelete: "replyTemplate",
  releasesDelete: "release",
  rolesDelete: "role",
  savedViewsDelete: "savedView",
  usersDelete: "user",
  webhooksDelete: "webhook",
  workgroupMembersDelete: "workgroupMember",
  workgroupsDelete: "workgroup",
};

describe("of ten deletions of one record", () => {
  it("every operation of the contract is raced", () => {
    expect(Object.keys(deletions).sort()).toEqual(operationsThat((id) => id.endsWith("Delete")));
  });

  it.each(entriesOf(deletions))(
    "%s succeeds once for the version that it was decided on, and the others find nothing",
    async (id, kind) => {
      const { id: record, version } = await makeOf(kind)(next());
      const seen = (decidedOn: number) =>
        versioned(id) ? { id: record, version: decidedOn } : { id: record };
      const conflict = {
        errorCode: "VERSION_CONFLICT",
        result: { current: { id: record, version } },
      };
      const stale = versioned(id)
        ? await outcomeOf(methodOf(fixture.sdk, id)(seen(version + 1)))
        : {};
      expect(stale).toMatchObject(versioned(id) ? { error: conflict } : {});
      const outcomes = await race(id, () => seen(version));
      expect(endOf(outcomes, ["NOT_FOUND"])).toEqual(oneWinner);
      const read = readOf(id);
      if (read === undefined) return;
      const error = { errorCode: "NOT_FOUND" };
      expect(await outcomeOf(methodOf(fixture.sdk, read)({ id: record }))).toMatchObject({ error });
    },
  );
});

function versioned(id: OperationId): boolean {
  return operations.get(id)?.["x-error-codes"]?.includes("VERSION_CONFLICT") ?? false;
}

function operationsThat(fits: (id: OperationId) => boolean): OperationId[] {
  return [...operations.keys()].filter(fits).sort();
}

function isOperation(name: string): name is OperationId {
  return [...operations.keys()].some((id) => id === name);
}

function operationNamed(name: string): OperationId {
  if (!isOperation(name)) throw new Error(`there is no ${name}`);
  return name;
}

function entriesOf<K extends string, V>(table: Partial<Record<K, V>>): [K, V][] {
  // Object.entries forgets the keys' type; no value is undefined.
  return Object.entries(table) as [K, V][];
}
