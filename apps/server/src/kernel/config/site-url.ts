import type { MailLanguage } from "../messages/mail.ts";
import type { Config } from "./config.ts";

/** Where the site is, without a trailing slash. */
export function siteUrl({ publicUrl, basePath }: Pick<Config, "publicUrl" | "basePath">): string {
  return (new URL(publicUrl).origin + basePath).replace(/\/$/, "");
}

/** The language of mails to readers who prefer none. */
export function mailLanguage({ siteLanguage }: Pick<Config, "siteLanguage">): MailLanguage {
  return siteLanguage?.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
}
