import { Button, Field, FieldSet, Input, Select } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { zSiteLanguage } from "../../generated/form-schemas.ts";
import { languageRule } from "../../generated/text-rules.ts";
import { languageLabels } from "../../i18n/languages.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { LineButtons } from "../../shared/form/line-buttons.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { LanguageTexts } from "./language-texts.tsx";
import { withDefault } from "./setting-languages.ts";

const { max: maxName } = limitsOf(zSiteLanguage.shape.name);

/** The languages of the site in the order that readers are offered, the default one, and the texts of the others. */
export function LanguagesField({ form }: { form: RecordForm<SiteSettingFields> }) {
  const { siteSetting: messages } = useMessages();
  const { control, register, getValues, reset } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "languages" });
  const languages = useWatch({ control, name: "languages" });
  const missing = languageRule.values.filter((code) => languages.every((one) => one.code !== code));
  const chooseDefault = (value: string) => {
    const code = languageRule.values.find((one) => one === value);
    if (code) reset(withDefault(getValues(), code), { keepDefaultValues: true });
  };
  return (
    <>
      <FieldSet
        legend={messages.languages}
        help={messages.languagesHelp}
        error={form.errorOf("languages")}
      >
        <ol className="m-0 grid list-none gap-2 p-0">
          {fields.map(({ id, code, isDefault }, index) => (
            <li key={id} className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
              <Field
                label={messages.languageName({ place: index + 1 })}
                hideLabel
                error={form.errorOf(`languages.${index}.name`)}
                className="min-w-40 flex-1"
              >
                <Input
                  {...register(`languages.${index}.name`)}
                  lang={code}
                  maxLength={maxName}
                  autoComplete="off"
                />
              </Field>
              <code className="flex h-control w-16 items-center text-xs text-muted-foreground">
                {code}
              </code>
              <LineButtons
                index={index}
                count={fields.length}
                labels={{
                  up: messages.languageUp({ place: index + 1 }),
                  down: messages.languageDown({ place: index + 1 }),
                  remove: messages.languageRemove({ place: index + 1 }),
                }}
                onMove={move}
                onRemove={isDefault ? undefined : remove}
              />
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {missing.map((code) => (
            <Button
              key={code}
              size="sm"
              variant="outline"
              onClick={() => append({ code, name: languageLabels[code], isDefault: false })}
            >
              <Plus aria-hidden="true" />
              {messages.languageAdd({ language: languageLabels[code] })}
            </Button>
          ))}
        </div>
      </FieldSet>
      {languages.length > 1 && (
        <Field label={messages.defaultLanguage} help={messages.defaultLanguageHelp}>
          <Select
            options={languages.map(({ code, name }) => ({ value: code, label: name || code }))}
            value={languages.find(({ isDefault }) => isDefault)?.code ?? ""}
            onChange={(event) => chooseDefault(event.currentTarget.value)}
          />
        </Field>
      )}
      {languages
        .filter(({ isDefault }) => !isDefault)
        .map(({ code, name }) => (
          <LanguageTexts key={code} form={form} language={code} name={name || code} />
        ))}
    </>
  );
}
