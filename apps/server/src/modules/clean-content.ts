import { markupExcess } from "../content/markup-size.ts";
import { fieldError } from "../kernel/field-error.ts";
import { messages } from "../kernel/messages/index.ts";
import { runTextTask } from "./text-pool.ts";

const MAX_CONTENT = 1_000_000;

/**
 * Sanitises the field `content` of a body.
 *
 * @throws AppError a field error when the text cannot be made safe or is too long, `UNAVAILABLE`.
 */
export async function cleanContent(html: string): Promise<string> {
  const cleaned = await runTextTask("clean", html);
  if (cleaned === null) throw fieldError("content", "format", messages.richText.unsafe);
  if (cleaned.length > MAX_CONTENT) {
    throw fieldError("content", "maxLength", messages.fields.maxLength(MAX_CONTENT));
  }
  const excess = markupExcess(cleaned);
  if (excess === undefined) return cleaned;
  throw fieldError("content", "maxItems", messages.richText.excess(excess));
}
