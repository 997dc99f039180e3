/** Which page of the handbook is about the view of a menu. */

/** The pages by the beginning of the views' names. */
const pages: Readonly<Record<string, string>> = {
  "content/article": "write",
  "content/media": "write",
  "content/trash": "write",
  task: "review",
  "content/calendar": "publish",
  "content/release": "publish",
  "content/home-page": "publish",
  "content/recommend": "publish",
  "content/banner": "publish",
  "content/friendly-link": "publish",
  "content/quick-link": "publish",
  product: "publish",
  "content/comment": "moderate",
  "content/message": "moderate",
  "content/reply-template": "moderate",
  "content/article-type": "administer",
  "content/site-setting": "administer",
  system: "administer",
  monitor: "administer",
};

/**
 * The URL of the handbook's page about a view, in the reader's language; its first page for views that have none.
 *
 * @param helpUrl Where the documentation site is, without a trailing slash.
 */
export function helpPage(helpUrl: string, component = "", language = "en"): string {
  const [area = "", part = ""] = component.split("/");
  const page = pages[`${area}/${part}`] ?? pages[area] ?? "";
  const prefix = language.startsWith("zh") ? "zh/" : "";
  return `${helpUrl}/${prefix}handbook/${page}`;
}
