/**
 * Cleans an article's HTML before the browser inserts it. The server cleaned it when it was written, and a page that
 * came from the server is already there; this guards what a later navigation brings in. The cleaner is loaded then.
 */
export async function safeHtml(html: string): Promise<string> {
  if (import.meta.env.SSR) return html;
  const { default: purify } = await import("dompurify");
  return purify.sanitize(html, { ADD_ATTR: ["target"] });
}
