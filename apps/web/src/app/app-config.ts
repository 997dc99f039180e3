import type { AppConfig } from "../ssr-contract.d.ts";

/** Id of the data block that holds the configuration. */
export const appConfigId = "app-config";

/**
 * Reads the configuration from the page.
 *
 * @param unsaid Values for what the page does not set.
 */
export function readAppConfig(document: Document, unsaid: Partial<AppConfig> = {}): AppConfig {
  const text = document.getElementById(appConfigId)?.textContent ?? "";
  const config: unknown = text === "" ? null : { ...unsaid, ...JSON.parse(text) };
  if (!isAppConfig(config)) throw new Error("The page holds no configuration");
  return config;
}

/** Writes the configuration as the text of a data block; nothing in it can end the block. */
export function writeAppConfig(config: AppConfig): string {
  return JSON.stringify(config).replaceAll("<", "\\u003c");
}

const keys = [
  "apiBase",
  "basePath",
  "publicUrl",
  "systemName",
  "companyName",
  "language",
  "pagesPath",
];

function isAppConfig(value: unknown): value is AppConfig {
  if (typeof value !== "object" || value === null) return false;
  if (!Array.isArray(Reflect.get(value, "languages"))) return false;
  return keys.every((key) => typeof Reflect.get(value, key) === "string");
}
