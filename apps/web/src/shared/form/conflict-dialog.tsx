import type { Conflict, ConflictChoices, ConflictSide } from "@atrium/hooks/resource";
import { Button, Dialog, FieldSet } from "@atrium/ui";
import { useState, type ReactNode } from "react";
import { useMessages } from "../messages.ts";

/** Props of `ConflictDialog`. */
interface ConflictDialogProps<Fields extends object> {
  conflict: Conflict<Fields>;
  labelOf: (field: keyof Fields & string) => ReactNode;
  /** A value in words; as it is unless given. */
  shownValue?: ((field: keyof Fields & string, fields: Fields) => ReactNode) | undefined;
  onSettle: (choices: ConflictChoices<Fields>) => void;
}

const sides = ["mine", "theirs"] as const satisfies readonly ConflictSide[];

/** Somebody else was faster: both versions side by side, field by field; one's own is chosen to begin with. */
export function ConflictDialog<Fields extends object>(props: ConflictDialogProps<Fields>) {
  const { conflict, labelOf, shownValue = plainValue, onSettle } = props;
  const { form: words } = useMessages();
  const [choices, setChoices] = useState<Partial<Record<string, ConflictSide>>>({});
  // The names are the fields of this very conflict.
  const settle = () => onSettle(choices as ConflictChoices<Fields>);
  return (
    <Dialog
      open
      keepOpen
      size="large"
      title={words.conflictTitle}
      description={conflict.fields.length > 0 ? words.conflictText : words.conflictNone}
      onOpenChange={settle}
      footer={
        <Button variant="primary" onClick={settle}>
          {words.conflictSave}
        </Button>
      }
    >
      <div className="grid gap-4">
        {conflict.fields.map((field) => (
          <FieldSet key={field} legend={labelOf(field)}>
            <div className="grid gap-2 sm:grid-cols-2">
              {sides.map((side) => (
                // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value it holds is text
                <label
                  key={side}
                  className="flex cursor-pointer items-start gap-2 rounded-control border border-line p-2.5 text-13 has-checked:border-accent has-checked:bg-accent-soft"
                >
                  <input
                    type="radio"
                    autoComplete="off"
                    name={`conflict-${field}`}
                    checked={(choices[field] ?? "mine") === side}
                    onChange={() => setChoices((before) => ({ ...before, [field]: side }))}
                    className="mt-1 accent-(--accent)"
                  />
                  <span className="grid min-w-0 gap-0.5">
                    <span className="text-12 text-ink-faint">
                      {side === "mine" ? words.conflictMine : words.conflictTheirs}
                    </span>
                    <span className="line-clamp-6 wrap-anywhere">
                      {shownValue(field, conflict[side]) || words.conflictEmpty}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </FieldSet>
        ))}
      </div>
    </Dialog>
  );
}

function plainValue<Fields extends object>(field: keyof Fields & string, fields: Fields): string {
  const value = fields[field];
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
