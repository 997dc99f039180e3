import { StatusBadge } from "@atrium/ui";
import { useDictionary } from "./use-dictionary.ts";

/** Whether a record is in use, as a word and a shape. */
export function EnabledBadge({ status }: { status: string }) {
  const { label } = useDictionary("enabledStatus");
  return (
    <StatusBadge variant={status === "enabled" ? "success" : "neutral"}>
      {label(status)}
    </StatusBadge>
  );
}
