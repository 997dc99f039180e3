import { afterEach, expect, it } from "vitest";
import { languageCookie } from "../i18n/language-cookie.ts";
import type { AppConfig } from "../ssr-contract.d.ts";
import { appConfigId, readAppConfig } from "./app-config.ts";
import { completeShell } from "./complete-shell.ts";

const shellConfig = {
  apiBase: "https://api.example.com/rest",
  systemName: "Desk",
  companyName: "Tide",
  uploadReplyKey: "file",
};

const showShell = (config: Partial<AppConfig> = {}) => {
  const text = JSON.stringify({ ...shellConfig, ...config });
  document.head.innerHTML = `<base href="/cms/"><script type="application/json" id="${appConfigId}">${text}</script>`;
};

afterEach(() => {
  document.head.replaceChildren();
  document.cookie = "language=; Path=/; Max-Age=-1";
});

it("fills what the shell leaves out from the browser, and keeps the rest", () => {
  showShell({ language: "" });
  completeShell(document);
  expect(readAppConfig(document)).toEqual({
    ...shellConfig,
    basePath: "/cms/",
    publicUrl: location.origin,
    language: navigator.language,
  });
});

it("keeps the values that the shell sets", () => {
  showShell({ publicUrl: "https://www.example.com", language: "zh-CN" });
  completeShell(document);
  expect(readAppConfig(document)).toMatchObject({
    publicUrl: "https://www.example.com",
    language: "zh-CN",
  });
});

it("uses the language that the visitor chose", () => {
  document.cookie = languageCookie("zh-CN", "/");
  showShell({ language: "en" });
  completeShell(document);
  expect(readAppConfig(document).language).toBe("zh-CN");
});
