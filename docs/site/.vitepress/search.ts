import type { DefaultTheme } from "vitepress";

/** The search that the site brings along: an index for each language, asked in the browser. */
export const searchOptions: DefaultTheme.LocalSearchOptions = {
  // What code says would be most of the index; names of exports and fields are in the prose and the headings.
  _render: (source, env, markdown) =>
    markdown.render(source.replaceAll(/^```[\s\S]*?^```$/gm, ""), env),
  miniSearch: {
    options: {
      // Chinese has no spaces: each character is a word.
      tokenize: (text) => text.match(/\p{Script=Han}|[\p{Script=Latin}\p{N}_$]+/gu) ?? [],
    },
    // A name's own section comes before those that mention it.
    searchOptions: { boost: { title: 8, text: 2, titles: 1 } },
  },
  locales: {
    zh: {
      translations: {
        button: { buttonText: "搜索", buttonAriaLabel: "搜索" },
        modal: {
          noResultsText: "没有找到",
          resetButtonTitle: "清除",
          footer: { selectText: "选择", navigateText: "切换", closeText: "关闭" },
        },
      },
    },
  },
};
