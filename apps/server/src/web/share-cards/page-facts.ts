/** What a page says of itself for link previews. */
export interface PageFacts {
  title: string;
  brand: string;
  /** Path of the site's own picture; null for none. */
  picture: string | null;
}

/** Reads them from the head of a rendered page; null for a page that has no card. */
export function readPageFacts(html: string): PageFacts | null {
  const head = html.slice(0, html.indexOf("</head>"));
  const title = metaOf(head, "og:title");
  if (title === null || metaOf(head, "og:image") === null) return null;
  const href = /<link rel="image_src" href="([^"]*)"/.exec(head)?.[1];
  const picture = href === undefined ? null : new URL(unescaped(href)).pathname;
  return { title, brand: metaOf(head, "og:site_name") ?? "", picture };
}

function metaOf(head: string, property: string): string | null {
  const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1];
  return found === undefined ? null : unescaped(found);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
