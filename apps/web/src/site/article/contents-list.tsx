import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { TocEntry } from "../types.ts";
import { useReadingPosition } from "./use-reading-position.ts";

/**
 * The table of contents. It is rendered twice, and the style sheet shows one: open next to the text where there is
 * room, collapsed above it otherwise.
 */
export function ContentsList({ entries }: { entries: readonly TocEntry[] }) {
  const messages = useMessages().article;
  const current = useReadingPosition(entries.map(({ id }) => id));
  return (
    <>
      <details className="contents contents-folded">
        <summary>{messages.contents}</summary>
        <Entries entries={entries} current={current} />
      </details>
      <nav className="contents contents-beside" aria-label={messages.contents}>
        <p className="contents-title">{messages.contents}</p>
        <Entries entries={entries} current={current} />
      </nav>
    </>
  );
}

interface EntriesProps {
  entries: readonly TocEntry[];
  /** Id of the heading whose part is being read. */
  current: string | undefined;
}

function Entries({ entries, current }: EntriesProps) {
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <ol>
      {entries
        .filter(({ level }) => level <= top + 1)
        .map(({ id, level, text }) => (
          <li key={id} data-depth={level - top} lang={langOf(text)}>
            <a href={`#${id}`} {...(id === current ? { "aria-current": "location" as const } : {})}>
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}
