import { useStoreSelector } from "@atrium/hooks";
import { UiMessagesProvider } from "@atrium/ui";
import { useLayoutEffect, type ReactNode } from "react";
import { words } from "../../shared/language.ts";
import { OfficeMessagesContext, useLocale } from "../../shared/messages.ts";

/** Gives everything inside the words of the language chosen. A change renders it again and keeps all state. */
export function SpokenWords({ children }: { children: ReactNode }) {
  const { language, office, ui } = useStoreSelector(words, (all) => all);
  const locale = useLocale();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <OfficeMessagesContext value={office}>
      <UiMessagesProvider messages={ui} locale={locale}>
        {children}
      </UiMessagesProvider>
    </OfficeMessagesContext>
  );
}
