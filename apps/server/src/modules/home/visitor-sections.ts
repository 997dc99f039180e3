import { asc, eq } from "drizzle-orm";
import { namesById } from "../../db/names-by-id.ts";
import { articles, comments, messages } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import type { Context } from "../operation.ts";
import { bounded, SHOWN } from "./section-size.ts";

type Section = components["schemas"]["HomeSection"];

/** Comments to moderate, the oldest first. */
export async function pendingComments({ db }: Context): Promise<Section> {
  const where = eq(comments.status, "pending");
  const rows = await db
    .select()
    .from(comments)
    .where(where)
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(SHOWN);
  const titles = await namesById(
    db,
    articles,
    articles.title,
    rows.map(({ articleId }) => articleId),
  );
  const records = rows.map(({ id, articleId, nickname, content, createdAt }) => ({
    id,
    bizId: id,
    title: titles.get(articleId) ?? nickname,
    typeName: null,
    people: [nickname],
    note: beginning(content),
    at: createdAt.toISOString(),
  }));
  const { total, truncated } = bounded(await db.$count(comments, where));
  return { key: "comments", bizType: "comment", total, truncated, records };
}

/** Messages that nobody has taken up, the oldest first. */
export async function newMessages({ db }: Context): Promise<Section> {
  const where = eq(messages.status, "new");
  const rows = await db
    .select()
    .from(messages)
    .where(where)
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(SHOWN);
  const records = rows.map(({ id, subject, name, content, createdAt }) => ({
    id,
    bizId: id,
    title: subject ?? name,
    typeName: null,
    people: [name],
    note: beginning(content),
    at: createdAt.toISOString(),
  }));
  const { total, truncated } = bounded(await db.$count(messages, where));
  return { key: "messages", bizType: "message", total, truncated, records };
}

/** The first words of a text. */
function beginning(text: string): string {
  const [first = ""] = text.trim().split("\n", 1);
  return first.length > 160 ? `${first.slice(0, 159).trimEnd()}…` : first;
}
