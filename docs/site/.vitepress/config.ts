import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type DefaultTheme } from "vitepress";

const output = join(import.meta.dirname, "../.atrium");
const sidebar: DefaultTheme.SidebarItem[] = JSON.parse(
  readFileSync(join(output, "pages/sidebar.json"), "utf8"),
);

export default defineConfig({
  title: "Atrium",
  description: "The documentation of Atrium",
  base: process.env["DOCS_BASE"] ?? "/",
  srcDir: join(output, "pages"),
  outDir: join(output, "site"),
  cacheDir: join(output, "cache"),
  cleanUrls: true,
  lastUpdated: false,
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // What code says would be most of the index; names of exports and fields are in the prose and the headings.
        _render: (source, env, markdown) =>
          markdown.render(source.replaceAll(/^```[\s\S]*?^```$/gm, ""), env),
      },
    },
    outline: [2, 3],
    sidebar: sidebar.map((group) => ({ ...group, collapsed: true })),
  },
});
