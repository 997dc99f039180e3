import { FieldSet } from "@atrium/ui";
import type { ReactNode } from "react";
import { OrderedLines } from "../../shared/form/ordered-lines.tsx";
import { useMessages } from "../../shared/messages.ts";

interface LinesFieldProps<Line> {
  legend: string;
  addLabel: string;
  /** The id of the list, for an error summary to link to. */
  id?: string;
  error?: string | undefined;
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
  const { legend, addLabel, id, error, max, lines, blank, onChange, children } = props;
  const { homeFields: messages } = useMessages();
  const replace = (index: number, changes: Partial<Line>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  const without = (index: number) => lines.filter((_line, at) => at !== index);
  const move = (from: number, to: number) => {
    const moved = lines.slice(from, from + 1);
    onChange(without(from).toSpliced(to, 0, ...moved));
  };
  return (
    <FieldSet legend={legend} error={error}>
      <div id={id} tabIndex={-1}>
        <OrderedLines
          keys={lines.map((_line, index) => String(index))}
          labels={{
            add: addLabel,
            up: messages.lineUp,
            down: messages.lineDown,
            remove: messages.lineRemove,
          }}
          max={max}
          onAdd={() => onChange([...lines, blank])}
          onMove={move}
          onRemove={(gone) => onChange(without(gone))}
        >
          {(index) => {
            const line = lines[index];
            return (
              line !== undefined && children(line, index, (changes) => replace(index, changes))
            );
          }}
        </OrderedLines>
      </div>
    </FieldSet>
  );
}
