import { themeNames, useHasPermission, useSessionUser } from "@atrium/hooks";
import { useTabs } from "@atrium/hooks/tabs";
import { CommandPalette } from "@atrium/ui";
import { useState } from "react";
import { preferences, tabs } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { usePagePath } from "../../shared/use-page-path.ts";
import { useUserNavigation } from "../../shared/user-navigation.ts";
import { creationCommands, ownCommands } from "./action-commands.ts";
import { placeCommands } from "./admin-commands.ts";
import { toggleFocusMode } from "./focus-mode.tsx";
import { useFoundRecords } from "./found-records.ts";
import { logOut } from "./log-out.ts";
import { recentCommands, rememberCommand } from "./recent-commands.ts";

interface CommandSearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onShowShortcuts: () => void;
}

/** Every page, open tab, action and record the user has, found by typing; what was used last comes first. */
export function CommandSearch({ open, onOpenChange, onShowShortcuts }: CommandSearchProps) {
  const messages = useMessages();
  const { pages, menu } = useUserNavigation();
  const userId = useSessionUser()?.id ?? "";
  const has = useHasPermission();
  const state = useTabs(tabs, (all) => all);
  const { menu: menuTitle } = useSeedTranslations();
  const profile = usePagePath("profile/index");
  const [isTyping, setTyping] = useState(false);
  const records = useFoundRecords(pages, go);
  const offered = [
    ...placeCommands({
      pages,
      menu,
      tabs: state.tabs,
      activeKey: state.activeKey,
      messages: messages.commands,
      menuTitle,
      go,
      open: (href) => void globalThis.open(href, "_blank", "noopener,noreferrer"),
    }),
    ...creationCommands(pages, has, messages, go),
    ...ownCommands(messages, themeNames, {
      openProfile: profile === undefined ? undefined : () => go(profile),
      showShortcuts: onShowShortcuts,
      setLanguage: preferences.setLanguage,
      setThemeName: preferences.setThemeName,
      toggleFocus: toggleFocusMode,
      logOut: () => void logOut(),
    }),
  ];
  const recent = isTyping ? [] : recentCommands(userId, offered, pages, go);
  const recentValues = new Set(recent.map(({ value }) => value));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      items={[
        ...recent.map((command) => ({ ...command, group: messages.commands.recent })),
        ...offered.filter(({ value }) => !recentValues.has(value)),
        ...records.found,
      ]}
      onSelect={(command) => {
        rememberCommand(userId, command);
        command.run();
      }}
      placeholder={messages.commands.placeholder}
      onSearch={(text) => {
        setTyping(text.trim() !== "");
        records.search(text);
      }}
      loading={records.loading}
    />
  );
}

function go(path: string): void {
  navigation.navigate(path, { replace: false });
}
