import { safeStorage } from "@atrium/hooks";
import { useState } from "react";
import { useMessages } from "../messages.ts";
import { readCannedAnswers, type CannedAnswers } from "./canned-answers.ts";

/** What is answered, or what an author is told; each has answers of its own. */
export type AnswerKind = "comments" | "messages" | "reviews";

const storage = safeStorage(() => globalThis.localStorage);

/** The answers kept in this browser, and a setter. */
export function useCannedAnswers(
  kind: AnswerKind,
): readonly [CannedAnswers, (answers: CannedAnswers) => void] {
  const { replies } = useMessages();
  const key = `canned-answers:${kind}`;
  const [kept, setKept] = useState<CannedAnswers>();
  const answers = kept ?? readCannedAnswers(storage, key, replies.starters[kind]);
  const keep = (next: CannedAnswers) => {
    setKept(next);
    storage.set(key, JSON.stringify(next));
  };
  return [answers, keep];
}
