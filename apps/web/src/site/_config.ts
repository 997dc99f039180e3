import type { AppConfig } from "../ssr-contract.d.ts";

/** Of the Chinese pages of a site in two languages, for tests. */
export const config: AppConfig = {
  apiBase: "/rest",
  basePath: "/",
  publicUrl: "https://www.example.com",
  language: "zh-CN",
  systemName: "Atrium",
  companyName: "Harbour",
  pagesPath: "/zh/",
  languages: [
    { code: "en", name: "English", path: "/" },
    { code: "zh-CN", name: "中文", path: "/zh/" },
  ],
};
