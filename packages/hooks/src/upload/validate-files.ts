import { defaultMessages, type Messages } from "../messages.ts";
import { defaultFileLimit, hasExtensionOf, type FileRules } from "./file-rules.ts";

/** What of a file is looked at. */
export type FileFacts = Pick<File, "name" | "size" | "type">;

/** What can be wrong with a file, or with how many there are. */
export type FileProblemKind =
  | "noName"
  | "format"
  | "specialCharacters"
  | "tooLarge"
  | "notImage"
  | "overLimit";

/** A problem and the sentence for it; being too many is but a warning. */
export interface FileProblem {
  readonly kind: FileProblemKind;
  readonly severity: "error" | "warning";
  /** Undefined when it is about all files together. */
  readonly fileName: string | undefined;
  readonly message: string;
}

const BYTES_PER_MB = 1024 * 1024;
const SPECIAL_CHARACTERS = /[\u0000-\u001f\u007f\\/:*?"<>|#%&{}$!'@+=`]/;

/** All that is wrong with one file; an empty list means it may be uploaded. */
export function validateFile(
  file: FileFacts,
  rules: FileRules,
  messages: Messages = defaultMessages,
): readonly FileProblem[] {
  if (file.name.trim() === "") return [problem("noName", file, messages.chooseFile())];
  const { kind = "all", imagesOnly = false, maxSizeMb = 0 } = rules;
  const problems: FileProblem[] = [];
  if (!hasExtensionOf(kind, file.name))
    problems.push(problem("format", file, messages.fileFormat()));
  if (SPECIAL_CHARACTERS.test(file.name)) {
    problems.push(problem("specialCharacters", file, messages.fileSpecialCharacters()));
  }
  if (maxSizeMb > 0 && file.size > maxSizeMb * BYTES_PER_MB) {
    problems.push(problem("tooLarge", file, messages.fileTooLarge({ n: maxSizeMb })));
  }
  if (imagesOnly && !file.type.startsWith("image/")) {
    problems.push(problem("notImage", file, messages.imageOnly()));
  }
  return problems;
}

/**
 * Checks files chosen together. More than the limit allows are refused as a whole, so that it is never
 * chance which ones are taken.
 *
 * @param present How many files there are already.
 */
export function validateFiles<FileType extends FileFacts>(
  files: readonly FileType[],
  rules: FileRules,
  present = 0,
  messages: Messages = defaultMessages,
): { accepted: readonly FileType[]; problems: readonly FileProblem[] } {
  const limit = rules.limit ?? defaultFileLimit;
  if (present + files.length > limit) {
    const sentence = rules.imagesOnly ? messages.imageLimit : messages.fileLimit;
    const tooMany = { kind: "overLimit", severity: "warning", fileName: undefined } as const;
    return { accepted: [], problems: [{ ...tooMany, message: sentence({ limit }) }] };
  }
  const checked = files.map((file) => ({ file, problems: validateFile(file, rules, messages) }));
  return {
    accepted: checked.filter((one) => one.problems.length === 0).map((one) => one.file),
    problems: checked.flatMap((one) => one.problems),
  };
}

function problem(kind: FileProblemKind, file: FileFacts, message: string): FileProblem {
  return { kind, severity: "error", fileName: file.name, message };
}
