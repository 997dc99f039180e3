import { publicPaths } from "@atrium/hooks";
import { readLanguageCookie } from "../i18n/language-cookie.ts";
import { languageFor, languageLabels, languages } from "../i18n/languages.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import { appConfigId, readAppConfig, writeAppConfig } from "./app-config.ts";

/**
 * Completes the configuration of a static shell in the browser: the base path from its base URL, the origin from the
 * browser, and the language of a public page from its address. The back office has the language that somebody chose.
 */
export function completeShell(document: Document): void {
  const block = document.getElementById(appConfigId);
  if (block === null) return;
  const { origin, pathname } = document.location;
  const basePath = new URL(document.baseURI).pathname;
  const config = readAppConfig(document, {
    basePath,
    publicUrl: origin,
    language: "",
    pagesPath: "",
    languages: [],
  });
  const defaultLanguage = languageFor(config.language);
  const offered = languages.map((code) => ({
    code,
    name: languageLabels[code],
    path: code === defaultLanguage ? basePath : `${basePath}${code.split("-")[0]}/`,
  }));
  const place = placeOf(pathname, config, offered);
  const chosen = readLanguageCookie(document.cookie) ?? (config.language || navigator.language);
  const { path: pagesPath = basePath, code: language = chosen } = place ?? {};
  block.textContent = writeAppConfig({
    ...config,
    ...(config.language !== "" && { siteLanguage: config.language }),
    language,
    pagesPath,
    languages: offered,
  });
}

/** The language of a public page; undefined for the back office. */
function placeOf(pathname: string, { basePath }: AppConfig, offered: AppConfig["languages"]) {
  const other = offered.find(({ path }) => path !== basePath && `${pathname}/`.startsWith(path));
  if (other !== undefined) return other;
  const page = `/${pathname.slice(basePath.length)}`;
  const isPublic = page !== "/login" && publicPaths.includes(page);
  return isPublic ? offered.find(({ path }) => path === basePath) : undefined;
}
