import { useRouter } from "@tanstack/react-router";
import { en } from "./en.ts";

/** The sentences of the public site, in one language. */
export type Messages = typeof en;

const catalogues: Record<string, Messages> = { en };

/** The sentences in a language, given as a BCP 47 tag; English for a language without a catalogue. */
export function messagesFor(language: string): Messages {
  return catalogues[language] ?? catalogues[language.split("-")[0] ?? ""] ?? en;
}

/** The sentences in the language of the page. */
export function useMessages(): Messages {
  return useRouter().options.context.messages;
}
