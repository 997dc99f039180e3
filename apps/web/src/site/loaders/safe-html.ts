/**
 * Sanitizes an article's HTML before the browser inserts it. The server sanitized it when it was saved, and a rendered
 * page is already there; this guards client-side navigation. The sanitizer is loaded on demand.
 */
export async function safeHtml(html: string): Promise<string> {
  if (import.meta.env.SSR) return html;
  const { default: purify } = await import("dompurify");
  return purify.sanitize(html, { ADD_ATTR: ["target"] });
}
