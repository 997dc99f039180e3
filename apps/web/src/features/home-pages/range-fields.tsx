import { Field, MultiSelect } from "@atrium/ui";
import { zHomeRange } from "../../generated/form-schemas.ts";
import { siteChoices } from "../../queries/home-pages.ts";
import type { Language } from "../../shared/content-languages.ts";
import { useMessages } from "../../shared/messages.ts";
import { useQuery } from "../../shared/use-query.ts";
import { ActionFields } from "./action-fields.tsx";
import { productOptions } from "./choice-options.ts";
import { HeadingFields } from "./heading-fields.tsx";
import type { PartProps } from "./part-props.ts";

type RangeFieldsProps = PartProps<"range"> & { language: Language };

/** What the company makes: products and categories of the catalogue. */
export function RangeFields({ part, language, onChange, controlOf }: RangeFieldsProps) {
  const { homePages: messages, homeFields } = useMessages();
  const choices = useQuery(siteChoices(language));
  return (
    <>
      <HeadingFields schema={zHomeRange} part={part} onChange={onChange} controlOf={controlOf} />
      <Field label={messages.products} help={homeFields.productsHelp} {...controlOf("productIds")}>
        <MultiSelect
          options={choices.data === undefined ? [] : productOptions(choices.data)}
          loading={choices.isPending}
          value={part.productIds}
          onValueChange={(productIds) => onChange({ productIds })}
          placeholder={homeFields.productsPlaceholder}
        />
      </Field>
      <ActionFields schema={zHomeRange} part={part} onChange={onChange} controlOf={controlOf} />
    </>
  );
}
