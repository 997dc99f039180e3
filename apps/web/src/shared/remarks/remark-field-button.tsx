import { IconButton } from "@atrium/ui";
import { MessageSquarePlus } from "lucide-react";
import type { Remark } from "../../queries/article-remarks.ts";
import { useMessages } from "../messages.ts";
import { useRemarks } from "./remarks-scope.tsx";
import { useFieldName } from "./use-field-name.ts";

/** Asks for a remark on a field, where there are remarks at all. */
export function RemarkFieldButton({ field }: { field: Remark["field"] }) {
  const { remarks: messages } = useMessages();
  const fieldName = useFieldName();
  const scope = useRemarks();
  if (scope === undefined) return null;
  return (
    <IconButton
      label={messages.onField({ name: fieldName(field) })}
      size="sm"
      onClick={() => scope.compose({ field })}
    >
      <MessageSquarePlus />
    </IconButton>
  );
}
