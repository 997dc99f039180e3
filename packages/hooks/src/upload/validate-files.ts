import { defaultMessages, type Messages } from "../messages.ts";
import { defaultFileLimit, hasExtensionOf, type FileRules } from "./file-rules.ts";

/**
 * The part of a file that is validated.
 *
 * @example
 * const facts: FileFacts = { name: "plan.pdf", size: 1024, type: "application/pdf" };
 */
export type FileFacts = Pick<File, "name" | "size" | "type">;

/**
 * The kinds of problems of a file, or of the number of files.
 *
 * @example
 * const serious: FileProblemKind[] = ["notImage", "tooLarge"];
 */
export type FileProblemKind =
  | "noName"
  | "format"
  | "specialCharacters"
  | "tooLarge"
  | "notImage"
  | "overLimit";

/**
 * A problem and its message; too many files are a warning.
 *
 * @example
 * const sentence = ({ fileName, message }: FileProblem) => `${fileName ?? "All of them"}: ${message}`;
 */
export interface FileProblem {
  readonly kind: FileProblemKind;
  readonly severity: "error" | "warning";
  /** Undefined when it concerns all files together. */
  readonly fileName: string | undefined;
  readonly message: string;
}

const BYTES_PER_MB = 1024 * 1024;
const SPECIAL_CHARACTERS = /[\u0000-\u001f\u007f\\/:*?"<>|#%&{}$!'@+=`]/;

/**
 * All problems of one file; an empty list means that it may be uploaded.
 *
 * @param messages The messages of the problems.
 * @example
 * validateFile(file, { kind: "img", maxSizeMb: 5 }).map((problem) => problem.message);
 */
export function validateFile(
  file: FileFacts,
  rules: FileRules,
  messages: Messages = defaultMessages,
): readonly FileProblem[] {
  const { kind = "all", imagesOnly = false, maxSizeMb = 0 } = rules;
  const hasName = file.name.trim() !== "";
  const problems: FileProblem[] = [];
  const complain = (problem: FileProblemKind, message: string) =>
    problems.push({ kind: problem, severity: "error", fileName: file.name, message });
  if (!hasName) complain("noName", messages.chooseFile());
  // Without a name there is no format either, which would repeat the problem.
  if (hasName && !hasExtensionOf(kind, file.name)) complain("format", messages.fileFormat());
  if (SPECIAL_CHARACTERS.test(file.name)) {
    complain("specialCharacters", messages.fileSpecialCharacters());
  }
  if (maxSizeMb > 0 && file.size > maxSizeMb * BYTES_PER_MB) {
    complain("tooLarge", messages.fileTooLarge({ n: maxSizeMb }));
  }
  if (imagesOnly && !file.type.startsWith("image/")) complain("notImage", messages.imageOnly());
  return problems;
}

/**
 * Validates files chosen together. When there are more than the limit, all are rejected, so that it is never chance which
 * ones are accepted; their other problems are returned as well.
 *
 * @param present The number of existing files.
 * @example
 * const { accepted, problems } = validateFiles(files, { kind: "file", limit: 5 }, 2);
 */
export function validateFiles<FileType extends FileFacts>(
  files: readonly FileType[],
  rules: FileRules,
  present = 0,
  messages: Messages = defaultMessages,
): { accepted: readonly FileType[]; problems: readonly FileProblem[] } {
  const checked = files.map((file) => ({ file, problems: validateFile(file, rules, messages) }));
  const problems = checked.flatMap((one) => one.problems);
  const limit = rules.limit ?? defaultFileLimit;
  if (present + files.length <= limit) {
    const accepted = checked.filter((one) => one.problems.length === 0).map((one) => one.file);
    return { accepted, problems };
  }
  const sentence = rules.imagesOnly ? messages.imageLimit : messages.fileLimit;
  const tooMany: FileProblem = {
    kind: "overLimit",
    severity: "warning",
    fileName: undefined,
    message: sentence({ limit }),
  };
  return { accepted: [], problems: [...problems, tooMany] };
}
