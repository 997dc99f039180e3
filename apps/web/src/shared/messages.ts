import { useStoreSelector } from "@atrium/hooks";
import { createContext, use } from "react";
import { officeEn, type OfficeMessages } from "../messages/office-en.ts";
import { locale, words } from "./language.ts";

/** The catalogue of the back office in force. Another language replaces it by a provider. */
export const OfficeMessagesContext = createContext<OfficeMessages>(officeEn);

/** The words of the back office. */
export function useMessages(): OfficeMessages {
  return use(OfficeMessagesContext);
}

/** The locale for dates and numbers. */
export function useLocale(): string {
  return useStoreSelector(words, locale);
}
