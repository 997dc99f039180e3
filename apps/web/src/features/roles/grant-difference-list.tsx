import { Minus, Plus } from "lucide-react";
import { useMessages } from "../../shared/messages.ts";
import type { GrantDifference } from "./grant-differences.ts";

export interface GrantDifferenceListProps {
  label: string;
  differences: readonly GrantDifference[];
  /** Names of the two sides, for screen readers. */
  before: string;
  after: string;
}

/** What differs, page by page: with a minus what only the first side has, with a plus what only the second has. */
export function GrantDifferenceList(props: GrantDifferenceListProps) {
  const { label, differences, before, after } = props;
  const { roles: messages, phrases } = useMessages();
  const line = (row: GrantDifference["row"], name: string | null) =>
    phrases.labelled({
      name: row.title ?? messages.permissionsNoPage,
      text: name ?? messages.opensPage,
    });
  return (
    <ul className="m-0 grid list-none gap-1 p-0 text-sm" aria-label={label}>
      {differences.flatMap(({ row, onlyBefore, onlyAfter }) => [
        ...onlyBefore.map((name) => (
          <li key={`-${row.id}${name}`} className="flex items-start gap-2">
            <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-destructive" />
            <span>
              <span className="sr-only">{before} </span>
              {line(row, name)}
            </span>
          </li>
        )),
        ...onlyAfter.map((name) => (
          <li key={`+${row.id}${name}`} className="flex items-start gap-2">
            <Plus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            <span>
              <span className="sr-only">{after} </span>
              {line(row, name)}
            </span>
          </li>
        )),
      ])}
    </ul>
  );
}
