import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { TocEntry } from "../types.ts";

/**
 * The table of contents. It is rendered twice, and the style sheet shows one: open next to the text where there is
 * room, collapsed above it otherwise. `markReadingPosition` marks the part that is being read.
 */
export function ContentsList({ entries }: { entries: readonly TocEntry[] }) {
  const messages = useMessages().article;
  return (
    <>
      <details className="contents contents-folded">
        <summary>{messages.contents}</summary>
        <Entries entries={entries} />
      </details>
      <nav className="contents contents-beside" aria-label={messages.contents}>
        <p className="contents-title">{messages.contents}</p>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: { entries: readonly TocEntry[] }) {
  const top = Math.min(...entries.map(({ level }) => level));
  return (
    <ol>
      {entries
        .filter(({ level }) => level <= top + 1)
        .map(({ id, level, text }) => (
          <li key={id} data-depth={level - top} lang={langOf(text)}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
    </ol>
  );
}
