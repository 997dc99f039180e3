import { annotateRichText } from "@atrium/ui/rich-text";
import { finishText } from "../text/finish-text.ts";

/**
 * Prepares an article's HTML for reading and sanitizes it before the browser inserts it. The server sanitized it when
 * it was saved, and a rendered page is already there; this guards client-side navigation. The sanitizer is loaded on
 * demand.
 */
export async function safeHtml(html: string): Promise<string> {
  const finished = finishText(annotateRichText(html));
  if (import.meta.env.SSR) return finished;
  const { default: purify } = await import("dompurify");
  return purify.sanitize(finished, { ADD_ATTR: ["target"] });
}
