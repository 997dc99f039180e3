import { preferredLanguage } from "../i18n/languages.ts";
import type { PageLanguage } from "../ssr-contract.d.ts";

/** The part of the page's configuration that the back office uses. */
export interface RuntimeConfig {
  readonly apiBase: string;
  /** Path the site is served under: `/`, or `/name/`. */
  readonly basePath: string;
  readonly publicUrl: string;
  /** Where the documentation site is; empty for no help links. */
  readonly helpUrl: string;
  /** Name of the identity provider that staff may sign in with; empty without one. */
  readonly oidcLabel: string;
  /** Whether nobody signs in another way. */
  readonly oidcOnly: boolean;
  readonly systemName: string;
  readonly companyName: string;
  /** Language of the back office for who has chosen none. */
  readonly language: string;
  /** The languages of the site's content, in the order to offer them. */
  readonly languages: readonly PageLanguage[];
  /** Which pair of sign-in calls is live: the token endpoint with its removal, or /login with /logout. */
  readonly signInCalls: "token" | "login";
  /** Where files are uploaded to. */
  readonly uploadAction: string;
  /** The field of the upload's reply that holds the file's address. */
  readonly uploadReplyKey: string;
  /** Origins besides the site's own whose pictures visitors see; `https:` for any. */
  readonly imageSources: readonly string[];
}

/** Reads the block `app-config`; missing values get their defaults. */
export function readRuntimeConfig(page: Document | undefined): RuntimeConfig {
  const block = parse(page?.getElementById("app-config")?.textContent);
  const text = (key: string, otherwise: string) => {
    const value: unknown = Reflect.get(block, key);
    return typeof value === "string" && value !== "" ? value : otherwise;
  };
  const list = (key: string): unknown[] => {
    const value: unknown = Reflect.get(block, key);
    return Array.isArray(value) ? value : [];
  };
  const apiBase = text("apiBase", "/rest");
  return {
    apiBase,
    basePath: text("basePath", "/"),
    publicUrl: text("publicUrl", page?.baseURI ?? "http://localhost"),
    helpUrl: text("helpUrl", ""),
    oidcLabel: text("oidcLabel", ""),
    oidcOnly: Reflect.get(block, "oidcOnly") === true,
    systemName: text("systemName", "Atrium"),
    companyName: text("companyName", "Atrium"),
    // A public page that somebody begins at has the language of its address.
    language: text("siteLanguage", preferredLanguage(globalThis.navigator?.languages)),
    // The server writes them as they are declared.
    languages: list("languages") as PageLanguage[],
    signInCalls: text("signInCalls", "token") === "login" ? "login" : "token",
    uploadAction: text("uploadAction", `${apiBase}/api/file/upload`),
    uploadReplyKey: text("uploadReplyKey", "data"),
    imageSources: list("imageSources").filter((one) => typeof one === "string"),
  };
}

function parse(text: string | null | undefined): object {
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null ? value : {};
}
