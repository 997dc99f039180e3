import { sql } from "drizzle-orm";
import { signedIn } from "../../auth/signed-in-user.ts";
import type { Db } from "../../db/db.ts";
import { queryRows } from "../../db/query-rows.ts";
import { circulations } from "../../db/schema/index.ts";
import { recordChange } from "../audit/record-change.ts";
import { noticePlaces } from "../notifications/notice-places.ts";
import { notify } from "../notifications/notify.ts";
import { settleNotices } from "../notifications/settle-notices.ts";
import type { Context } from "../operation.ts";
import type { Person } from "../workflow/assignees.ts";

interface HandedOver {
  bizType: "article" | "articleType" | "homePage";
  bizId: string;
  name: string;
}

/** Gives the receiver what somebody has not read, except what they have to read anyway. */
export async function handOverCirculations(
  tx: Db,
  from: Person,
  to: Person,
  ctx: Context,
): Promise<void> {
  const by = signedIn(ctx.user);
  const now = ctx.now();
  const rows = await queryRows<HandedOver>(
    tx,
    sql`update ${circulations} c set receiver_id = ${to.id}, receiver_name = ${to.name}
      where c.receiver_id = ${from.id} and c.read_at is null and not exists (
        select 1 from ${circulations} own where own.receiver_id = ${to.id} and own.read_at is null
          and own.biz_type = c.biz_type and own.biz_id = c.biz_id and own.version_no = c.version_no)
      returning c.biz_type as "bizType", c.biz_id as "bizId", coalesce(
        (select a.title from articles a where a.id = c.biz_id),
        (select t.name from article_types t where t.id = c.biz_id), c.biz_type) as name`,
  );
  for (const { bizType, bizId, name } of rows) {
    const place = noticePlaces.record(bizType, bizId);
    await notify(tx, {
      kind: "circulated",
      to: [to.id],
      bizType,
      bizId,
      title: name,
      place,
      by,
      now,
    });
    await settleNotices(tx, bizType, bizId, now);
    const change = { before: { reader: from.name }, after: { reader: to.name } };
    await recordChange(tx, ctx, {
      targetType: `${bizType}s`,
      targetId: bizId,
      targetName: name,
      ...change,
    });
  }
}
