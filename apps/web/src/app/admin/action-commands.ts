import type { MenuRoute, Preferences } from "@atrium/hooks";
import { languageLabels, languages } from "../../i18n/languages.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { AdminCommand } from "./admin-commands.ts";

/** What can be created: the view of its list, the permission, its name, and the address relative to the list's. */
const creations: readonly {
  readonly component: string;
  readonly permission: string;
  readonly label: (messages: AdminMessages) => string;
  readonly suffix: string;
}[] = [
  {
    component: "content/article/index",
    permission: "content:article:save",
    label: ({ articles }) => articles.new,
    suffix: "/new",
  },
  {
    component: "system/user/index",
    permission: "system:user:add",
    label: ({ users }) => users.new,
    suffix: "?dialog=new",
  },
  {
    component: "system/role/index",
    permission: "system:role:add",
    label: ({ roles }) => roles.new,
    suffix: "?dialog=new",
  },
  {
    component: "system/workgroup/index",
    permission: "system:workgroup:add",
    label: ({ workgroups }) => workgroups.new,
    suffix: "?dialog=new",
  },
  {
    component: "content/banner/index",
    permission: "content:banner:save",
    label: ({ banners }) => banners.new,
    suffix: "?dialog=new",
  },
  {
    component: "content/release/index",
    permission: "content:release:save",
    label: ({ releases }) => releases.new,
    suffix: "?dialog=new",
  },
  {
    component: "content/quick-link/index",
    permission: "content:quickLink:save",
    label: ({ quickLinks }) => quickLinks.new,
    suffix: "?dialog=new",
  },
  {
    component: "content/friendly-link/index",
    permission: "content:friendlyLink:save",
    label: ({ friendlyLinks }) => friendlyLinks.new,
    suffix: "?dialog=new",
  },
];

/** What the user may create, by the pages and the permissions that they have. */
export function creationCommands(
  pages: readonly MenuRoute[],
  has: (permission: string) => boolean,
  messages: AdminMessages,
  go: (path: string) => void,
): AdminCommand[] {
  return creations.flatMap(({ component, permission, label, suffix }) => {
    const path = pages.find((page) => page.component === component)?.path;
    if (path === undefined || !has(permission)) return [];
    return {
      value: `new:${component}`,
      label: label(messages),
      group: messages.commands.actions,
      run: () => go(`${path}${suffix}`),
    };
  });
}

interface OwnActions {
  readonly openProfile: (() => void) | undefined;
  readonly showShortcuts: () => void;
  readonly setLanguage: (language: string) => void;
  readonly setThemeName: (name: Preferences["themeName"]) => void;
  readonly toggleFocus: () => void;
  readonly logOut: () => void;
}

/** What everybody can do, whatever their permissions are. */
export function ownCommands(
  { commands, shell, session }: AdminMessages,
  themes: readonly Preferences["themeName"][],
  actions: OwnActions,
): AdminCommand[] {
  const names = { dark: shell.themeDark, light: shell.themeLight, system: shell.themeSystem };
  const own = (value: string, label: string, run: () => void): AdminCommand => ({
    value,
    label,
    group: commands.actions,
    run,
  });
  const look = (value: string, label: string, run: () => void): AdminCommand => ({
    value,
    label,
    group: commands.appearance,
    run,
  });
  return [
    ...(actions.openProfile ? [own("profile", session.profileTitle, actions.openProfile)] : []),
    own("shortcuts", commands.shortcuts, actions.showShortcuts),
    own("log-out", shell.signOut, actions.logOut),
    ...themes.map((name) =>
      look(`theme:${name}`, commands.themeNamed({ name: names[name] }), () =>
        actions.setThemeName(name),
      ),
    ),
    ...languages.map((name) =>
      look(`language:${name}`, commands.languageNamed({ name: languageLabels[name] }), () =>
        actions.setLanguage(name),
      ),
    ),
    look("focus", commands.focusMode, actions.toggleFocus),
  ];
}
