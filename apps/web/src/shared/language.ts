import {
  createStore,
  defaultMessages as hooksEn,
  type Messages as HooksMessages,
  type ReadableStore,
} from "@atrium/hooks";
import { SDK_MESSAGES, type SdkMessages } from "@atrium/sdk";
import { defaultMessages as uiEn, type UiMessages } from "@atrium/ui";
import { languageFor, type Language } from "../messages/languages.ts";
import { officeEn, type OfficeMessages } from "../messages/office-en.ts";

/** All the words of the back office in one language: its own and those of the packages. */
export interface Words {
  readonly language: Language;
  readonly office: OfficeMessages;
  readonly ui: UiMessages;
  readonly hooks: HooksMessages;
  readonly sdk: SdkMessages;
}

const english: Words = {
  language: "en",
  office: officeEn,
  ui: uiEn,
  hooks: hooksEn,
  sdk: SDK_MESSAGES,
};

// Every language but the default one arrives only where it is spoken.
const load: Record<Language, () => Promise<Words>> = {
  en: async () => english,
  "zh-CN": async () => (await import("./words-zh.ts")).chinese,
};

const spoken = createStore<Words>(english);
let wanted: Language = "en";

/** The words in force. */
export const words: ReadableStore<Words> = spoken;

/**
 * Speaks another language from now on, or the one there is when its words cannot be loaded. Nothing that is shown is
 * made anew: what reads the words is rendered again with the new ones.
 */
export async function speak(tag: string): Promise<void> {
  wanted = languageFor(tag);
  const loaded = await load[wanted]().catch(() => undefined);
  if (loaded?.language === wanted) spoken.set(loaded);
}

/** A catalogue for what is made once and outlives a change of language: each sentence is looked up when it is needed. */
export function livingWords<Part extends "office" | "hooks" | "sdk">(part: Part): Words[Part] {
  return new Proxy(english[part], { get: (_, name) => Reflect.get(spoken.get()[part], name) });
}

/** The locale for dates and numbers: the reader's own kind of the language spoken, such as `en-GB`. */
export function locale(): string {
  const { language } = spoken.get();
  const [kind] = language.split("-");
  return globalThis.navigator?.languages?.find((tag) => tag.split("-")[0] === kind) ?? language;
}
