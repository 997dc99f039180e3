import { Button, Field, Input } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { zProductVariant } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { LineButtons } from "../../shared/form/line-buttons.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { ProductFields } from "../../queries/products.ts";
import { SpecsField } from "./specs-field.tsx";

/** The forms a product is sold in: code, name, price, and what differs in the specifications. */
export function VariantsField({ form }: { form: RecordForm<ProductFields> }) {
  const { products: messages } = useMessages();
  const { control } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "variants" });
  const problem = form.errorOf("variants");
  return (
    <div className="grid gap-4">
      {problem && (
        <p role="alert" className="m-0 text-xs text-destructive">
          {problem}
        </p>
      )}
      {fields.length === 0 && (
        <p className="m-0 text-sm text-muted-foreground">{messages.variantsEmpty}</p>
      )}
      <ol className="m-0 grid list-none gap-4 p-0">
        {fields.map((line, index) => (
          <li key={line.id} className="grid gap-3 border-b border-border pb-4 last:border-b-0">
            <div className="flex items-start gap-1">
              <VariantHead form={form} index={index} />
              <LineButtons
                index={index}
                count={fields.length}
                labels={{
                  up: messages.variantUp({ line: index + 1 }),
                  down: messages.variantDown({ line: index + 1 }),
                  remove: messages.variantRemove({ line: index + 1 }),
                }}
                onMove={move}
                onRemove={remove}
              />
            </div>
            <SpecsField
              form={form}
              name={`variants.${index}.specs`}
              empty={messages.variantSpecsEmpty}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="outline"
          size="sm"
          onClick={() => append({ code: "", name: "", specs: [], priceAmount: null })}
        >
          <Plus aria-hidden="true" />
          {messages.variantAdd}
        </Button>
      </div>
    </div>
  );
}

interface VariantHeadProps {
  form: RecordForm<ProductFields>;
  index: number;
}

function VariantHead({ form, index }: VariantHeadProps) {
  const { products: messages } = useMessages();
  const parts = [
    ["code", messages.code, undefined],
    ["name", messages.variantName, undefined],
    ["priceAmount", messages.variantPrice, messages.variantPriceHelp],
  ] as const;
  return (
    <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[1fr_2fr_1fr]">
      {parts.map(([part, label, help]) => (
        <Field
          key={part}
          label={label}
          help={help}
          error={form.errorOf(`variants.${index}.${part}`)}
        >
          <Input
            {...form.form.register(`variants.${index}.${part}`, {
              setValueAs: (value: unknown) =>
                part === "priceAmount" && value === "" ? null : value,
            })}
            maxLength={limitsOf(zProductVariant.shape[part]).max}
            autoComplete="off"
          />
        </Field>
      ))}
    </div>
  );
}
