import { asc, eq } from "drizzle-orm";
import type { CallerPermissions, RecordAction } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import { listOf, type BoundedList } from "../../db/list-of.ts";
import type { PageNumbers } from "../../db/page-of.ts";
import { homePages } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";
import { AppError } from "../../kernel/app-error.ts";
import { messages } from "../../kernel/messages/index.ts";
import { toEntity } from "../to-entity.ts";
import type { Actor } from "../workflow/content-kind.ts";
import { permissionsOn } from "../workflow/record-permissions.ts";
import { stateFields } from "../workflow/state-fields.ts";

export type HomePageRow = typeof homePages.$inferSelect;
type HomePage = components["schemas"]["HomePage"];

/** What other content knows and home pages do not. */
const WITHOUT: ReadonlySet<RecordAction> = new Set<RecordAction>([
  "transfer",
  "circulate",
  "markRead",
  "schedule",
  "unschedule",
  "delete",
]);

/**
 * A page as last saved.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readHomePage(db: Db, id: string, actor: Actor, now: Date): Promise<HomePage> {
  const [row] = await db.select().from(homePages).where(eq(homePages.id, id));
  if (!row) throw new AppError("NOT_FOUND", messages.homePages.notFound);
  const permissionsOf = await permissionsOn(db, "homePage", actor, [id]);
  return toHomePage(row, permissionsOf(id), now);
}

export async function listHomePages(
  db: Db,
  query: PageNumbers,
  actor: Actor,
  now: Date,
): Promise<BoundedList<HomePage>> {
  const { records: rows, truncated } = await listOf(query, (limit, offset) =>
    db.select().from(homePages).orderBy(asc(homePages.language)).limit(limit).offset(offset),
  );
  const ids = rows.map(({ id }) => id);
  const permissionsOf = await permissionsOn(db, "homePage", actor, ids);
  return { records: rows.map((row) => toHomePage(row, permissionsOf(row.id), now)), truncated };
}

function toHomePage(row: HomePageRow, permissions: CallerPermissions, now: Date): HomePage {
  const state = stateFields(row, permissions, now);
  const allowedActions = state.allowedActions.filter((action) => !WITHOUT.has(action));
  const { language, sections } = row;
  return { ...toEntity(row), ...state, allowedActions, language, sections };
}
