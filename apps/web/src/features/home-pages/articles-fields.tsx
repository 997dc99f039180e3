import { Field, MultiSelect, NumberInput, Switch } from "@atrium/ui";
import { zHomeArticles } from "../../generated/form-schemas.ts";
import { siteChoices } from "../../queries/home-pages.ts";
import type { Language } from "../../shared/content-languages.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useMessages } from "../../shared/messages.ts";
import { useQuery } from "../../shared/use-query.ts";
import { typeOptions } from "./choice-options.ts";
import type { PartProps } from "./part-props.ts";
import { TextPart } from "./text-part.tsx";

type ArticlesFieldsProps = PartProps<"articles"> & { language: Language };

/** The journal: which types, how many. */
export function ArticlesFields({ part, language, onChange, controlOf }: ArticlesFieldsProps) {
  const { homePages: messages, homeFields } = useMessages();
  const choices = useQuery(siteChoices(language));
  return (
    <>
      <TextPart
        schema={zHomeArticles}
        name="heading"
        label={messages.heading}
        value={part.heading}
        onChange={(heading) => onChange({ heading: heading ?? "" })}
        {...controlOf("heading")}
      />
      <Field label={messages.types} help={homeFields.typesHelp} {...controlOf("typeIds")}>
        <MultiSelect
          options={choices.data === undefined ? [] : typeOptions(choices.data.types)}
          loading={choices.isPending}
          value={part.typeIds}
          onValueChange={(typeIds) => onChange({ typeIds })}
          placeholder={homeFields.typesPlaceholder}
        />
      </Field>
      <Field label={messages.limit} {...controlOf("limit")} className="max-w-40">
        <NumberInput
          value={part.limit}
          max={limitsOf(zHomeArticles.shape.limit).max}
          onValueChange={(limit) => onChange({ limit: limit ?? 0 })}
        />
      </Field>
      <Switch
        label={messages.featured}
        checked={part.featured}
        onCheckedChange={(featured) => onChange({ featured })}
      />
    </>
  );
}
