import { readJson, type StoragePort } from "@atrium/hooks";
import * as z from "zod/mini";

/** Answers kept for another time, the newest first. */
export type SavedReplies = readonly string[];

const maxReplies = 30;

const storedSchema = z.array(z.string());

/** The answers somebody keeps in this browser; `starters` until they keep or drop one. */
export function readSavedReplies(
  storage: StoragePort,
  key: string,
  starters: SavedReplies,
): SavedReplies {
  return storedSchema.safeParse(readJson(storage, key)).data ?? starters;
}

/** With one more answer in front; the same when it is blank or there already. The oldest goes when there are too many. */
export function addReply(replies: SavedReplies, text: string): SavedReplies {
  const reply = text.trim();
  if (reply === "" || replies.includes(reply)) return replies;
  return [reply, ...replies].slice(0, maxReplies);
}

/** What is written, with an answer after it. Nothing written is lost. */
export function insertReply(written: string, reply: string): string {
  const before = written.trimEnd();
  return before === "" ? reply : `${before}\n\n${reply}`;
}
