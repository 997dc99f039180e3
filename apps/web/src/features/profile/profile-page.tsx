import { useSessionUser } from "@atrium/hooks";
import { Avatar, PageHeader } from "@atrium/ui";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { PasswordForm } from "../../shared/password-form.tsx";
import { ViewPage } from "../../shared/view-page.tsx";

/** The user's own account, and their password. */
export function ProfilePage() {
  const { session: words } = useMessages();
  const user = useSessionUser();
  if (user === undefined) return null;
  const facts: [string, string | null | undefined][] = [
    [words.profileUsername, user.username],
    [words.profileOrg, user.orgName],
    [words.profileRoles, user.roles.join(", ")],
  ];
  return (
    <ViewPage>
      <PageHeader title={words.profileTitle} />
      <section className="flex flex-wrap items-center gap-4 rounded-surface border border-line bg-surface p-4">
        <Avatar name={user.name} src={user.avatar} size="large" />
        <div className="grid gap-1">
          <h2 className="text-16 font-strong">{user.name}</h2>
          <dl className="flex flex-wrap gap-x-5 gap-y-1 text-13">
            {facts
              .filter(([, value]) => Boolean(value))
              .map(([name, value]) => (
                <div key={name} className="flex gap-1.5">
                  <dt className="text-ink-faint">{name}</dt>
                  <dd className="m-0">{value}</dd>
                </div>
              ))}
          </dl>
        </div>
      </section>
      <section className="grid gap-3 rounded-surface border border-line bg-surface p-4">
        <h2 className="text-14 font-strong">{words.passwordTitle}</h2>
        <p className="text-13 text-ink-muted">{words.passwordLead}</p>
        <PasswordForm onChanged={() => notices.success(words.passwordChanged)} />
      </section>
    </ViewPage>
  );
}
