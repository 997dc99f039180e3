import { readJson, type StoragePort } from "@atrium/hooks";
import * as z from "zod/mini";

/** Saved replies, newest first. */
export type SavedReplies = readonly string[];

const maxReplies = 30;

const storedSchema = z.array(z.string());

/** The replies saved in this browser; `starters` until one is saved or removed. */
export function readSavedReplies(
  storage: StoragePort,
  key: string,
  starters: SavedReplies,
): SavedReplies {
  return storedSchema.safeParse(readJson(storage, key)).data ?? starters;
}

/** Prepends a reply; returns the same list when it is blank or already there. Drops the oldest beyond the maximum. */
export function addReply(replies: SavedReplies, text: string): SavedReplies {
  const reply = text.trim();
  if (reply === "" || replies.includes(reply)) return replies;
  return [reply, ...replies].slice(0, maxReplies);
}

/** The current text with a reply appended. */
export function insertReply(written: string, reply: string): string {
  const before = written.trimEnd();
  return before === "" ? reply : `${before}\n\n${reply}`;
}
