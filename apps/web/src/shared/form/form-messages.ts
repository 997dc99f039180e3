import * as z from "zod/mini";
import type { OfficeMessages } from "../../messages/office-en.ts";
import { livingWords } from "../language.ts";

type FormMessages = OfficeMessages["form"];
type Issue = z.core.$ZodRawIssue;

const office = livingWords("office");

/** The sentence for what a schema found wrong. */
export function issueMessage(issue: Issue, words: FormMessages = office.form): string {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue, words);
    case "too_big":
      return tooBig(issue, words);
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? words.required : words.notAccepted;
    case "invalid_format":
      return badFormat(issue, words);
    default:
      return words.notAccepted;
  }
}

// Importing this module makes all schemas speak the catalogue's words.
z.config({ customError: (issue) => issueMessage(issue) });

function tooSmall(issue: Extract<Issue, { code: "too_small" }>, words: FormMessages): string {
  const min = Number(issue.minimum);
  if (issue.origin === "string") {
    return issue.input === "" || min === 1 ? words.required : words.tooShort({ min });
  }
  if (issue.origin === "array" || issue.origin === "set") return words.tooFew({ min });
  return words.tooSmall({ min });
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>, words: FormMessages): string {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return words.tooLong({ max });
  if (issue.origin === "array" || issue.origin === "set") return words.tooMany({ max });
  return words.tooLarge({ max });
}

function badFormat(issue: Extract<Issue, { code: "invalid_format" }>, words: FormMessages): string {
  if (issue.input === "") return words.required;
  if (issue.format === "email") return words.badEmail;
  if (issue.format === "datetime" || issue.format === "date") return words.badDate;
  // `\S` is the contract's way to say "not only blanks".
  return issue.pattern === "/\\S/" ? words.required : words.badFormat;
}
