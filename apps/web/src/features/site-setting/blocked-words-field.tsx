import { TagsInput } from "@atrium/ui";
import { useController } from "react-hook-form";
import { FormField } from "../../shared/form/fields.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import type { SiteSettingFields } from "../../queries/site-settings.ts";
import { siteSettingSchema } from "./site-setting-schema.ts";

const { max: most } = limitsOf(siteSettingSchema.shape.blockedWords);
const MAX_LENGTH = 64;

/** The words that make a comment or a message spam. */
export function BlockedWordsField({ form }: { form: RecordForm<SiteSettingFields> }) {
  const { siteSetting: messages } = useMessages();
  const { field } = useController({ control: form.form.control, name: "blockedWords" });
  return (
    <FormField form={form} name="blockedWords" help={messages.blockedWordsHelp}>
      <TagsInput
        id={form.controlId("blockedWords")}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        limit={most}
        maxLength={MAX_LENGTH}
        placeholder={messages.blockedWordsAdd}
      />
    </FormField>
  );
}
