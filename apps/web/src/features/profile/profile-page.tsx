import { useSessionUser } from "@atrium/hooks";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { Avatar, PageHeader } from "@atrium/ui";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { config } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { PasswordForm } from "../../shared/password-form.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { AccessTokens, ownAccessTokens } from "./access-tokens.tsx";
import { Appearance } from "./appearance.tsx";
import { MailPreferences } from "./mail-preferences.tsx";
import { OwnIdentity } from "./own-identity.tsx";
import { OwnProfileForm } from "./own-profile-form.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { OwnPasskeys } from "./passkeys.tsx";
import { OwnSecondFactor } from "./second-factor.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { currentUser } from "../../queries/current-user.ts";
import { ownIdentity } from "../../queries/identity.ts";
import { ownSessions } from "../../queries/live-sessions.ts";
import { notificationPreference } from "../../queries/notifications.ts";
import { ownPasskeys } from "../../queries/passkeys.ts";
import { ownSecondFactor } from "../../queries/second-factor.ts";
import { useQuery } from "../../shared/use-query.ts";

/** The user's own account: who they are, their password, second factor and passkeys, where they are signed in, their tokens, how it looks to them. */
export function ProfilePage() {
  const messagesOf = useMessages();
  const { session, ownAccount: messages, accessTokens, notifications, phrases } = messagesOf;
  const { identity, passkeySettings, secondFactorSettings } = messagesOf;
  const seed = useSeedTranslations();
  const user = useSessionUser();
  const known = useQuery(currentUser).data;
  if (user === undefined) return null;
  const { name, username, avatar, orgName } = { ...user, ...known };
  const { roleNames = [], workgroups = [] } = known ?? {};
  return (
    <ViewPage>
      <PageHeader title={session.profileTitle} />
      <section className="flex flex-wrap items-center gap-4 rounded-lg border border-border bg-card p-4">
        <Avatar name={name} src={avatar} size="lg" />
        <div className="grid gap-1">
          <h2 className="m-0 text-lg font-semibold">{name}</h2>
          <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <DetailRows
              rows={[
                [messages.profileUsername, username],
                [messages.profileOrg, orgName],
                [messages.profileRoles, phrases.list({ names: roleNames.map(seed.role) })],
                [
                  messages.profileWorkgroups,
                  phrases.list({ names: workgroups.map((group) => group.name) }),
                ],
              ]}
            />
          </dl>
        </div>
      </section>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {known && (
          <ProfileSection title={messages.ownProfile} description={messages.ownProfileDescription}>
            <OwnProfileForm user={known} />
          </ProfileSection>
        )}
        <ProfileSection title={messages.passwordTitle} description={messages.passwordDescription}>
          <PasswordForm onChanged={() => notices.success(messages.passwordChanged)} />
        </ProfileSection>
        <ProfileSection
          title={secondFactorSettings.title}
          description={secondFactorSettings.description}
        >
          <OwnSecondFactor />
        </ProfileSection>
        <ProfileSection title={passkeySettings.title} description={passkeySettings.description}>
          <OwnPasskeys />
        </ProfileSection>
        {config.oidcLabel !== "" && (
          <ProfileSection
            title={identity.title}
            description={identity.description({ name: config.oidcLabel })}
          >
            <OwnIdentity />
          </ProfileSection>
        )}
        <ProfileSection
          title={messages.appearanceTitle}
          description={messages.appearanceDescription}
        >
          <Appearance />
        </ProfileSection>
        <ProfileSection
          title={notifications.preferences}
          description={notifications.preferencesDescription}
        >
          <MailPreferences />
        </ProfileSection>
        <ProfileSection
          title={messages.profileSessions}
          description={messages.profileSessionsDescription}
        >
          <OwnSessions />
        </ProfileSection>
        <ProfileSection title={accessTokens.title} description={accessTokens.description}>
          <AccessTokens />
        </ProfileSection>
      </div>
    </ViewPage>
  );
}
ProfilePage.firstQueries = () => [
  currentUser,
  ownSecondFactor,
  ownPasskeys,
  notificationPreference,
  ownSessions,
  ownAccessTokens,
  ...(config.oidcLabel === "" ? [] : [ownIdentity]),
];
