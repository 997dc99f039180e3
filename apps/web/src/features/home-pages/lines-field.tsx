import { Button, FieldSet } from "@atrium/ui";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { LineButtons } from "../../shared/form/line-buttons.tsx";
import { useMessages } from "../../shared/messages.ts";

interface LinesFieldProps<Line> {
  legend: string;
  addLabel: string;
  error: string | undefined;
  max: number;
  lines: readonly Line[];
  /** What a new line begins with. */
  blank: Line;
  onChange: (lines: Line[]) => void;
  /** The boxes of a line. */
  children: (line: Line, index: number, change: (changes: Partial<Line>) => void) => ReactNode;
}

/** An ordered list of short lines. */
export function LinesField<Line>(props: LinesFieldProps<Line>) {
  const { legend, addLabel, error, max, lines, blank, onChange, children } = props;
  const { homePages: messages } = useMessages();
  const replace = (index: number, changes: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  const without = (index: number) => lines.filter((_line, at) => at !== index);
  const move = (from: number, to: number) => {
    const moved = lines.slice(from, from + 1);
    onChange(without(from).toSpliced(to, 0, ...moved));
  };
  return (
    <FieldSet legend={legend} error={error}>
      <ol className="m-0 grid list-none gap-2 p-0 empty:hidden">
        {lines.map((line, index) => (
          // A line has no name of its own, and its boxes hold no state.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
            <div className="min-w-60 flex-1">
              {children(line, index, (changes) => replace(index, changes))}
            </div>
            <LineButtons
              index={index}
              count={lines.length}
              labels={{
                up: messages.lineUp({ place: index + 1 }),
                down: messages.lineDown({ place: index + 1 }),
                remove: messages.lineRemove({ place: index + 1 }),
              }}
              onMove={move}
              onRemove={(gone) => onChange(without(gone))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={lines.length >= max}
          onClick={() => onChange([...lines, blank])}
        >
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </FieldSet>
  );
}
