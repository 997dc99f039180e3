import { FieldSet } from "@atrium/ui";
import type { ReactNode } from "react";

/** Whose value of a field counts. */
export type Side = "mine" | "theirs";

/** What was chosen, by field; one's own where nothing was. */
export type SideChoices<Field extends string = string> = { readonly [Name in Field]?: Side };

const sides = ["mine", "theirs"] as const satisfies readonly Side[];

interface FieldChoicesProps<Field extends string> {
  /** The fields that two people changed differently. */
  fields: readonly Field[];
  labelOf: (field: Field) => ReactNode;
  /** What the two sides are called. */
  sideLabels: Readonly<Record<Side, string>>;
  /** What people see of a side's value. */
  shownValue: (field: Field, side: Side) => ReactNode;
  choices: SideChoices<Field>;
  onChoose: (choices: SideChoices<Field>) => void;
}

/** Two people's values side by side, field by field. */
export function FieldChoices<Field extends string>(props: FieldChoicesProps<Field>) {
  const { fields, labelOf, sideLabels, shownValue, choices, onChoose } = props;
  return (
    <div className="grid gap-4">
      {fields.map((field) => (
        <FieldSet key={field} legend={labelOf(field)}>
          <div className="grid gap-2 sm:grid-cols-2">
            {sides.map((side) => (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value it holds is text
              <label
                key={side}
                className="flex cursor-pointer items-start gap-2 rounded-md border border-border p-2.5 text-sm has-checked:border-primary has-checked:bg-primary-soft"
              >
                <input
                  type="radio"
                  autoComplete="off"
                  name={`conflict-${field}`}
                  checked={(choices[field] ?? "mine") === side}
                  onChange={() => onChoose({ ...choices, [field]: side })}
                  className="mt-1 accent-(--primary)"
                />
                <span className="grid min-w-0 gap-0.5">
                  <span className="text-xs text-subtle-foreground">{sideLabels[side]}</span>
                  <span className="line-clamp-6 wrap-anywhere">{shownValue(field, side)}</span>
                </span>
              </label>
            ))}
          </div>
        </FieldSet>
      ))}
    </div>
  );
}
