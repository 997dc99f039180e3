import { isApiError } from "@atrium/sdk";
import { redirect } from "@tanstack/react-router";
import type { AppConfig } from "../../ssr-contract.d.ts";
import { otherPaths } from "../language-places.ts";
import type { Translation } from "../types.ts";

type Language = Translation["language"];

/**
 * Redirects to the pages of the language that a record is in: an address of one language never shows another.
 *
 * @param path Of its page, below the path of its language.
 */
export function toItsLanguage(
  config: AppConfig,
  language: Language,
  path: string,
  statusCode: 301 | 302 = 301,
): void {
  const other = otherPaths(config).find(({ code }) => code === language);
  if (other === undefined) return;
  throw redirect({ href: other.path + path, statusCode, reloadDocument: true });
}

/**
 * Awaits a record. One that only another language has redirects to its page there, so that addresses from before the
 * site had languages lead to what they led to.
 *
 * @param call Reads the record in the page's language, or in another one.
 */
export async function orElsewhere<T>(
  config: AppConfig,
  call: (language?: Language) => Promise<T>,
  pathTo: (found: T) => string,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
    for (const { code } of otherPaths(config)) {
      const language = asLanguage(code);
      const found = language && (await call(language).catch(() => null));
      if (language && found) toItsLanguage(config, language, pathTo(found));
    }
    throw error;
  }
}

function asLanguage(code: string): Language | undefined {
  return code === "en" || code === "zh-CN" ? code : undefined;
}
