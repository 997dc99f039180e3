import { Field, Input } from "@atrium/ui";
import { useFieldArray } from "react-hook-form";
import { zProductVariant } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { OrderedLines } from "../../shared/form/ordered-lines.tsx";
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
      <OrderedLines
        keys={fields.map(({ id }) => id)}
        labels={{
          add: messages.variantAdd,
          up: messages.variantUp,
          down: messages.variantDown,
          remove: messages.variantRemove,
        }}
        empty={messages.variantsEmpty}
        lineClass="grid gap-3 border-b border-border pb-4 last:border-b-0"
        onAdd={() => append({ code: "", name: "", specs: [], priceAmount: null })}
        onMove={move}
        onRemove={remove}
        below={(index) => (
          <SpecsField
            form={form}
            name={`variants.${index}.specs`}
            empty={messages.variantSpecsEmpty}
          />
        )}
      >
        {(index) => <VariantHead form={form} index={index} />}
      </OrderedLines>
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
    <div className="grid min-w-0 gap-2 sm:grid-cols-[1fr_2fr_1fr]">
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
