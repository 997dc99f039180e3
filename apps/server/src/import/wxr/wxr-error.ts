/** Says what is wrong with an export and where. Nothing is imported then. */
export class WxrError extends Error {
  override readonly name = "WxrError";
}
