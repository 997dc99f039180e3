import { isApiError } from "@atrium/sdk";
import { Button, ErrorSummary, Field, Input } from "@atrium/ui";
import * as z from "zod/mini";
import { zNewPassword, zUserUpdatePwdBody } from "../generated/form-schemas.ts";
import { sdk } from "./api.ts";
import { limitsOf } from "./form/limits-of.ts";
import { useSaveForm } from "./form/use-save-form.ts";
import { useMessages } from "./messages.ts";

/** The own password: the present one and the new one, twice. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { ownAccount } = useMessages();
  const schema = z.extend(zUserUpdatePwdBody, { repeated: z.string() }).check(
    z.refine((values) => values.newPassword === values.repeated, {
      path: ["repeated"],
      error: ownAccount.passwordsDiffer,
    }),
  );
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema,
    defaultValues: { oldPassword: "", newPassword: "", repeated: "" },
    labels: {
      oldPassword: ownAccount.currentPassword,
      newPassword: ownAccount.newPassword,
      repeated: ownAccount.confirmPassword,
    },
    save: async ({ oldPassword, newPassword }) => {
      await sdk.users.updatePwd({ oldPassword, newPassword }, { silent: true });
      form.reset();
      onChanged();
    },
    explain: (error) =>
      isApiError(error) && error.fieldErrors.length === 0 ? error.message : undefined,
  });
  return (
    <form
      noValidate
      className="grid max-w-sm gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <Field
        label={ownAccount.currentPassword}
        id={controlId("oldPassword")}
        error={errorOf("oldPassword")}
      >
        <Input {...form.register("oldPassword")} type="password" autoComplete="current-password" />
      </Field>
      <Field
        label={ownAccount.newPassword}
        id={controlId("newPassword")}
        error={errorOf("newPassword")}
        help={ownAccount.newPasswordHelp(limitsOf(zNewPassword))}
      >
        <Input {...form.register("newPassword")} type="password" autoComplete="new-password" />
      </Field>
      <Field
        label={ownAccount.confirmPassword}
        id={controlId("repeated")}
        error={errorOf("repeated")}
      >
        <Input {...form.register("repeated")} type="password" autoComplete="new-password" />
      </Field>
      <div>
        <Button type="submit" loading={saving}>
          {ownAccount.passwordChange}
        </Button>
      </div>
    </form>
  );
}
