import { themeNames, type MenuRoute } from "@atrium/hooks";
import { useTabs } from "@atrium/hooks/tabs";
import { CommandPalette } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { articleQueries } from "../../queries/articles.ts";
import { tabs, preferences } from "../../shared/api.ts";
import { useMessages } from "../../shared/messages.ts";
import { navigation } from "../../shared/navigation.ts";
import { useSeedTranslations } from "../../shared/seed-translations.ts";
import { useDebouncedValue } from "../../shared/use-debounced-value.ts";
import { useUserNavigation } from "../../shared/user-navigation.ts";
import { placeCommands, recordPath, type AdminCommand } from "./admin-commands.ts";

interface CommandSearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every page, open tab, article and setting the user has, found by typing. */
export function CommandSearch({ open, onOpenChange }: CommandSearchProps) {
  const { commands: messages } = useMessages();
  const { pages } = useUserNavigation();
  const state = useTabs(tabs, (all) => all);
  const { menu: menuTitle } = useSeedTranslations();
  const articles = useFoundArticles(pages);
  const places = placeCommands({
    pages,
    tabs: state.tabs,
    activeKey: state.activeKey,
    messages,
    menuTitle,
    go,
  });
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      items={[...places, ...useLookCommands(), ...articles.found]}
      onSelect={({ run }) => run()}
      placeholder={messages.placeholder}
      onSearch={articles.search}
      loading={articles.loading}
    />
  );
}

function go(href: string): void {
  navigation.navigate(href, { replace: false });
}

function useLookCommands(): AdminCommand[] {
  const { commands: messages, shell } = useMessages();
  const labels = { dark: shell.themeDark, light: shell.themeLight, system: shell.themeSystem };
  return themeNames.map((name) => ({
    value: `theme:${name}`,
    label: messages.themeNamed({ name: labels[name] }),
    group: messages.appearance,
    run: () => preferences.setThemeName(name),
  }));
}

function useFoundArticles(pages: readonly MenuRoute[]) {
  const { commands: messages } = useMessages();
  const [typed, search] = useState("");
  const keyword = useDebouncedValue(typed.trim()).slice(0, 64);
  // Who has the list may search it.
  const mayRead = pages.some(({ component }) => component === "content/article/index");
  const { data, isFetching } = useQuery({
    ...articleQueries.page({ keyword, pageSize: 5 }),
    enabled: mayRead && keyword.length > 1,
  });
  const found = (data?.records ?? []).flatMap(({ id, title, typeName }): AdminCommand[] => {
    const path = recordPath(pages, "content/article/view", id);
    if (path === undefined) return [];
    // The server's results may match text that is not in the title.
    const keywords = `${typed} ${keyword}`;
    const command = { value: `article:${id}`, label: title, detail: typeName, keywords };
    return [{ ...command, group: messages.articles, run: () => go(path) }];
  });
  return { found, search, loading: isFetching };
}
