import { isApiError } from "@atrium/sdk";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { readRefusal } from "../form/server-errors.ts";
import { shortenNames } from "../shorten-names.ts";

type Sentence = (p: { name: string; count: number }) => string;

/** Why a file is refused, with its name and the way out; the server's words for rules that this release does not know. */
export function fileProblem(
  failure: unknown,
  file: { name: string; count: number },
  sentences: AdminMessages["imports"]["fileProblems"],
): string {
  const known = new Map<string, Sentence>(Object.entries(sentences));
  const errors = isApiError(failure) ? failure.fieldErrors : [];
  const sentence = errors.map(({ code }) => known.get(code)).find((found) => found !== undefined);
  if (sentence !== undefined) return shortenNames(sentence(file));
  const { fields, general } = readRefusal(failure, ["file"]);
  return [...Object.values(fields), ...general].join(" ");
}
