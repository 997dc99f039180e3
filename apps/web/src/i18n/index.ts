import { useRouter } from "@tanstack/react-router";
import { withScriptTimeout } from "../start/script-timeout.ts";
import { en, type Messages } from "./en.ts";
import { languageFor, type Language } from "./languages.ts";

export type { Messages } from "./en.ts";

// Visitors load their own language alone.
const catalogues: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  "zh-CN": async () => (await import("./zh.ts")).zh,
};

/** The sentences in a language, given as a BCP 47 tag; English for a language without a catalogue. */
export async function loadMessages(language: string): Promise<Messages> {
  return withScriptTimeout(catalogues[languageFor(language)]()).catch(() => en);
}

/** The sentences in the language of the page. */
export function useMessages(): Messages {
  return useRouter().options.context.messages;
}
