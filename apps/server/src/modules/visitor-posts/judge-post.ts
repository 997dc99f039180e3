import { createHash } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import {
  comparableText,
  linkedSites,
  scoreSpam,
  SPAM_THRESHOLD,
} from "../../content/spam-score.ts";
import type { SpamReason, VisitorText } from "../../content/spam-score.ts";
import type { Db } from "../../db/db.ts";
import { comments, messages, siteSettings, spamLessons } from "../../db/schema/index.ts";
import { lessonKeys, type Sender } from "./lesson-keys.ts";

/** Days for which the same text counts as sent before. */
const DAYS_REMEMBERED = 7;
const DAY = 86_400_000;
/** More sendings make no difference. */
const MAX_COUNTED = 3;

/** What is stored of a judgement. */
export interface Judgement {
  isSpam: boolean;
  columns: { spamScore: number; spamReasons: SpamReason[]; textKey: string | null };
}

/** Judges what a visitor wrote by its text, by what was sent before, and by what moderators decided. */
export async function judgePost(
  tx: Db,
  text: VisitorText,
  sender: Sender,
  now: Date,
): Promise<Judgement> {
  const sites = linkedSites(text);
  const textKey = keyOf(text.content);
  const known = await spamSenders(tx, sender, sites);
  const { score, reasons } = scoreSpam(text, {
    blockedWords: await blockedWords(tx),
    sentBefore: textKey === null ? 0 : await countSent(tx, textKey, now),
    ...known,
  });
  return {
    isSpam: score >= SPAM_THRESHOLD,
    columns: { spamScore: score, spamReasons: reasons, textKey },
  };
}

function keyOf(content: string): string | null {
  const text = comparableText(content);
  return text === null ? null : createHash("sha256").update(text).digest("base64url");
}

async function blockedWords(tx: Db): Promise<string[]> {
  const [row] = await tx.select({ words: siteSettings.blockedWords }).from(siteSettings).limit(1);
  return row?.words ?? [];
}

async function countSent(tx: Db, textKey: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAYS_REMEMBERED * DAY);
  let count = 0;
  for (const table of [comments, messages]) {
    const same = and(eq(table.textKey, textKey), gt(table.createdAt, since));
    const rows = await tx.select({ id: table.id }).from(table).where(same).limit(MAX_COUNTED);
    count += rows.length;
  }
  return Math.min(count, MAX_COUNTED);
}

/** Which marks of the sender moderators know from spam rather than from anything else. */
async function spamSenders(tx: Db, sender: Sender, sites: readonly string[]) {
  const keys = lessonKeys(sender, sites);
  const rows = await tx
    .select()
    .from(spamLessons)
    .where(inArray(spamLessons.key, [...keys.all]));
  const spam = new Set(rows.filter((row) => row.spam > row.notSpam).map(({ key }) => key));
  return {
    isSpamEmail: keys.email !== null && spam.has(keys.email),
    isSpamNetwork: spam.has(keys.network),
    spamSites: sites.filter((site) => spam.has(keys.ofSite(site))),
  };
}
