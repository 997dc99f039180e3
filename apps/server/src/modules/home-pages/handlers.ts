import { eq } from "drizzle-orm";
import { homePages } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import type { Handlers } from "../operation.ts";
import { answerList } from "../records.ts";
import { shownSections } from "../site/home/shown-sections.ts";
import { openReader } from "../site/reader.ts";
import { actorOf } from "../workflow/actor.ts";
import { readHistory } from "../workflow/history.ts";
import { performAction } from "../workflow/perform-action.ts";
import { reviewTasks } from "../workflow/task-lists.ts";
import { assertSections } from "./check-sections.ts";
import { homePageKind } from "./home-page-kind.ts";
import { listHomePages, readHomePage } from "./home-page-record.ts";
import { pageVersions, readVersion } from "./home-page-versions.ts";
import { restoreHomePage, updateHomePage } from "./save-home-page.ts";

export const homePageHandlers = {
  homePagesList: async ({ query }, ctx) =>
    answerList(await listHomePages(ctx.db, query, actorOf(ctx), ctx.now())),

  homePagesGet: async ({ path }, ctx) => readHomePage(ctx.db, path.id, actorOf(ctx), ctx.now()),

  homePagesUpdate: async ({ body }, ctx) => updateHomePage(ctx.db, body, actorOf(ctx), ctx.now()),

  homePagesAct: async ({ body }, ctx) =>
    performAction(ctx.db, homePageKind, body, actorOf(ctx), ctx.now()),

  homePagesVersions: async ({ path, query }, ctx) =>
    pageVersions(ctx.db, path.id, query, ctx.now()),

  homePagesVersion: async ({ path, query }, ctx) =>
    readVersion(ctx.db, path.id, query.versionNo, ctx.now()),

  homePagesRestore: async ({ body }, ctx) => restoreHomePage(ctx.db, body, actorOf(ctx), ctx.now()),

  homePagesHistory: async ({ path, query }, { db }) => {
    if ((await db.$count(homePages, eq(homePages.id, path.id))) === 0) {
      throw new AppError("NOT_FOUND", messages.homePages.notFound);
    }
    return answerList(await readHistory(db, "homePage", path.id, query));
  },

  homePagesWaitMeToHandleTasks: ({ query }, ctx) =>
    reviewTasks(ctx.db, "homePage", actorOf(ctx), "waiting", query),

  homePagesMyHandledTasks: ({ query }, ctx) =>
    reviewTasks(ctx.db, "homePage", actorOf(ctx), "handled", query),

  homePagesPreview: async ({ body: { language, sections } }, ctx) => {
    assertSections(sections);
    return shownSections(await openReader(ctx, language), language, sections);
  },
} satisfies Partial<Handlers>;
