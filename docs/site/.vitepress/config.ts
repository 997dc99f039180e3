import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type DefaultTheme } from "vitepress";
import { slugOf } from "../src/anchors.ts";
import { searchOptions } from "./search.ts";

const output = join(import.meta.dirname, "../.atrium");
const sidebars: Record<"en" | "zh", DefaultTheme.SidebarItem[]> = JSON.parse(
  readFileSync(join(output, "pages/sidebars.json"), "utf8"),
);

const collapsed = (groups: DefaultTheme.SidebarItem[]) =>
  groups.map((group) => ({ ...group, collapsed: true }));

export default defineConfig({
  title: "Atrium",
  description: "The documentation of Atrium",
  base: process.env["DOCS_BASE"] ?? "/",
  srcDir: join(output, "pages"),
  srcExclude: ["public/**"],
  outDir: join(output, "site"),
  cacheDir: join(output, "cache"),
  cleanUrls: true,
  lastUpdated: false,
  markdown: { anchor: { slugify: slugOf } },
  // The playground's packages are read from their sources.
  vite: { resolve: { conditions: ["@atrium/source", "module", "browser", "production"] } },
  themeConfig: { search: { provider: "local", options: searchOptions } },
  locales: {
    root: {
      label: "English",
      lang: "en",
      themeConfig: {
        outline: [2, 3],
        sidebar: collapsed(sidebars.en),
        nav: [
          { text: "Start", link: "/start/getting-started" },
          { text: "Recipes", link: "/recipes/" },
          { text: "API", link: "/reference/api/articles" },
          { text: "Operating", link: "/operating/deploying" },
          { text: "Handbook", link: "/handbook/" },
        ],
      },
    },
    zh: {
      label: "中文",
      lang: "zh-CN",
      description: "Atrium 使用手册",
      themeConfig: {
        outline: { level: [2, 3], label: "本页内容" },
        sidebar: sidebars.zh,
        nav: [{ text: "使用手册", link: "/zh/handbook/" }],
        docFooter: { prev: "上一页", next: "下一页" },
        darkModeSwitchLabel: "主题",
        langMenuLabel: "语言",
        returnToTopLabel: "返回顶部",
        sidebarMenuLabel: "目录",
        skipToContentLabel: "跳到正文",
      },
    },
  },
});
