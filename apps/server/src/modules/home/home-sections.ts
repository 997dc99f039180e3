import { may, signedIn } from "../../auth/signed-in-user.ts";
import type { Page } from "../../db/page-of.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { actorOf } from "../workflow/actor.ts";
import type { BizType } from "../workflow/content-kind.ts";
import { circulatedTasks, reviewTasks, type CirculatedKind } from "../workflow/task-lists.ts";
import { articleSection } from "./article-section.ts";
import { SHOWN } from "./section-size.ts";
import { newMessages, pendingComments } from "./visitor-sections.ts";

type Section = components["schemas"]["HomeSection"];

/** Sections that the account may use, the most urgent first. */
export async function homeSections(ctx: Context): Promise<Section[]> {
  const user = signedIn(ctx.user);
  const writes = may(user, "content:article:save") || may(user, "content:article:update");
  const publishes = may(user, "content:article:publish");
  const lists = may(user, "content:article:page");
  const own = lists && writes;
  const plan: (false | (() => Promise<Section>))[] = [
    own && (() => articleSection(ctx, "returned")),
    ...reviewed.map((bizType) => may(user, `content:${bizType}:act`) && toDecide(ctx, bizType)),
    lists && publishes && (() => articleSection(ctx, "ready")),
    may(user, "content:comment:page") && (() => pendingComments(ctx)),
    may(user, "content:message:page") && (() => newMessages(ctx)),
    ...circulated.map((bizType) => may(user, `content:${bizType}:act`) && toRead(ctx, bizType)),
    own && (() => articleSection(ctx, "drafts")),
    own && (() => articleSection(ctx, "inReview")),
    lists && publishes && (() => articleSection(ctx, "expiring")),
    lists && publishes && (() => articleSection(ctx, "scheduled")),
  ];
  const sections: Section[] = [];
  // One after the other: a person's first page takes no more than one connection.
  for (const read of plan) if (read) sections.push(await read());
  return sections;
}

const circulated: readonly CirculatedKind[] = ["article", "articleType"];
const reviewed: readonly BizType[] = [...circulated, "homePage"];

function toDecide(ctx: Context, bizType: BizType) {
  return async (): Promise<Section> => {
    const page = await reviewTasks(ctx.db, bizType, actorOf(ctx), "waiting", { pageSize: SHOWN });
    return taskSection("toDecide", bizType, page);
  };
}

function toRead(ctx: Context, bizType: CirculatedKind) {
  return async (): Promise<Section> => {
    const query = { pageSize: SHOWN, sortField: "createdAt", sortOrder: "asc" } as const;
    const page = await circulatedTasks(ctx.db, bizType, actorOf(ctx), "unread", query);
    return taskSection("toRead", bizType, page);
  };
}

function taskSection(
  key: "toDecide" | "toRead",
  bizType: BizType,
  page: Page<components["schemas"]["Task"]>,
): Section {
  const records = page.records.map((task) => ({
    id: task.id,
    bizId: task.bizId,
    title: task.title,
    typeName: task.typeName,
    people: [task.fromUserName],
    note: key === "toRead" ? task.comment : task.initiatorNote,
    at: task.createdAt,
  }));
  return { key, bizType, total: page.total, truncated: page.truncated ?? false, records };
}
