import type { MailLanguage } from "../messages/mail.ts";
import { adminUrlOf } from "./admin-url.ts";
import type { Config } from "./config.ts";

/** Where the pages of the back office are, without a trailing slash. */
export function adminPagesUrl(config: Pick<Config, "publicUrl" | "adminUrl" | "basePath">): string {
  return pagesAt(adminUrlOf(config), config.basePath);
}

/** Where the public pages are, without a trailing slash. */
export function sitePagesUrl(config: Pick<Config, "publicUrl" | "basePath">): string {
  return pagesAt(config.publicUrl, config.basePath);
}

function pagesAt(url: string, basePath: string): string {
  return (new URL(url).origin + basePath).replace(/\/$/, "");
}

/** The language of mails to readers who prefer none. */
export function mailLanguage({ siteLanguage }: Pick<Config, "siteLanguage">): MailLanguage {
  return siteLanguage?.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
}
