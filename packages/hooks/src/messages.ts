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
  fileFormat: () => "file format does not match",
  fileSpecialCharacters: () => "file name contains special characters",
  fileTooLarge: (p: { n: number }) => `file cannot be larger than ${p.n}M`,
  imageOnly: () => "uploaded file can only be an image",
  fileLimit: (p: { limit: number }) => `only ${p.limit} files can be uploaded`,
  imageLimit: (p: { limit: number }) => `only ${p.limit} images`,
  uploadFailed: (p: { reason?: string }) =>
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
