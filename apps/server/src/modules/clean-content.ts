import { fieldError } from "../kernel/field-error.ts";
import { messages } from "../kernel/messages/index.ts";

const MAX_CONTENT = 1_000_000;

/**
 * Sanitises the field `content` of a body. Loads the sanitiser on first use.
 *
 * @throws AppError a field error when the text cannot be made safe or is too long.
 */
export async function cleanContent(html: string): Promise<string> {
  const { UnstableMarkupError, cleanRichText } = await import("../content/rich-text.ts");
  try {
    const { html: cleaned } = cleanRichText(html);
    if (cleaned.length <= MAX_CONTENT) return cleaned;
  } catch (error) {
    if (!(error instanceof UnstableMarkupError)) throw error;
    throw fieldError("content", "format", messages.richText.unsafe);
  }
  throw fieldError("content", "maxLength", messages.fields.maxLength(MAX_CONTENT));
}
