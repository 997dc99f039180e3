import { Button, Input } from "@atrium/ui";
import { zNewPassword } from "../../generated/form-schemas.ts";
import { FormField } from "../../shared/form/fields.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { generatePassword } from "./generate-password.ts";
import type { UserFields } from "./user-fields.ts";

/** The initial password of a new account. It is shown in plain text, to be passed on. */
export function InitialPasswordField({ form }: { form: RecordForm<UserFields> }) {
  const { users: messages } = useMessages();
  const make = () =>
    form.form.setValue("password", generatePassword(), {
      shouldDirty: true,
      shouldValidate: form.attempt > 0,
    });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2">
      <FormField form={form} name="password" help={messages.passwordHelp(limitsOf(zNewPassword))}>
        <Input {...form.form.register("password")} autoComplete="off" spellCheck={false} />
      </FormField>
      <Button variant="outline" className="mt-6" onClick={make}>
        {messages.generatePassword}
      </Button>
    </div>
  );
}
