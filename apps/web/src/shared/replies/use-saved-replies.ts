import { safeStorage } from "@atrium/hooks";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { readSavedReplies, type SavedReplies } from "./saved-replies.ts";

/** Whom a reply is for: the author of reviewed content. Those for visitors are templates on the server. */
export type ReplyKind = "reviews";

const storage = safeStorage(() => globalThis.localStorage);

/** The replies saved in this browser, and a setter. */
export function useSavedReplies(
  kind: ReplyKind,
): readonly [SavedReplies, (replies: SavedReplies) => void] {
  const { replies: messages } = useMessages();
  const key = `saved-replies:${kind}`;
  const [saved, setSaved] = useState<SavedReplies>();
  const replies = saved ?? readSavedReplies(storage, key, messages.starters[kind]);
  const save = (next: SavedReplies) => {
    setSaved(next);
    storage.set(key, JSON.stringify(next));
  };
  return [replies, save];
}
