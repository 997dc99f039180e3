import { articleTypes as demoTypes } from "../index.ts";
import { createType } from "../../src/modules/article-types/save-type.ts";
import { articleTypeKind } from "../../src/modules/article-types/type-kind.ts";
import type { Actor } from "../../src/modules/workflow/content-kind.ts";
import { performAction } from "../../src/modules/workflow/perform-action.ts";
import type { Db } from "../../src/db/db.ts";
import { articleTypes } from "../../src/db/schema/index.ts";
import type { DemoFiles } from "./files.ts";
import { groupOf } from "./group-of.ts";
import type { Staff } from "./people.ts";

const LAID_OUT = Date.parse("2024-01-15T09:00:00.000Z");
const HOUR = 3_600_000;

/** Creates, reviews and publishes the article types; returns their ids by code. */
export async function seedTypes(
  db: Db,
  staff: Staff,
  files: DemoFiles,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [index, { parentCode, cover, translationOf, ...fields }] of demoTypes.entries()) {
    const at = (hours: number) => new Date(LAID_OUT + (index * 4 + hours) * HOUR);
    const parentId = parentCode === undefined ? "0" : (ids.get(parentCode) ?? "0");
    const translationGroupId =
      translationOf === undefined
        ? null
        : await groupOf(db, articleTypes, ids.get(translationOf) ?? translationOf);
    const body = { ...fields, parentId, cover: files.url(cover), translationGroupId };
    const { id, version } = await createType(db, body, staff.by("admin"), at(0));
    ids.set(fields.code, id);
    const step = (
      action: "submit" | "approve" | "publish",
      actor: Actor,
      base: number,
      now: Date,
    ) => performAction(db, articleTypeKind, { bizId: id, action, version: base }, actor, now);
    const submitted = await step("submit", staff.by("admin"), version, at(1));
    const approved = await step("approve", staff.by("reviewer"), submitted.version, at(2));
    await step("publish", staff.by("publisher"), approved.version, at(3));
  }
  return ids;
}
