import { useStoreSelector } from "@atrium/hooks";
import { UiMessagesProvider } from "@atrium/ui";
import { useLayoutEffect, type ReactNode } from "react";
import { messages } from "../../shared/i18n.ts";
import { AdminMessagesContext, useLocale } from "../../shared/messages.ts";

/** Gives everything inside the words of the language chosen. A change renders it again and keeps all state. */
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
