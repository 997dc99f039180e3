import { useStoreSelector } from "@atrium/hooks";
import { createContext, use } from "react";
import { adminEn, type AdminMessages } from "../i18n/admin-en.ts";
import { locale, messages } from "./i18n.ts";

/** The catalogue of the back office in force. Another language replaces it by a provider. */
export const AdminMessagesContext = createContext<AdminMessages>(adminEn);

/** The messages of the back office. */
export function useMessages(): AdminMessages {
  return use(AdminMessagesContext);
}

/** The locale for dates and numbers. */
export function useLocale(): string {
  return useStoreSelector(messages, locale);
}
