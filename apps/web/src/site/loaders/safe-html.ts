import { annotateRichText } from "@atrium/ui/rich-text";

/**
 * Names the language of code and the host of embeds, and sanitizes an article's HTML before the browser inserts it. The server sanitized it when it was saved, and a rendered
 * page is already there; this guards client-side navigation. The sanitizer is loaded on demand.
 */
export async function safeHtml(html: string): Promise<string> {
  const annotated = annotateRichText(html);
  if (import.meta.env.SSR) return annotated;
  const { default: purify } = await import("dompurify");
  return purify.sanitize(annotated, { ADD_ATTR: ["target"] });
}
