import { useStoreSelector } from "@atrium/hooks";
import { UiMessagesProvider } from "@atrium/ui";
import { useLayoutEffect, type ReactNode } from "react";
import { messages } from "../../shared/i18n.ts";
import { AdminMessagesContext, useLocale } from "../../shared/messages.ts";

/** Provides the messages of the chosen language. A change re-renders and keeps all state. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const { language, admin, ui } = useStoreSelector(messages, (all) => all);
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
