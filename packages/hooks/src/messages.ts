/**
 * What a message may say of a file that is refused.
 *
 * @example
 * const sentence = ({ name, extensions }: RefusedFile) => `${name}: choose ${extensions.join(" or ")}`;
 */
export interface RefusedFile {
  readonly name: string;
  /** The extensions that are accepted; empty for any. */
  readonly extensions: readonly string[];
}

/**
 * How many files there may be, are, and were chosen.
 *
 * @example
 * const room = ({ limit, present }: FileCount) => limit - present;
 */
export interface FileCount {
  readonly limit: number;
  readonly present: number;
  readonly chosen: number;
}

/**
 * Every message of the package, as functions of their values. The English ones are the
 * specification's, to the letter; another language is an object of the same shape.
 *
 * @example
 * notices.error(defaultMessages.identityExpired());
 */
export const defaultMessages = {
  identityExpired: () => "the identity information has expired, please log in again",
  signedOutElsewhere: () => "you have signed out in another tab; unfinished work is still here",
  otherUserSignedIn: () => "another user has signed in; what was not sent before is dropped",
  notConfirmed: () => "not confirmed; nothing was changed",
  userInfoFailed: () => "fetching user info failed",
  dynamicMenusFailed: () => "loading the dynamic menus failed",
  dictionariesFailed: () => "loading the dictionaries failed",
  unnamedMenu: () => "unnamed menu",
  chooseFile: () => "please choose a file",
  fileFormat: whicheverFile("file format does not match"),
  fileSpecialCharacters: whicheverFile("file name contains special characters"),
  fileTooLarge: (p: RefusedFile & { n: number }) => `file cannot be larger than ${p.n}M`,
  imageOnly: whicheverFile("uploaded file can only be an image"),
  fileLimit: (p: FileCount) => `only ${p.limit} files can be uploaded`,
  imageLimit: (p: FileCount) => `only ${p.limit} images`,
  uploadFailed: (p: { reason?: string; name?: string; errorCode?: string }) =>
    p.reason === undefined ? "upload failed" : `upload failed: ${p.reason}`,
  fileDeleted: () => "deleted successfully",
};

/**
 * The shape of the catalogue.
 *
 * @example
 * const chinese: Partial<Messages> = { fileTooLarge: ({ n }) => `文件不能大于${n}M` };
 */
export type Messages = typeof defaultMessages;

/**
 * The catalogue with some messages replaced.
 *
 * @example
 * const messages = withMessages({ uploadFailed: () => "上传失败" });
 */
export function withMessages(overrides: Partial<Messages> = {}): Messages {
  return { ...defaultMessages, ...overrides };
}

/** A message that says nothing of the file. */
function whicheverFile(sentence: string): (p: RefusedFile) => string {
  return () => sentence;
}
