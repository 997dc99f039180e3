import type { Remark } from "../../queries/article-remarks.ts";
import { useMessages } from "../messages.ts";

/** The names of the fields that remarks are on, as the editor has them. */
export function useFieldName(): (field: Remark["field"]) => string {
  const { compare, editor } = useMessages();
  const names = { ...editor, ...compare.fields };
  return (field) => names[field];
}
