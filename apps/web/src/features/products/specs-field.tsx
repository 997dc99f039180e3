import { Field, Input } from "@atrium/ui";
import { useFieldArray } from "react-hook-form";
import { zProductSpec } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { OrderedLines } from "../../shared/form/ordered-lines.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ProductFields } from "../../queries/products.ts";

const parts = ["group", "name", "value", "unit"] as const;

interface SpecsFieldProps {
  form: RecordForm<ProductFields>;
  /** Of the product, or of one of its variants. */
  name?: "specs" | `variants.${number}.specs`;
  /** What is said while there are none. */
  empty?: string;
}

/** The lines of the specifications: heading, name, value and unit, in an order. */
export function SpecsField({ form, name = "specs", empty }: SpecsFieldProps) {
  const { products: messages } = useMessages();
  const { control, register, getValues } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const labels = {
    group: messages.specGroup,
    name: messages.specName,
    value: messages.specValue,
    unit: messages.specUnit,
  };
  const add = () => {
    const group = getValues(name).at(-1)?.group ?? "";
    append({ group, name: "", value: "", unit: null });
  };
  return (
    <div className="grid gap-2">
      {form.errorOf(name) && (
        <p role="alert" className="m-0 text-xs text-destructive">
          {form.errorOf(name)}
        </p>
      )}
      <OrderedLines
        keys={fields.map(({ id }) => id)}
        labels={{
          add: messages.specAdd,
          up: messages.specUp,
          down: messages.specDown,
          remove: messages.specRemove,
        }}
        empty={empty ?? messages.specsEmpty}
        isLabelled
        onAdd={add}
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid min-w-0 grid-cols-2 gap-2 max-sm:[&_label]:not-sr-only sm:grid-cols-[1fr_1fr_1.5fr_5rem]">
            {parts.map((part) => (
              <Field
                key={part}
                label={labels[part]}
                hideLabel={index > 0}
                error={form.errorOf(`${name}.${index}.${part}`)}
              >
                <Input
                  {...register(`${name}.${index}.${part}`, {
                    setValueAs: (value: unknown) =>
                      part === "unit" && value === "" ? null : value,
                  })}
                  maxLength={limitsOf(zProductSpec.shape[part]).max}
                  autoComplete="off"
                />
              </Field>
            ))}
          </div>
        )}
      </OrderedLines>
    </div>
  );
}
