import type { MailLanguage } from "../messages/mail.ts";
import { officeUrlOf } from "./office-url.ts";
import type { Config } from "./config.ts";

/** Where the pages of the back office are, without a trailing slash. */
export function officePagesUrl(
  config: Pick<Config, "publicUrl" | "officeUrl" | "basePath">,
): string {
  return (new URL(officeUrlOf(config)).origin + config.basePath).replace(/\/$/, "");
}

/** Where the public pages are, without a trailing slash. */
export function sitePagesUrl(config: Pick<Config, "publicUrl" | "basePath">): string {
  return (new URL(config.publicUrl).origin + config.basePath).replace(/\/$/, "");
}

/** The language of mails to readers who prefer none. */
export function mailLanguage({ siteLanguage }: Pick<Config, "siteLanguage">): MailLanguage {
  return siteLanguage?.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
}
