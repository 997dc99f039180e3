import type { Db } from "../../db/db.ts";
import { queueWebhooks } from "./queue-webhooks.ts";

interface Publication {
  bizType: string;
  id: string;
  title: string;
  versionNo: number | null;
}

/** Tells webhooks that an article has become public, or is no longer. Other content has no event. */
export async function queuePublication(
  tx: Db,
  what: "published" | "offline",
  { bizType, id, title, versionNo }: Publication,
  now: Date,
): Promise<void> {
  if (bizType !== "article") return;
  await queueWebhooks(tx, `article.${what}`, { bizType, id, title, versionNo }, now);
}
