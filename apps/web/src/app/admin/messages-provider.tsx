import { UiMessagesProvider } from "@atrium/ui";
import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import { catalogueOf, messages } from "../../shared/i18n.ts";
import { AdminMessagesContext, useLocale } from "../../shared/messages.ts";

/** Provides the messages of the chosen language. A change re-renders and keeps all state. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { config } = useRouter().options.context;
  // The server speaks the language of the page; what the browser chose applies once the page has been taken over.
  const { language, admin, ui } = useSyncExternalStore(messages.subscribe, messages.get, () =>
    catalogueOf(config.language),
  );
  const locale = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <AdminMessagesContext value={admin}>
      <UiMessagesProvider messages={ui} locale={locale}>
        {children}
      </UiMessagesProvider>
    </AdminMessagesContext>
  );
}
