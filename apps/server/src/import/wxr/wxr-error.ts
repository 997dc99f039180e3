/** Thrown when an export cannot be read: the message says what is wrong and where. Nothing is imported then. */
export class WxrError extends Error {
  override readonly name = "WxrError";
}
