import { eq } from "drizzle-orm";
import { importRecords } from "../../src/db/schema/index.ts";
import { importWxr } from "../../src/import/import-wxr.ts";
import { importer } from "../../src/import/records/import-run.ts";
import type { Site } from "./_site.ts";
import type { SiteOracle } from "./_site-oracle.ts";

const NAMESPACES =
  'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"';

/** A post of another site, which has its number there. */
export interface Post {
  number: number;
  words: string;
  /** In the future for one that is scheduled there. */
  date: Date;
}

/**
 * Imports the export of another site that has these posts, and returns the ids of all articles imported so far. What the
 * import publishes, the other site has approved; nothing else.
 */
export async function importPosts(
  site: Site,
  oracle: SiteOracle,
  posts: readonly Post[],
): Promise<string[]> {
  const { db } = site.server;
  const xml = Buffer.from(`<rss version="2.0" ${NAMESPACES}><channel><title>Elsewhere</title>
    <link>https://elsewhere.example</link><wp:wxr_version>1.2</wp:wxr_version>
    <wp:base_site_url>https://elsewhere.example</wp:base_site_url>
    <wp:base_blog_url>https://elsewhere.example</wp:base_blog_url>${posts.map(item).join("")}</channel></rss>`);
  async function* open() {
    yield xml;
  }
  await importWxr({ open, db, now: site.now });
  const rows = await db.select().from(importRecords).where(eq(importRecords.kind, "article"));
  const ids = rows.flatMap(({ localId }) => localId ?? []);
  for (const id of ids) {
    const row = await site.article(id);
    if (row?.updatedBy !== importer.id || row.publishedVersionNo === null) continue;
    await oracle.imported(id, row.publishedVersionNo);
  }
  return ids;
}

function item({ number, words, date }: Post): string {
  const at = date.toISOString().slice(0, 19).replace("T", " ");
  return `<item><title>Walk ${words}</title><link>https://elsewhere.example/${number}</link>
    <guid>https://elsewhere.example/?p=${number}</guid><content:encoded><![CDATA[<p>${words}</p>]]></content:encoded>
    <wp:post_id>${number}</wp:post_id><wp:post_date>${at}</wp:post_date><wp:post_date_gmt>${at}</wp:post_date_gmt>
    <wp:post_modified_gmt>${at}</wp:post_modified_gmt><wp:post_name>post-${number}</wp:post_name>
    <wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type></item>`;
}
