import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { OperationLog } from "../../queries/operation-logs.ts";

/** The target of a call: the type of record, and its name where known. */
export function targetName(
  { targetType, targetName: name }: Pick<OperationLog, "targetType" | "targetName">,
  kinds: Readonly<Record<string, string>>,
  phrases: AdminMessages["phrases"],
): string {
  const kind = kinds[targetType] ?? targetType;
  return name === null ? kind : phrases.labelled({ name: kind, text: name });
}
