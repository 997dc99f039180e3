/**
 * How the chunks of the public pages are grouped: what every page begins with, what the app needs on every page, what
 * pages share, each kind of page, and the loaders for client-side navigation.
 */
export const publicGroups = [
  // What the app takes from there comes with the app.
  {
    name: "start",
    test: /[\\/]src[\\/]start[\\/](?!(?:script-timeout|load-once)\.)/,
    priority: 10,
  },
  { name: "frame", tags: ["$initial" as const], priority: 9 },
  {
    name: "sdk",
    // Uploads, downloads, calls by URL and the summaries of operations are loaded when the first is needed.
    test: /[\\/]packages[\\/]sdk[\\/]src[\\/](?!zh-|upload[\\/]|read-download\.|request\.|generated[\\/]summaries\.)|[\\/]app[\\/]visitor-sdk/,
    priority: 8,
  },
  {
    name: "absence",
    // Its form is the one of the search.
    test: /[\\/]src[\\/]site[\\/]not-found-page\.|[\\/]i18n[\\/]en[\\/]search-messages\.|tsr-split=notFoundComponent/,
    priority: 2,
  },
  {
    name: "pages",
    test: /[\\/]src[\\/]site[\\/](?:layout|parts)[\\/]|[\\/]i18n[\\/]en[\\/](?:article|footer|home|search-page|theme)-messages\.|[\\/](?:latest-articles|catalogue-link|list-title|pictures-of|form-title|form-state)\.|[\\/]routes[\\/]_public\.tsx\?tsr-split=component/,
    priority: 3,
  },
  // Apart from the pages: what prepares a page reads them as well.
  {
    name: "article-messages",
    test: /[\\/]i18n[\\/]en[\\/](?:code|comments|form|message|share|zoom)-messages\./,
    priority: 3,
  },
  {
    name: "catalogue-messages",
    test: /[\\/]i18n[\\/]en[\\/](?:compare|list|pages|products)-messages\./,
    priority: 3,
  },
  {
    name: "preview",
    test: /[\\/]i18n[\\/]preview\.|[\\/]use-frame-links\.|[\\/]site[\\/]preview\.css/,
    priority: 3,
  },
  // Nobody goes to a preview from another page.
  {
    name: "loaders",
    test: /(?<!-preview\.tsx\?)tsr-split=loader|[\\/]src[\\/]site[\\/]loaders[\\/](?!preview\.)/,
    priority: 2,
  },
  { name: "home", test: /[\\/]routes[\\/]_public[\\/]\[index/, priority: 1 },
  { name: "lists", test: /[\\/]routes[\\/]_public[\\/]article-list\./, priority: 1 },
  { name: "search", test: /[\\/]routes[\\/]_public[\\/]search-list\./, priority: 0 },
  { name: "articles", test: /[\\/]routes[\\/]_public[\\/]article-detail\./, priority: 1 },
  { name: "products", test: /[\\/]routes[\\/]_public[\\/]other-detail\./, priority: 0 },
];
