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

const showShell = (config: Partial<AppConfig> = {}, path = "/cms/login") => {
  history.replaceState(null, "", path);
  const text = JSON.stringify({ ...shellConfig, ...config });
  document.head.innerHTML = `<base href="/cms/"><script type="application/json" id="${appConfigId}">${text}</script>`;
};

afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, "", "/");
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
    pagesPath: "/cms/",
    languages: [
      { code: "en", name: "English", path: "/cms/" },
      { code: "zh-CN", name: "简体中文", path: "/cms/zh/" },
    ],
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

it.each([
  ["/cms/index", "en", "en", "/cms/"],
  ["/cms/zh/index", "en", "zh-CN", "/cms/zh/"],
  ["/cms/article-list", "zh-CN", "zh-CN", "/cms/"],
  ["/cms/en/article-list", "zh-CN", "en", "/cms/en/"],
])("gives %s of a site in %s the language %s", (path, language, expected, pagesPath) => {
  document.cookie = languageCookie("zh-CN", "/");
  showShell({ language }, path);
  completeShell(document);
  expect(readAppConfig(document)).toMatchObject({ language: expected, pagesPath });
});

it("gives the back office the language that somebody chose", () => {
  document.cookie = languageCookie("zh-CN", "/");
  showShell({ language: "en" });
  completeShell(document);
  expect(readAppConfig(document).language).toBe("zh-CN");
});
