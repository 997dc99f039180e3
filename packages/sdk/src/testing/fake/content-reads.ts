/** Versions, timelines, tasks and the trash. */
import type { FakeCall, Serve } from "./call.ts";
import { articleKind, typeKind, viewOfTask, type ContentKind } from "./content-views.ts";
import { findVersion, trashActions } from "./content-writes.ts";
import { filterAndSort, listOf, pageOf } from "./listing.ts";
import { itemOf } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import { operationOf } from "../contract.ts";
import { numberOf, textOf, textsOf, type Row, type Values } from "./values.ts";

function versions(call: FakeCall): Values {
  const row = call.world.get("articles", call.input["id"]);
  const found = call.world.rows("versions").filter((one) => one["recordId"] === row.id);
  const newestFirst = found.map((version) => withMarks(version, row)).reverse();
  return pageOf(itemOf(call.id), newestFirst, call.input);
}

function version(kind: ContentKind): Serve {
  return (call) => {
    const row = call.world.get(kind.table, call.input["id"]);
    const found = withMarks(findVersion(call, row.id, call.input["versionNo"]), row);
    const typeName = textOf(call.world.find("articleTypes", found["typeId"]) ?? {}, "name");
    const more = { typeName, language: row["language"], translationGroupId: row.id };
    return shape(operationOf(call.id).result ?? {}, { ...more, ...found });
  };
}

function withMarks(version: Row, row: Row): Row {
  const { versionNo } = version;
  const approved = versionNo === row["approvedVersionNo"];
  return { ...version, approved, published: versionNo === row["publishedVersionNo"] };
}

/** The newest first. */
function history(kind: ContentKind): Serve {
  return (call) => {
    const row = call.world.get(kind.table, call.input["id"]);
    const entries = call.world.rows("history").filter((entry) => entry["recordId"] === row.id);
    return listOf(call, entries.reverse());
  };
}

/** Tasks of the caller, with the records that they are about. */
function tasks(kind: ContentKind, isOpen: boolean): Serve {
  return (call) => {
    const found = call.world
      .rows("tasks")
      .filter((task) => task["assigneeId"] === call.user?.id && task["table"] === kind.table)
      .filter(({ status }) => (isOpen ? status === "pending" : status !== "pending"))
      .filter(({ status }) => status !== "cancelled")
      .map((task) => viewOfTask(task, kind, call));
    const resource = { search: ["title"], order: isOpen ? ["createdAt"] : ["-handledAt"] };
    return pageOf(itemOf(call.id), filterAndSort(found, resource, call), call.input);
  };
}

function trashPage(call: FakeCall): Values {
  const gone = call.world
    .rows("articles")
    .filter((row) => row["deletedAt"] != null)
    .map((row) => ({
      ...row,
      typeName: textOf(call.world.find("articleTypes", row["typeId"]) ?? {}, "name"),
      allowedActions: trashActions(call),
    }));
  const resource = { search: ["title"], order: ["-deletedAt"] };
  return pageOf(itemOf(call.id), filterAndSort(gone, resource, call), call.input);
}

/** The tags in use, the most used first. */
function tags(call: FakeCall): Values[] {
  const counts = new Map<string, number>();
  const keyword = textOf(call.input, "keyword").toLowerCase();
  for (const article of call.world.rows("articles")) {
    if (article["deletedAt"] != null) continue;
    for (const tag of textsOf(article, "tags")) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const found = [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .filter(({ tag }) => tag.toLowerCase().includes(keyword));
  return listOf(
    call,
    found.toSorted((a, b) => numberOf(b, "count") - numberOf(a, "count")),
  );
}

export const contentReads: Readonly<Record<string, Serve>> = {
  articlesVersions: versions,
  articlesVersion: version(articleKind),
  articlesHistory: history(articleKind),
  articlesWaitMeToHandleTasks: tasks(articleKind, true),
  articlesMyHandledTasks: tasks(articleKind, false),
  articlesTrashPage: trashPage,
  articlesTags: tags,
  articleTypesVersion: version(typeKind),
  articleTypesHistory: history(typeKind),
  articleTypesWaitMeToHandleTasks: tasks(typeKind, true),
  articleTypesMyHandledTasks: tasks(typeKind, false),
};
