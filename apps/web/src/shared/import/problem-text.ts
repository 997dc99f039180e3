import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { ImportReport } from "../../queries/imports.ts";
import { formatName } from "../form/format-name.ts";
import { lazyMessages } from "../i18n.ts";

type Problem = ImportReport["rows"][number]["problems"][number];
type Messages = Pick<AdminMessages, "form" | "imports" | "phrases">;
type Sentence = (params: Problem["params"], messages: Messages) => string;

const sdk = lazyMessages("sdk");

/** Why a row is refused, in the reader's language; the server's English for rules that this release does not know. */
export function problemText(
  { field, code, message, params }: Problem,
  labelOf: (field: string) => string,
  messages: Messages,
): string {
  if (field === null) return new Map(Object.entries(sdk.refusals)).get(code) ?? message;
  const label = labelOf(field);
  const sentence = sentences.get(code);
  if (sentence) return messages.phrases.labelled({ name: label, text: sentence(params, messages) });
  const translated = new Map(Object.entries(sdk.fieldProblems)).get(code);
  return typeof translated === "string"
    ? messages.phrases.labelled({ name: label, text: translated })
    : `${label} ${message}`;
}

/** The sentences of forms for the contract's rules, and those of imports for their own. */
const sentences: ReadonlyMap<string, Sentence> = new Map<string, Sentence>([
  ["required", (_, { form }) => form.required],
  [
    "minLength",
    ({ limit: min = 1 }, { form }) => (min > 1 ? form.tooShort({ min }) : form.required),
  ],
  ["maxLength", ({ limit: max = 0 }, { form }) => form.tooLong({ max })],
  ["minItems", ({ limit: min = 1 }, { form }) => form.tooFew({ min })],
  ["maxItems", ({ limit: max = 0 }, { form }) => form.tooMany({ max })],
  ["minimum", ({ limit: min = 0 }, { form }) => form.tooSmall({ min })],
  ["maximum", ({ limit: max = 0 }, { form }) => form.tooLarge({ max })],
  ["pattern", ({ pattern = "" }, { form }) => patternSentence(pattern, form)],
  ["format", ({ format }, { form }) => (format === "email" ? form.badEmail : form.notAccepted)],
  ["type", ({ types = [] }, messages) => typeSentence(types, messages)],
  ["enum", ({ values = [] }, { imports }) => imports.problems.enum({ values: values.join(", ") })],
  [
    "exists",
    ({ text }, { imports: { problems } }) =>
      text ? problems.exists({ text }) : problems.notExisting,
  ],
  ["ambiguous", ({ text = "" }, { imports }) => imports.problems.ambiguous({ text })],
  ["unique", (_, { imports }) => imports.problems.unique],
  ["fixed", (_, { imports }) => imports.problems.fixed],
  ["username", (_, { imports }) => imports.problems.username],
  ["common", (_, { imports }) => imports.problems.common],
  ["guessable", (_, { imports }) => imports.problems.guessable],
]);

function patternSentence(pattern: string, form: AdminMessages["form"]): string {
  const name = formatName(`/${pattern}/`);
  return name === undefined ? form.notAccepted : form.formats[name];
}

function typeSentence(types: readonly string[], { form, imports }: Messages): string {
  if (types.includes("integer")) return imports.problems.integer;
  return types.includes("boolean") ? imports.problems.boolean : form.notAccepted;
}
