import { article } from "./en/article.ts";
import { code } from "./en/code.ts";
import { comments } from "./en/comments.ts";
import { compare } from "./en/compare.ts";
import { errors } from "./en/errors.ts";
import { footer } from "./en/footer.ts";
import { form } from "./en/form.ts";
import { home } from "./en/home.ts";
import { layout } from "./en/layout.ts";
import { list } from "./en/list.ts";
import { message } from "./en/message.ts";
import { pages } from "./en/pages.ts";
import { products } from "./en/products.ts";
import { search } from "./en/search.ts";
import { searchPage } from "./en/search-page.ts";
import { share } from "./en/share.ts";
import { theme } from "./en/theme.ts";
import { zoom } from "./en/zoom.ts";

/** All messages of the public site in English. Another language is an object of the same shape. */
export const en = {
  layout,
  theme,
  footer,
  home,
  list,
  pages,
  article,
  zoom,
  code,
  share,
  comments,
  message,
  form,
  products,
  compare,
  search,
  searchPage,
  errors,
};

/** The sentences of the public site, in one language. */
export type Messages = typeof en;
