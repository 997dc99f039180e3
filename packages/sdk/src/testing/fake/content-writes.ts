/** Writes articles and article types: each save is a version. */
import { operationOf, resolve } from "../contract.ts";
import type { FakeCall, Serve } from "./call.ts";
import { newState, stateAfterEdit, statusAt } from "./content-state.ts";
import { articleKind, typeKind, type ContentKind } from "./content-views.ts";
import { Refused } from "./refused.ts";
import { resources } from "./resources.ts";
import { checkVersion, plainOperation } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { numberOf, pick, textOf, type Row, type Values } from "./values.ts";

/** The members of a version: what its body may say. */
export function contentOf(kind: ContentKind, row: Values): Values {
  const body = resolve(operationOf(`${kind.table}Save`).body ?? {});
  return pick(row, Object.keys(body.properties ?? {}));
}

function save(kind: ContentKind): Serve {
  return (call) => {
    const { copiedFrom: _copiedFrom, ...fields } = call.input;
    const input = kind === articleKind ? withSlug(call, fields, undefined) : fields;
    const written = plain(`${kind.table}Save`)({ ...call, input: { ...input, ...newState } });
    const row = call.world.get(kind.table, idOf(written));
    storeVersion(call, kind, row, {});
    note(call, kind, row, { action: "create" });
    return written;
  };
}

function update(kind: ContentKind): Serve {
  return (call) => {
    const row = forChange(call, kind);
    const { autosave = false, ...fields } = call.input;
    const input = kind === articleKind ? withSlug(call, fields, row) : fields;
    const written = plain(`${kind.table}Update`)({
      ...call,
      input: { ...input, ...stateAfterEdit(row) },
    });
    const after = call.world.get(kind.table, row.id);
    storeVersion(call, kind, after, { autosaved: autosave });
    note(call, kind, after, { action: "update" });
    return written;
  };
}

/** The record of a change, which nobody is reviewing. */
function forChange(call: FakeCall, kind: ContentKind): Row {
  const row = call.world.get(kind.table, call.input["id"]);
  if (row["deletedAt"] != null) throw new Refused("NOT_FOUND");
  const served = { table: kind.table, resource: resources[kind.table] ?? {} };
  checkVersion(call, served, row, call.input["version"]);
  if (row["reviewStatus"] === "running") throw new Refused("REVIEW_RUNNING");
  return row;
}

function restore(call: FakeCall): unknown {
  const row = forChange(call, articleKind);
  const version = findVersion(call, row.id, call.input["versionNo"]);
  const changes = { ...contentOf(articleKind, version), ...stateAfterEdit(row) };
  const after = call.world.update("articles", row, changes, call.author);
  storeVersion(call, articleKind, after, { restoredFrom: version["versionNo"] });
  note(call, articleKind, after, { action: "restore" });
  return { id: after.id, version: after.version };
}

/** Moves an article to the trash, and off the site. */
function trash(call: FakeCall): null {
  const row = forChange(call, articleKind);
  const status = statusAt(row, call.world.now());
  const isLive = status === "published" || status === "scheduled";
  if (isLive && !call.may("content:article:publish")) throw new Refused("FORBIDDEN");
  const changes = {
    deletedAt: call.world.now(),
    deletedBy: call.author.id,
    deletedByName: call.author.name,
    status: { published: "offline", scheduled: "approved" }[status] ?? status,
    publishedVersionNo: null,
    publicCopy: null,
    liveFrom: null,
  };
  const after = call.world.update("articles", row, changes, call.author);
  note(call, articleKind, after, { action: "delete" });
  return null;
}

/** An article in the trash. */
function trashed(call: FakeCall): Row {
  const row = call.world.get("articles", call.input["id"]);
  if (row["deletedAt"] == null) throw new Refused("NOT_FOUND");
  const resource = {
    derive: (one: Row) => ({
      typeName: textOf(call.world.find("articleTypes", one["typeId"]) ?? {}, "name"),
      allowedActions: trashActions(call),
    }),
  };
  const { version } = call.input;
  if (version !== undefined && version !== row.version) {
    const schema = { $ref: "TrashedArticle" };
    const current = shape(schema, { ...row, ...resource.derive(row) });
    throw new Refused("VERSION_CONFLICT", { result: { current } });
  }
  return row;
}

/** What the caller may do with what is in the trash. */
export function trashActions(call: FakeCall): string[] {
  return [
    ...(call.may("content:article:restore") ? ["restore"] : []),
    ...(call.may("content:article:purge") ? ["delete"] : []),
  ];
}

function untrash(call: FakeCall): Values {
  const row = trashed(call);
  const gone = { deletedAt: null, deletedBy: null, deletedByName: null };
  const after = call.world.update("articles", row, gone, call.author);
  note(call, articleKind, after, { action: "trashRestore" });
  return { id: after.id, version: after.version };
}

function purge(call: FakeCall): null {
  call.world.remove("articles", trashed(call).id);
  return null;
}

/** A version of a record. */
export function findVersion({ world }: FakeCall, recordId: unknown, versionNo: unknown): Row {
  const found = world
    .rows("versions")
    .find((row) => row["recordId"] === recordId && row["versionNo"] === versionNo);
  if (found === undefined) throw new Refused("NOT_FOUND");
  return found;
}

/** Keeps what a record says now as its latest version. */
export function storeVersion(call: FakeCall, kind: ContentKind, row: Row, more: Values): void {
  const version = {
    ...contentOf(kind, row),
    recordId: row.id,
    versionNo: numberOf(row, "headVersionNo"),
    title: kind.titleOf(row),
    autosaved: false,
    restoredFrom: null,
    ...more,
  };
  call.world.insert("versions", version, call.author);
}

/** Adds an event to a record's timeline. */
export function note(call: FakeCall, kind: ContentKind, row: Row, event: Values): void {
  const entry = {
    recordId: row.id,
    bizType: kind.bizType,
    versionNo: numberOf(row, "headVersionNo"),
    round: numberOf(row, "round"),
    actorId: call.author.id,
    actorName: call.author.name,
    ...event,
  };
  call.world.insert("history", entry, call.author);
}

/**
 * A slug is made from the title, and follows it until the article is approved; one that somebody sent is taken as it is.
 *
 * @throws Refused `SLUG_TAKEN`.
 */
function withSlug(call: FakeCall, fields: Values, before: Row | undefined): Values {
  const sent = textOf(fields, "slug");
  const others = call.world.rows("articles").filter(({ id }) => id !== before?.id);
  const taken = new Set(others.map((row) => textOf(row, "slug")));
  if (sent !== "") {
    if (!taken.has(sent)) return fields;
    const fault = { field: "slug", code: "unique", message: "is taken" };
    throw new Refused("SLUG_TAKEN", { fieldErrors: [fault] });
  }
  const title = fields["title"];
  const isFixed = before !== undefined && before["approvedVersionNo"] !== null;
  if (typeof title !== "string" || isFixed) return fields;
  if (before !== undefined && !textOf(before, "slug").startsWith(slugOf(textOf(before, "title")))) {
    return fields;
  }
  const base = slugOf(title);
  const numbered = (number: number) => (number === 1 ? base : `${base}-${number}`);
  let number = 1;
  while (taken.has(numbered(number))) number++;
  return { ...fields, slug: numbered(number) };
}

/** Latin letters, digits and dashes; the fake does not transliterate. */
function slugOf(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return words.slice(0, 80) || "article";
}

function plain(id: "articlesSave" | "articlesUpdate" | "articleTypesSave" | "articleTypesUpdate") {
  const serve = plainOperation(id);
  if (serve === undefined) throw new Error(`${id} is no plain operation`);
  return serve;
}

function idOf(written: unknown): unknown {
  return typeof written === "object" && written !== null ? Reflect.get(written, "id") : undefined;
}

export const contentWrites: Readonly<Record<string, Serve>> = {
  articlesSave: save(articleKind),
  articlesUpdate: update(articleKind),
  articlesRestore: restore,
  articlesDelete: trash,
  articlesTrashRestore: untrash,
  articlesTrashDelete: purge,
  articleTypesSave: save(typeKind),
  articleTypesUpdate: update(typeKind),
};
