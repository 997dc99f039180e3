import { inArray } from "drizzle-orm";
import { articles as demoArticles } from "../index.ts";
import { publishedPassword } from "../../src/auth/published-password.ts";
import type { Db } from "../../src/db/db.ts";
import { articleSlugs } from "../../src/db/schema/index.ts";
import { seedArticles } from "./articles.ts";
import { DemoFiles, type DemoFilesOptions } from "./files.ts";
import { seedHomePages } from "./home-pages.ts";
import { seedPeople } from "./people.ts";
import { seedProducts } from "./products.ts";
import { seedSite } from "./site.ts";
import { seedTypes } from "./types.ts";

export interface DemoOptions extends DemoFilesOptions {
  /** Pictures and attachments in progress. */
  prepared?: Promise<DemoFiles>;
  /** Called with a line of progress. */
  onProgress?: (line: string) => void;
}

/**
 * Creates the demo company: accounts, departments, article types, articles with their whole history, pictures and
 * surroundings, all or nothing. Needs the base data; does nothing when the demo exists.
 *
 * @returns Whether anything was written.
 */
export async function seedDemo(db: Db, options: DemoOptions): Promise<boolean> {
  if (await isSeeded(db)) return false;
  options.onProgress?.("  Drawing pictures …");
  const files = await (options.prepared ?? DemoFiles.prepare(options));
  try {
    await db.transaction(async (tx) => {
      const staff = await seedPeople(tx, options.now, publishedPassword);
      await files.store(tx, staff.by("admin"));
      options.onProgress?.("  Writing, reviewing and publishing articles …");
      const typeIds = await seedTypes(tx, staff, files);
      const articleIds = await seedArticles(tx, { staff, files, typeIds, ...options });
      const site = { staff, files, articleIds, now: options.now };
      await seedSite(tx, site);
      await seedProducts(tx, site);
      await seedHomePages(tx, site);
    });
    return true;
  } catch (error) {
    await files.discard();
    throw error;
  } finally {
    await files.cleanUp();
  }
}

async function isSeeded(db: Db): Promise<boolean> {
  const slugs = demoArticles.map(({ slug }) => slug);
  return (await db.$count(articleSlugs, inArray(articleSlugs.slug, slugs))) > 0;
}
