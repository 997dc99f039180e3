import { readLanguageCookie } from "../i18n/language-cookie.ts";
import { appConfigId, readAppConfig, writeAppConfig } from "./app-config.ts";

/**
 * Writes into a static shell what a server would have: the base path is the one its files are found by, its address and
 * its language are the browser's unless the shell names them, and the language that the visitor chose comes first.
 */
export function completeShell(document: Document): void {
  const block = document.getElementById(appConfigId);
  if (block === null) return;
  const { origin } = document.location;
  const config = readAppConfig(document, {
    basePath: new URL(document.baseURI).pathname,
    publicUrl: origin,
    language: "",
  });
  const language = readLanguageCookie(document.cookie) ?? (config.language || navigator.language);
  block.textContent = writeAppConfig({ ...config, language });
}
