import { config } from "../../shared/api.ts";

/** Where people without an account see a draft, by the token of a preview link. */
export function previewUrl(token: string): string {
  return `${config.publicUrl}${config.basePath}article-preview?token=${encodeURIComponent(token)}`;
}
