import { Button, Field, Input } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { zProductSpec } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { LineButtons } from "../../shared/form/line-buttons.tsx";
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
      {fields.length === 0 && (
        <p className="m-0 text-sm text-muted-foreground">{empty ?? messages.specsEmpty}</p>
      )}
      <ol className="m-0 grid list-none gap-2 p-0">
        {fields.map((line, index) => (
          <li key={line.id} className="flex items-end gap-1">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 sm:grid-cols-[1fr_1fr_1.5fr_5rem]">
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
            <LineButtons
              index={index}
              count={fields.length}
              labels={{
                up: messages.specUp({ line: index + 1 }),
                down: messages.specDown({ line: index + 1 }),
                remove: messages.specRemove({ line: index + 1 }),
              }}
              onMove={move}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button variant="outline" size="sm" onClick={add}>
          <Plus aria-hidden="true" />
          {messages.specAdd}
        </Button>
      </div>
    </div>
  );
}
