import { Button, Field, FieldSet, Input } from "@atrium/ui";
import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { zSocialLink } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { LineButtons } from "../../shared/form/line-buttons.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { siteSettingSchema } from "./site-setting-schema.ts";

const { max: most } = limitsOf(siteSettingSchema.shape.socialLinks);

/** The ordered list of social links: name and URL. */
export function SocialLinksField({ form }: { form: RecordForm<SiteSettingFields> }) {
  const { siteSetting: messages } = useMessages();
  const { control, register } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "socialLinks" });
  return (
    <FieldSet legend={messages.socialLinks} error={form.errorOf("socialLinks")}>
      <ol className="m-0 grid list-none gap-2 p-0 empty:hidden">
        {fields.map((link, index) => (
          <li key={link.id} className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
            <div className="grid min-w-60 flex-1 gap-2 sm:grid-cols-[1fr_2fr]">
              {(["name", "url"] as const).map((part) => (
                <Field
                  key={part}
                  label={
                    part === "name"
                      ? messages.socialName({ place: index + 1 })
                      : messages.socialUrl({ place: index + 1 })
                  }
                  hideLabel
                  error={form.errorOf(`socialLinks.${index}.${part}`)}
                >
                  <Input
                    {...register(`socialLinks.${index}.${part}`)}
                    type={part === "url" ? "url" : "text"}
                    placeholder={
                      part === "url" ? messages.socialUrlExample : messages.socialNameExample
                    }
                    maxLength={limitsOf(zSocialLink.shape[part]).max}
                    autoComplete="off"
                  />
                </Field>
              ))}
            </div>
            <LineButtons
              index={index}
              count={fields.length}
              labels={{
                up: messages.socialUp({ place: index + 1 }),
                down: messages.socialDown({ place: index + 1 }),
                remove: messages.socialRemove({ place: index + 1 }),
              }}
              onMove={move}
              onRemove={remove}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="outline"
          id={form.controlId("socialLinks")}
          size="sm"
          disabled={fields.length >= most}
          onClick={() => append({ name: "", url: "" })}
        >
          <Plus aria-hidden="true" />
          {messages.socialAdd}
        </Button>
      </div>
    </FieldSet>
  );
}
