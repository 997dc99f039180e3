import { Button, Field, Input, Textarea } from "@atrium/ui";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { zSettingTranslation } from "../../generated/form-schemas.ts";
import type { Language } from "../../shared/content-languages.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { translatedTexts } from "./setting-languages.ts";

const rows: Partial<Record<(typeof translatedTexts)[number], number>> = {
  address: 2,
  seoDescription: 3,
};

interface LanguageTextsProps {
  form: RecordForm<SiteSettingFields>;
  language: Language;
  /** The language's name. */
  name: string;
}

/** The company's texts in another language, folded until they are asked for. */
export function LanguageTexts({ form, language, name }: LanguageTextsProps) {
  const { siteSetting: messages } = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const index = form.form.getValues("translations").findIndex((one) => one.language === language);
  const hasError = form.errorOf(`translations.${index}`) !== undefined;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen || hasError}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron aria-hidden="true" />
          {messages.textsIn({ language: name })}
        </Button>
      </div>
      <div id={id} className="grid gap-4 border-l-2 border-border pl-4 empty:hidden">
        {(isOpen || hasError) &&
          translatedTexts.map((text) => {
            const path = `translations.${index}.${text}` as const;
            const box = {
              ...form.form.register(path, {
                setValueAs: (value: unknown) => (value === "" ? null : value),
              }),
              lang: language,
              maxLength: limitsOf(zSettingTranslation.shape[text]).max,
              autoComplete: "off",
            };
            return (
              <Field
                key={text}
                id={form.controlId(path)}
                label={labelOf(text)}
                error={form.errorOf(path)}
                optional
              >
                {rows[text] === undefined ? (
                  <Input {...box} />
                ) : (
                  <Textarea {...box} rows={rows[text]} />
                )}
              </Field>
            );
          })}
      </div>
    </div>
  );

  function labelOf(text: (typeof translatedTexts)[number]): string {
    const isFound = text === "seoTitle" || text === "seoDescription";
    const label = isFound ? messages[`${text}Found`] : messages[text];
    return messages.textIn({ text: label, language: name });
  }
}
