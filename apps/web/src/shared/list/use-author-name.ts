import { useSessionUser } from "@atrium/hooks";
import { useMessages } from "../messages.ts";
import type { ListPage } from "./use-list-page.ts";

/** What is needed of a list to filter it by changes. */
export type ChangedPage = Pick<ListPage<unknown>, "state" | "setFilters" | "spec" | "rows">;

/** Who changed one of the rows that are shown, or oneself. */
export function useAuthorName({ rows }: ChangedPage): (id: string) => string | undefined {
  const { list: messages } = useMessages();
  const user = useSessionUser();
  return (id) =>
    id === user?.id ? messages.me : rows.map(toAuthor).find((author) => author?.id === id)?.name;
}

function toAuthor(row: unknown): { id: unknown; name: string } | undefined {
  if (typeof row !== "object" || row === null) return undefined;
  if (!("updatedBy" in row && "updatedByName" in row)) return undefined;
  return { id: row.updatedBy, name: String(row.updatedByName) };
}
