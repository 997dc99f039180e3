import { readJson, type StoragePort } from "@atrium/hooks";
import * as z from "zod/mini";

/** Answers kept for another time, the newest first. */
export type CannedAnswers = readonly string[];

const mostAnswers = 30;

const storedSchema = z.array(z.string());

/** The answers somebody keeps in this browser; `starters` until they keep or drop one. */
export function readCannedAnswers(
  storage: StoragePort,
  key: string,
  starters: CannedAnswers,
): CannedAnswers {
  return storedSchema.safeParse(readJson(storage, key)).data ?? starters;
}

/** With one more answer in front; the same when it is blank or there already. The oldest goes when there are too many. */
export function withAnswer(answers: CannedAnswers, text: string): CannedAnswers {
  const answer = text.trim();
  if (answer === "" || answers.includes(answer)) return answers;
  return [answer, ...answers].slice(0, mostAnswers);
}

/** What is written, with an answer after it. Nothing written is lost. */
export function insertAnswer(written: string, answer: string): string {
  const before = written.trimEnd();
  return before === "" ? answer : `${before}\n\n${answer}`;
}
