import { Button, Input, Switch } from "@atrium/ui";
import { useController } from "react-hook-form";
import { zNewPassword } from "../../generated/form-schemas.ts";
import { FormField, SwitchField } from "../../shared/form/fields.tsx";
import { limitsOf } from "../../shared/form/limits-of.ts";
import type { RecordForm } from "../../shared/form/use-record-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { generatePassword } from "./generate-password.ts";
import type { UserFields } from "./user-fields.ts";

/** How a new account gets its first password: the person chooses it by an invitation, or it is passed on in plain text. */
export function InitialPasswordField({ form }: { form: RecordForm<UserFields> }) {
  const { accountForms } = useMessages();
  const { field } = useController({ control: form.form.control, name: "password" });
  const set = (password: string | null) =>
    form.form.setValue("password", password, {
      shouldDirty: true,
      shouldValidate: form.attempt > 0,
    });
  const isInvited = field.value === null;
  return (
    <>
      <div className="grid gap-1">
        <Switch
          label={accountForms.inviteSwitch}
          checked={isInvited}
          onChange={(event) => set(event.currentTarget.checked ? null : "")}
        />
        <p className="m-0 text-xs text-muted-foreground">{accountForms.inviteHelp}</p>
      </div>
      {!isInvited && (
        <>
          <div className="grid grid-cols-[1fr_auto] gap-2">
            <FormField
              form={form}
              name="password"
              help={accountForms.passwordHelp(limitsOf(zNewPassword))}
            >
              <Input {...field} value={field.value ?? ""} autoComplete="off" spellCheck={false} />
            </FormField>
            <Button variant="outline" className="mt-6" onClick={() => set(generatePassword())}>
              {accountForms.generatePassword}
            </Button>
          </div>
          <SwitchField form={form} name="mustChangePassword" />
        </>
      )}
    </>
  );
}
