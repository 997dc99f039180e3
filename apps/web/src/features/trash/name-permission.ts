import type { AdminMessages } from "../../i18n/admin-en.ts";
import { operationName } from "../../shared/operation-name.ts";

/** Names a permission that came with the product in the reader's language. */
export function namePermission({ operations }: AdminMessages, name: string): string {
  return operationName(operations, name);
}
