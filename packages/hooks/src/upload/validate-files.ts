import { defaultMessages, type Messages } from "../messages.ts";
import { defaultFileLimit, fileExtensions, hasExtensionOf, type FileRules } from "./file-rules.ts";

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
 * The problem of one file; undefined when it may be uploaded. Of several problems it is the one that says most: that there
 * is no file, that it is no image, its format, its name, its size.
 *
 * @param messages The messages of the problems.
 * @example
 * const sentence = validateFile(file, { kind: "img", maxSizeMb: 5 })?.message;
 */
export function validateFile(
  file: FileFacts,
  rules: FileRules,
  messages: Messages = defaultMessages,
): FileProblem | undefined {
  const { name: fileName, size, type } = file;
  const { kind = "all", imagesOnly = false, maxSizeMb = 0 } = rules;
  const problem = (problemKind: FileProblemKind, message: string): FileProblem => {
    return { kind: problemKind, severity: "error", fileName, message };
  };
  const refused = { name: fileName, extensions: fileExtensions[kind] };
  if (fileName.trim() === "") return problem("noName", messages.chooseFile());
  if (imagesOnly && !type.startsWith("image/")) {
    return problem("notImage", messages.imageOnly(refused));
  }
  if (!hasExtensionOf(kind, fileName)) return problem("format", messages.fileFormat(refused));
  if (SPECIAL_CHARACTERS.test(fileName)) {
    return problem("specialCharacters", messages.fileSpecialCharacters(refused));
  }
  if (maxSizeMb > 0 && size > maxSizeMb * BYTES_PER_MB) {
    return problem("tooLarge", messages.fileTooLarge({ ...refused, n: maxSizeMb }));
  }
  return undefined;
}

/**
 * Validates files chosen together: one problem for each wrong file. When there are more than the limit, all are rejected,
 * so that it is never chance which ones are accepted.
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
  const checked = files.map((file) => ({ file, problem: validateFile(file, rules, messages) }));
  const problems = checked.flatMap(({ problem }) => problem ?? []);
  const limit = rules.limit ?? defaultFileLimit;
  if (present + files.length <= limit) {
    const accepted = checked.flatMap(({ file, problem }) => (problem === undefined ? file : []));
    return { accepted, problems };
  }
  const sentence = rules.imagesOnly ? messages.imageLimit : messages.fileLimit;
  const tooMany: FileProblem = {
    kind: "overLimit",
    severity: "warning",
    fileName: undefined,
    message: sentence({ limit, present, chosen: files.length }),
  };
  return { accepted: [], problems: [...problems, tooMany] };
}
