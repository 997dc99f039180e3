import { StatusBadge } from "@atrium/ui";
import { useDictionary } from "./use-dictionary.ts";

/** Whether a record is in use, as a word and a shape. */
export function EnabledBadge({ status }: { status: string }) {
  const { label } = useDictionary("enabledStatus");
  return (
    <StatusBadge tone={status === "enabled" ? "positive" : "neutral"}>{label(status)}</StatusBadge>
  );
}
