import { readLanguageCookie } from "../i18n/language-cookie.ts";
import { appConfigId, readAppConfig, writeAppConfig } from "./app-config.ts";

/**
 * Completes the configuration of a static shell in the browser: the base path from its base URL, the origin and
 * language from the browser unless the shell sets them, and a language that the visitor chose before all.
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
