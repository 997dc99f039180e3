import { themeNames, useStoreSelector, type SessionUser, type ThemeName } from "@atrium/hooks";
import { Avatar, DropdownMenu, IconButton } from "@atrium/ui";
import { useRouter } from "@tanstack/react-router";
import {
  CircleQuestionMark,
  ExternalLink,
  Languages,
  LogOut,
  Moon,
  Sun,
  SunMoon,
  UserCog,
} from "lucide-react";
import { currentUser } from "../../queries/current-user.ts";
import { config, preferences, session } from "../../shared/api.ts";
import { languageLabels, languages } from "../../i18n/languages.ts";
import { messages } from "../../shared/i18n.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import { useQuery } from "../../shared/use-query.ts";
import { findAdminPage } from "./admin-page.ts";
import { helpPage } from "./help-page.ts";
import { logOut } from "./log-out.ts";

/** The menus of the header: theme, language, and the signed-in user. */
export function HeaderMenus({ user }: { user: SessionUser }) {
  return (
    <>
      <ThemeMenu />
      <LanguageMenu />
      <UserMenu user={user} />
    </>
  );
}

function ThemeMenu() {
  const { shell } = useMessages();
  const theme = useStoreSelector(preferences, (state) => state.themeName);
  const labels: Record<ThemeName, string> = {
    dark: shell.themeDark,
    light: shell.themeLight,
    system: shell.themeSystem,
  };
  const icons: Record<ThemeName, typeof Moon> = { dark: Moon, light: Sun, system: SunMoon };
  const Icon = icons[theme];
  return (
    <DropdownMenu
      trigger={
        <IconButton label={shell.theme}>
          <Icon />
        </IconButton>
      }
      entries={themeNames.map((name) => ({
        id: name,
        label: labels[name],
        checked: name === theme,
        onSelect: () => preferences.setThemeName(name),
      }))}
    />
  );
}

function LanguageMenu() {
  const { shell } = useMessages();
  const current = useStoreSelector(messages, ({ language }) => language);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={shell.language}>
          <Languages />
        </IconButton>
      }
      entries={languages.map((name) => ({
        id: name,
        label: languageLabels[name],
        checked: name === current,
        onSelect: () => preferences.setLanguage(name),
      }))}
    />
  );
}

function UserMenu({ user }: { user: SessionUser }) {
  const { shell } = useMessages();
  const router = useRouter();
  const profile = usePagePath("profile/index");
  // Whoever changes their profile sees it here at once; the session knows them as they were when it began.
  const { name, avatar } = { ...user, ...useQuery(currentUser).data };
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="grid size-control place-items-center rounded-md hover:bg-accent"
        >
          <Avatar name={name} src={avatar} size="sm" />
          <span className="sr-only">{shell.account({ name })}</span>
        </button>
      }
      header={<UserLines user={{ ...user, name }} />}
      entries={[
        ...(profile === undefined
          ? []
          : [
              {
                id: "account",
                label: shell.yourAccount,
                icon: <UserCog />,
                onSelect: () => navigation.navigate(profile, { replace: false }),
              },
            ]),
        ...(config.helpUrl === ""
          ? []
          : [
              {
                id: "help",
                label: shell.help,
                icon: <CircleQuestionMark />,
                onSelect: () => {
                  window.open(helpAbout(router.latestLocation.pathname), "_blank", "noopener");
                },
              },
            ]),
        {
          id: "site",
          label: shell.publicSite,
          icon: <ExternalLink />,
          onSelect: () => void window.open(navigation.toHref("/index"), "_blank", "noopener"),
        },
        { kind: "separator", id: "line" },
        { id: "out", label: shell.signOut, icon: <LogOut />, onSelect: () => void logOut() },
      ]}
    />
  );
}

/** The handbook's page about the screen at a path. */
function helpAbout(pathname: string): string {
  const page = findAdminPage(pathname, session.get());
  return helpPage(config.helpUrl, page?.match?.route.component, messages.get().language);
}

function UserLines({ user }: { user: SessionUser }) {
  return (
    <span className="grid">
      <span className="truncate font-medium text-foreground">{user.name}</span>
      <span className="truncate text-xs text-subtle-foreground">
        {[user.username, user.orgName].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
