import { FieldSet } from "@atrium/ui";
import type { ReactNode } from "react";
import { ChoiceCard } from "./choice-card.tsx";

/** Whose value of a field counts. */
export type Side = "mine" | "theirs";

/** What was chosen, by field; one's own where nothing was. */
export type SideChoices<Field extends string = string> = { readonly [Name in Field]?: Side };

export const sides = ["mine", "theirs"] as const satisfies readonly Side[];

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

/** Two people's values side by side, field by field, in full. */
export function FieldChoices<Field extends string>(props: FieldChoicesProps<Field>) {
  const { fields, labelOf, sideLabels, shownValue, choices, onChoose } = props;
  return fields.map((field) => (
    <FieldSet key={field} legend={labelOf(field)}>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map((side) => (
          <ChoiceCard
            key={side}
            name={`conflict-${field}`}
            label={sideLabels[side]}
            checked={(choices[field] ?? "mine") === side}
            onChoose={() => onChoose({ ...choices, [field]: side })}
          >
            <span className="wrap-anywhere">{shownValue(field, side)}</span>
          </ChoiceCard>
        ))}
      </div>
    </FieldSet>
  ));
}
