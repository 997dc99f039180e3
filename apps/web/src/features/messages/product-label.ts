import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { Message } from "../../queries/messages.ts";

/** The name of a message's product, with its code where it has one. */
export function productLabel(
  { name, code }: NonNullable<Message["product"]>,
  messages: AdminMessages["visitorMessages"],
): string {
  return code === null ? name : messages.productName({ name, code });
}
