import { sql } from "drizzle-orm";
import { linkedSites, type VisitorText } from "../../content/spam-score.ts";
import type { Db } from "../../db/db.ts";
import { spamLessons } from "../../db/schema/index.ts";
import { lessonKeys, type Sender } from "./lesson-keys.ts";

/** What a moderator decided about something; null for nothing yet. */
export type Verdict = "spam" | "notSpam" | null;

/** A change of a verdict. */
export interface Lesson {
  text: VisitorText;
  sender: Sender;
  before: Verdict;
  after: Verdict;
}

/** The verdict that follows from a change of status: only spam, its contrary and an approval are one. */
export function verdictAfter(before: Verdict, from: string, to: string): Verdict {
  if (to === "spam") return "spam";
  return to === "approved" || from === "spam" ? "notSpam" : before;
}

/** Counts verdicts for their senders. One that replaces another takes that back. */
export async function teachSpam(tx: Db, lessons: readonly Lesson[], now: Date): Promise<void> {
  const changes = new Map<string, { spam: number; notSpam: number }>();
  for (const { text, sender, before, after } of lessons) {
    if (before === after) continue;
    const change = {
      spam: Number(after === "spam") - Number(before === "spam"),
      notSpam: Number(after === "notSpam") - Number(before === "notSpam"),
    };
    for (const key of new Set(lessonKeys(sender, linkedSites(text)).all)) {
      const known = changes.get(key) ?? { spam: 0, notSpam: 0 };
      changes.set(key, {
        spam: known.spam + change.spam,
        notSpam: known.notSpam + change.notSpam,
      });
    }
  }
  // In one order, so that two transactions do not wait for each other.
  const keys = [...changes.keys()].toSorted();
  for (const key of keys) {
    const { spam, notSpam } = changes.get(key) ?? { spam: 0, notSpam: 0 };
    await tx
      .insert(spamLessons)
      .values({ key, spam: Math.max(0, spam), notSpam: Math.max(0, notSpam), updatedAt: now })
      .onConflictDoUpdate({
        target: spamLessons.key,
        set: {
          spam: sql`greatest(0, ${spamLessons.spam} + ${spam})`,
          notSpam: sql`greatest(0, ${spamLessons.notSpam} + ${notSpam})`,
          updatedAt: now,
        },
      });
  }
}
