import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { menus } from "../db/schema/menus.ts";
import { ADMIN_HOME } from "../modules/menus/reserved-paths.ts";

/** Knows which paths are pages: the public ones, those of the current menus, and where the back office begins. */
export class KnownPaths {
  readonly #db: Db;
  readonly #publicPaths: ReadonlySet<string>;

  constructor(db: Db, publicPaths: readonly string[]) {
    this.#db = db;
    this.#publicPaths = new Set(publicPaths);
  }

  /** Whether visitors read it, in the language of its address. */
  isPublic(path: string): boolean {
    const plain = withoutSlash(path);
    return plain !== loginPath && this.#publicPaths.has(plain);
  }

  /** @param path Without the base path. */
  async has(path: string): Promise<boolean> {
    const plain = withoutSlash(path);
    if (plain === ADMIN_HOME || this.#publicPaths.has(plain)) return true;
    const patterns = await readMenuPatterns(this.#db);
    return patterns.some((pattern) => pattern.test(plain));
  }
}

/** A page of the back office that needs no session. */
const loginPath = "/login";

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

async function readMenuPatterns(db: Db): Promise<readonly RegExp[]> {
  const rows = await db
    .select({ url: menus.url })
    .from(menus)
    .where(
      and(
        inArray(menus.type, ["menu", "hidden-menu"]),
        eq(menus.status, "enabled"),
        isNotNull(menus.url),
      ),
    );
  return rows.flatMap(({ url }) => (url === null ? [] : [patternOf(url)]));
}

/** `:id` in `/content/articles/:id` matches one segment. */
export function patternOf(url: string): RegExp {
  const segments = url
    .replace(/^\/|\/$/g, "")
    .split("/")
    .map((segment) => (segment.startsWith(":") ? "[^/]+" : escapePattern(segment)));
  return new RegExp(`^/${segments.join("/")}$`);
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
