import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import type { components } from "../../generated/schema.ts";
import type { ArticleRow } from "../articles/article-fields.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import type { Context } from "../operation.ts";
import { readersAmong } from "./mentions.ts";
import type { RemarkRow } from "./remark-record.ts";

interface Said {
  article: Pick<ArticleRow, "id" | "title" | "createdBy" | "updatedBy">;
  remark: Pick<RemarkRow, "id"> & Partial<Pick<RemarkRow, "createdBy" | "replies" | "mentions">>;
  text: string;
  mentions: readonly components["schemas"]["Mention"][];
}

/**
 * Notifies whom a text mentions, the article's authors and everybody else in the thread, each once. Who may no longer see
 * articles hears nothing.
 */
export async function notifyThread(
  tx: Db,
  { article, remark, text, mentions }: Said,
  ctx: Context,
): Promise<void> {
  const mentioned = new Set(mentions.map(({ id }) => id));
  const { replies = [], mentions: earlier = [], createdBy } = remark;
  const involved = [
    article.createdBy,
    article.updatedBy,
    ...(createdBy === undefined ? [] : [createdBy]),
    ...earlier.map(({ id }) => id),
    ...replies.flatMap((reply) => [reply.createdBy, ...reply.mentions.map(({ id }) => id)]),
  ].filter((id) => !mentioned.has(id));
  const notice = {
    bizType: "article",
    bizId: article.id,
    title: article.title,
    detail: text,
    place: noticePlaces.remark(article.id, remark.id),
    by: signedIn(ctx.user),
    now: ctx.now(),
  };
  await notify(tx, { ...notice, kind: "mention", to: mentioned });
  await notify(tx, { ...notice, kind: "remark", to: await readersAmong(tx, involved) });
}
