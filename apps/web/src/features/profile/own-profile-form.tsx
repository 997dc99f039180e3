import { useHasPermission } from "@atrium/hooks";
import type { Input, Result } from "@atrium/sdk";
import { Button, ErrorSummary } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zUserUpdateOwnBody } from "../../generated/form-schemas.ts";
import { updateOwnProfile } from "../../queries/current-user.ts";
import { PictureField, TextField } from "../../shared/form/fields.tsx";
import { useSaveForm } from "../../shared/form/use-save-form.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";

type Profile = Required<Input<"usersUpdateOwn">>;

const schema = z.required(zUserUpdateOwnBody);

/** What people say of themselves: their name, e-mail, telephone number and, if they may upload files, picture. */
export function OwnProfileForm({ user }: { user: Result<"usersCurrent"> }) {
  const { ownAccount: messages, users } = useMessages();
  const mayUpload = useHasPermission()("content:file:upload");
  const update = useMutation(updateOwnProfile);
  const { name, email, mobile, avatar } = user;
  const form = useSaveForm<Profile, Profile>({
    schema,
    defaultValues: { name, email, mobile, avatar },
    labels: {
      name: users.name,
      email: users.email,
      mobile: users.mobile,
      avatar: users.avatar,
    },
    save: async (profile) => {
      await update.mutateAsync(changesOf(profile, { name, email, mobile, avatar }));
      form.form.reset(profile);
      notices.success(messages.ownProfileSaved);
    },
  });
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid max-w-lg gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TextField form={form} name="name" autoComplete="name" />
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
        <TextField form={form} name="email" type="email" autoComplete="email" />
        <TextField form={form} name="mobile" type="tel" autoComplete="tel" />
      </div>
      {mayUpload && <PictureField form={form} name="avatar" />}
      <div>
        <Button type="submit" loading={form.saving} disabled={!form.form.formState.isDirty}>
          {messages.ownProfileSave}
        </Button>
      </div>
    </form>
  );
}

/** What differs from the account as it is; an administrator may be changing the rest. */
function changesOf(profile: Profile, before: Profile): Input<"usersUpdateOwn"> {
  const { name, email, mobile, avatar } = profile;
  return {
    ...(name !== before.name && { name }),
    ...(email !== before.email && { email }),
    ...(mobile !== before.mobile && { mobile }),
    ...(avatar !== before.avatar && { avatar }),
  };
}
