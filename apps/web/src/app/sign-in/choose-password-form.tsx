import type { Result } from "@atrium/sdk";
import { Button, ErrorSummary, Field, Input } from "@atrium/ui";
import * as z from "zod/mini";
import { zNewPassword } from "../../generated/form-schemas.ts";
import { limitsOf } from "../../shared/form/limits-of.ts";
import { useSaveForm } from "../../shared/form/use-save-form.ts";
import { useMessages } from "../../shared/messages.ts";

interface ChoosePasswordFormProps {
  /** Whose password it is to be. */
  person: Pick<Result<"sessionOpenPasswordLink">, "username" | "name">;
  choose: (password: string) => Promise<void>;
}

/** A new password, twice. */
export function ChoosePasswordForm({ person, choose }: ChoosePasswordFormProps) {
  const { session: messages, sessionDialogs, ownAccount } = useMessages();
  const schema = z.object({ password: zNewPassword, repeated: z.string() }).check(
    z.refine((values) => values.password === values.repeated, {
      path: ["repeated"],
      error: ownAccount.passwordsDiffer,
    }),
  );
  const { form, onSubmit, saving, errors, attempt, controlId, errorOf } = useSaveForm({
    schema,
    defaultValues: { password: "", repeated: "" },
    labels: { password: ownAccount.newPassword, repeated: ownAccount.confirmPassword },
    save: ({ password }) => choose(password),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <p className="m-0 text-base">{sessionDialogs.linkOf(person)}</p>
      {/* By it a password manager knows whose password it keeps. */}
      <input hidden readOnly autoComplete="username" value={person.username} />
      <Field
        label={ownAccount.newPassword}
        id={controlId("password")}
        error={errorOf("password")}
        help={ownAccount.newPasswordHelp(limitsOf(zNewPassword))}
      >
        <Input
          {...form.register("password")}
          type="password"
          autoComplete="new-password"
          autoFocus
        />
      </Field>
      <Field
        label={ownAccount.confirmPassword}
        id={controlId("repeated")}
        error={errorOf("repeated")}
      >
        <Input {...form.register("repeated")} type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" loading={saving} className="w-full">
        {messages.choosePassword}
      </Button>
    </form>
  );
}
