import type { AdminMessages } from "../admin-en.ts";

/** Messages about the languages of the content. */
export const languages: AdminMessages["languages"] = {
  language: "语言",
  all: "全部语言",
  ofType: "可选的类型取决于语言。",
  fixed: "只有在其下没有文章和下级类型时才能更改。",
};
