import type { Messages as HooksMessages } from "@atrium/hooks";
import type { SdkMessages } from "@atrium/sdk";
import type { UiMessages } from "@atrium/ui";
import type { Language } from "../i18n/languages.ts";
import type { AdminMessages } from "../i18n/admin-en.ts";

/** All messages of the back office in one language: its own and those of the packages. */
export interface Messages {
  readonly language: Language;
  readonly admin: AdminMessages;
  readonly ui: UiMessages;
  readonly hooks: HooksMessages;
  readonly sdk: SdkMessages;
}
