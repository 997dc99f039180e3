import { and, eq, like } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { articleSlugs } from "../../db/schema/index.ts";
import { AppError } from "../../kernel/app-error.ts";
import { importOnce } from "../../kernel/import-once.ts";
import { fieldError } from "../../kernel/field-error.ts";
import { messages } from "../../kernel/messages/index.ts";

const ID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Claims a slug for an article for good.
 *
 * @throws AppError `SLUG_TAKEN` when another article has or had it.
 */
export async function claimSlug(db: Db, articleId: string, slug: string): Promise<void> {
  if (ID_FORM.test(slug)) throw fieldError("slug", "pattern", messages.articles.slugLikeId);
  if (!(await claim(db, articleId, slug))) {
    throw new AppError("SLUG_TAKEN", messages.articles.slugTaken, {
      fieldErrors: [{ field: "slug", code: "unique", message: messages.articles.slugTakenField }],
    });
  }
}

const slugModule = importOnce(() => import("../../content/slug.ts"));

/** Claims the first free slug derived from a title, and returns it. */
export async function claimSlugFor(db: Db, articleId: string, title: string): Promise<string> {
  const { slugify, uniqueSlug } = await slugModule();
  const base = slugify(title);
  for (;;) {
    const slug = uniqueSlug(base, await slugsLike(db, base));
    if (await claim(db, articleId, slug)) return slug;
  }
}

/** An article of which nobody outside knows: where it was, nothing has to lead to it. */
type Unseen = { id: string; slug: string; title: string };

/**
 * The slug of an article that was never approved, when its title changes: one that was made from the title follows it,
 * and the former one is free again. Undefined when somebody chose the slug.
 */
export async function followTitle(
  db: Db,
  { id, slug, title }: Unseen,
  newTitle: string,
): Promise<string | undefined> {
  const { isSlugOf } = await slugModule();
  if (!isSlugOf(slug, title) || isSlugOf(slug, newTitle)) return undefined;
  await db
    .delete(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, id)));
  return claimSlugFor(db, id, newTitle);
}

async function claim(db: Db, articleId: string, slug: string): Promise<boolean> {
  const added = await db
    .insert(articleSlugs)
    .values({ slug, articleId })
    .onConflictDoNothing()
    .returning({ slug: articleSlugs.slug });
  if (added.length > 0) return true;
  const own = and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, articleId));
  return (await db.$count(articleSlugs, own)) > 0;
}

async function slugsLike(db: Db, base: string): Promise<ReadonlySet<string>> {
  // The last characters are left out because a number may replace them; slugs contain no wildcard.
  const rows = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(like(articleSlugs.slug, `${base.slice(0, 70)}%`));
  return new Set(rows.map(({ slug }) => slug));
}
