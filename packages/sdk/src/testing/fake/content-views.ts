/** Articles and article types as the back office sees them. */
import type { FakeCall } from "./call.ts";
import { actions, displayStatus, isPossible, ruleOf, statusAt } from "./content-state.ts";
import type { Resource } from "./resource.ts";
import { textOf, textsOf, type Row, type Values } from "./values.ts";

/** A kind of reviewed content. */
export interface ContentKind {
  table: "articles" | "articleTypes";
  permission: "content:article" | "content:articleType";
  bizType: "article" | "articleType";
  titleOf: (row: Values) => string;
}

export const articleKind: ContentKind = {
  table: "articles",
  permission: "content:article",
  bizType: "article",
  titleOf: (row) => textOf(row, "title"),
};

export const typeKind: ContentKind = {
  table: "articleTypes",
  permission: "content:articleType",
  bizType: "articleType",
  titleOf: (row) => textOf(row, "name"),
};

/** Articles and article types among the resources. */
export const contentResources: Readonly<Record<string, Resource>> = {
  articles: {
    order: ["-updatedAt"],
    listOrder: ["title"],
    descends: true,
    search: ["title", "slug"],
    references: { typeId: "articleTypes" },
    defaults: { allowComment: true, coverFocus: null, language: "en" },
    hides: (row) => row["deletedAt"] != null,
    derive: (row, call) => ({
      ...states(articleKind, row, call),
      typeName: textOf(call.world.find("articleTypes", row["typeId"]) ?? {}, "name"),
      commentCount: approvedComments(call, row.id),
      isOutdated: false,
      translations: [],
      translationGroupId: row["translationGroupId"] || row.id,
    }),
    filters: {
      typeId: (article, wanted, call) => isInType(call, article["typeId"], wanted),
      tag: (article, wanted) => textsOf(article, "tags").includes(String(wanted)),
      recommendPosition: (article, wanted) =>
        textsOf(article, "recommendPositions").includes(String(wanted)),
    },
  },
  articleTypes: {
    order: ["orderBy", "name"],
    search: ["name", "code"],
    unique: [{ members: ["code"] }],
    defaults: {
      language: "en",
      navVisible: true,
      allowComment: true,
      requireReview: true,
      flow: [],
    },
    tree: true,
    usedBy: [{ table: "articles", member: "typeId", errorCode: "IN_USE" }],
    derive: (row, call) => ({
      ...states(typeKind, row, call),
      parentName: call.world.find("articleTypes", row["parentId"])?.["name"] ?? null,
      level: levelOf(row, call),
      childCount: call.world.rows("articleTypes").filter((one) => one["parentId"] === row.id)
        .length,
      articleCount: call.world.rows("articles").filter((one) => one["typeId"] === row.id).length,
      effectiveRequireReview: row["requireReview"],
      effectiveFlow: [defaultNode],
      isOutdated: false,
      translations: [],
      translationGroupId: row["translationGroupId"] || row.id,
    }),
  },
};

const defaultNode = {
  nodeKey: "review",
  name: "Review",
  mode: "any",
  assignees: { userIds: [], roleCodes: ["reviewer"], workgroupIds: [] },
};

function states(kind: ContentKind, row: Row, call: FakeCall): Values {
  const now = call.world.now();
  const status = statusAt(row, now);
  const isLive = status === "published";
  return {
    status,
    displayStatus: displayStatus(row, now),
    allowedActions: allowedActions(kind, row, call),
    nextVersionNo: null,
    releaseId: null,
    publishedAt: isLive ? row["liveFrom"] : null,
    scheduledAt: status === "scheduled" ? row["liveFrom"] : (row["scheduledAt"] ?? null),
  };
}

function allowedActions({ permission, table }: ContentKind, row: Row, call: FakeCall): string[] {
  const now = call.world.now();
  const may = (right: string) => call.may(`${permission}:${right}`);
  const isRunning = row["reviewStatus"] === "running";
  const isLive = ["published", "scheduled"].includes(statusAt(row, now));
  const steps = actions.filter((action) => {
    const { requires } = ruleOf(action);
    const permitted =
      requires === "assignee" ? taskOf(call, table, row.id) !== undefined : may(requires);
    return may("act") && permitted && isPossible(action, row, now);
  });
  const canDelete = !isRunning && may("delete") && (!isLive || may("publish"));
  return [
    ...steps,
    ...(may("update") && !isRunning ? ["update"] : []),
    ...(canDelete ? ["delete"] : []),
  ];
}

/** The open task of the caller for a record. */
export function taskOf({ world, user }: FakeCall, table: string, id: string): Row | undefined {
  return world
    .rows("tasks")
    .find(
      (task) =>
        task["table"] === table &&
        task["bizId"] === id &&
        task["status"] === "pending" &&
        task["assigneeId"] === user?.id,
    );
}

/** Whether a type is another one or below it. */
export function isInType(call: FakeCall, id: unknown, wanted: unknown): boolean {
  if (id === wanted) return true;
  const type = call.world.find("articleTypes", id);
  return type !== undefined && isInType(call, type["parentId"], wanted);
}

function levelOf(row: Row, call: FakeCall): number {
  const parent = call.world.find("articleTypes", row["parentId"]);
  return parent === undefined ? 1 : levelOf(parent, call) + 1;
}

/** How many comments of an article visitors see. */
export function approvedComments({ world }: FakeCall, articleId: string): number {
  return world
    .rows("comments")
    .filter((comment) => comment["articleId"] === articleId && comment["status"] === "approved")
    .length;
}

/** A task with what it is about. */
export function viewOfTask(task: Row, kind: ContentKind, call: FakeCall): Row {
  const row = call.world.find(kind.table, task["bizId"]) ?? { id: "", version: 0 };
  const isOpen = task["status"] === "pending";
  return {
    ...task,
    bizVersion: row.version,
    title: kind.titleOf(row),
    typeName: call.world.find("articleTypes", row["typeId"])?.["name"] ?? null,
    allowedActions: isOpen ? ["approve", "reject", "return"] : [],
  };
}
