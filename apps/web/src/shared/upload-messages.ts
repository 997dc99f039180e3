import { withMessages, type Messages } from "@atrium/hooks";
import { fileExtensions, type FileRules } from "@atrium/hooks/upload";
import { lazyMessages, locale } from "./i18n.ts";
import { shortenNames } from "./shorten-names.ts";
import { MAX_UPLOAD_MB } from "./upload-limits.ts";

const admin = lazyMessages("admin");
const hooks = lazyMessages("hooks");

/** The messages of an upload: which file is refused, by which rule, and the way out, in the reader's language. */
export function uploadMessages({ kind = "all", maxSizeMb }: FileRules): Messages {
  const types = () => listTypes(fileExtensions[kind]);
  const megabytes = maxSizeMb || MAX_UPLOAD_MB;
  return withMessages({
    chooseFile: () => admin.uploads.noName,
    imageOnly: ({ name }) => shortenNames(admin.uploads.noPicture({ name, types: types() })),
    fileFormat: ({ name }) => shortenNames(admin.uploads.wrongType({ name, types: types() })),
    fileSpecialCharacters: ({ name }) => shortenNames(admin.uploads.wrongName({ name })),
    fileTooLarge: ({ name, n }) => shortenNames(admin.uploads.tooLarge({ name, megabytes: n })),
    fileLimit: (count) => admin.uploads.tooMany(count),
    imageLimit: (count) => admin.uploads.tooManyPictures(count),
    uploadFailed: ({ name = "", reason, errorCode }) => {
      const known = { name, reason, types: types(), megabytes };
      const sentence = refusals.get(errorCode ?? "") ?? admin.uploads.failed;
      return shortenNames(sentence(known));
    },
    fileDeleted: () => hooks.fileDeleted(),
  });
}

/** What the server finds wrong with a file. */
const refusals: ReadonlyMap<string, (p: Refusal) => string> = new Map([
  ["FILE_TYPE", (p) => admin.uploads.wrongContent(p)],
  ["FILE_NAME", (p) => admin.uploads.wrongName(p)],
  ["FILE_EMPTY", (p) => admin.uploads.empty(p)],
  ["FILE_TOO_LARGE", (p) => admin.uploads.tooLargeOrManyPixels(p)],
  ["PAYLOAD_TOO_LARGE", (p) => admin.uploads.tooLarge(p)],
]);

interface Refusal {
  readonly name: string;
  readonly reason: string | undefined;
  readonly types: string;
  readonly megabytes: number;
}

function listTypes(extensions: readonly string[]): string {
  if (extensions.length === 0) return admin.uploads.anyType;
  return new Intl.ListFormat(locale(), { type: "disjunction" }).format(extensions);
}
