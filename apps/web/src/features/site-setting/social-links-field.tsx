import { Field, FieldSet, Input } from "@atrium/ui";
import { useFieldArray } from "react-hook-form";
import { zSocialLink } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { OrderedLines } from "../../shared/form/ordered-lines.tsx";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { siteSettingSchema } from "./site-setting-schema.ts";

const { max: most } = limitsOf(siteSettingSchema.shape.socialLinks);

const parts = ["name", "url"] as const;

/** The ordered list of social links: name and URL. */
export function SocialLinksField({ form }: { form: RecordForm<SiteSettingFields> }) {
  const { siteSetting: messages } = useMessages();
  const { control, register } = form.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "socialLinks" });
  const labels = { name: messages.socialName, url: messages.socialUrl };
  const examples = { name: messages.socialNameExample, url: messages.socialUrlExample };
  return (
    <FieldSet legend={messages.socialLinks} error={form.errorOf("socialLinks")}>
      <OrderedLines
        keys={fields.map(({ id }) => id)}
        labels={{
          add: messages.socialAdd,
          up: messages.socialUp,
          down: messages.socialDown,
          remove: messages.socialRemove,
        }}
        max={most}
        addId={form.controlId("socialLinks")}
        onAdd={() => append({ name: "", url: "" })}
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-2 sm:grid-cols-[1fr_2fr]">
            {parts.map((part) => (
              <Field
                key={part}
                label={labels[part]({ place: index + 1 })}
                hideLabel
                error={form.errorOf(`socialLinks.${index}.${part}`)}
              >
                <Input
                  {...register(`socialLinks.${index}.${part}`)}
                  type={part === "url" ? "url" : "text"}
                  placeholder={examples[part]}
                  maxLength={limitsOf(zSocialLink.shape[part]).max}
                  autoComplete="off"
                />
              </Field>
            ))}
          </div>
        )}
      </OrderedLines>
    </FieldSet>
  );
}
