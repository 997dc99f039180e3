import * as z from "zod/mini";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import { lazyMessages } from "../i18n.ts";
import { formatName } from "./format-name.ts";

type FormMessages = AdminMessages["form"];
type Issue = z.core.$ZodRawIssue;

const admin = lazyMessages("admin");

/** The sentence for what a schema found wrong. */
export function issueMessage(issue: Issue, messages: FormMessages = admin.form): string {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue, messages);
    case "too_big":
      return tooBig(issue, messages);
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? messages.required
        : messages.notAccepted;
    case "invalid_format":
      return badFormat(issue, messages);
    default:
      return messages.notAccepted;
  }
}

// Importing this module makes all schemas speak the catalogue's words.
z.config({ customError: (issue) => issueMessage(issue) });

function tooSmall(issue: Extract<Issue, { code: "too_small" }>, messages: FormMessages): string {
  const min = Number(issue.minimum);
  if (issue.origin === "string") {
    return issue.input === "" || min === 1 ? messages.required : messages.tooShort({ min });
  }
  if (issue.origin === "array" || issue.origin === "set") return messages.tooFew({ min });
  return messages.tooSmall({ min });
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>, messages: FormMessages): string {
  const max = Number(issue.maximum);
  if (issue.origin === "string") return messages.tooLong({ max });
  if (issue.origin === "array" || issue.origin === "set") return messages.tooMany({ max });
  return messages.tooLarge({ max });
}

function badFormat(
  issue: Extract<Issue, { code: "invalid_format" }>,
  messages: FormMessages,
): string {
  if (issue.input === "") return messages.required;
  if (issue.format === "email") return messages.badEmail;
  if (issue.format === "datetime" || issue.format === "date") return messages.formats.date;
  // `\S` is the contract's way to say "not only blanks".
  if (issue.pattern === "/\\S/") return messages.required;
  const name = formatName(issue.pattern ?? "");
  return name === undefined ? messages.notAccepted : messages.formats[name];
}
