import { filePathsIn } from "../../content/file-paths.ts";
import type { ArticleSnapshot } from "../../db/schema/content-versions.ts";

/** A saved version of an article, whole. */
export interface ContentVersion {
  fields: ArticleSnapshot;
  content: string;
}

/** Paths of the site's own files that a version shows or offers. */
export function referencedFiles({ fields, content }: ContentVersion): string[] {
  const found = filePathsIn([fields.cover, fields.images, fields.videoUrl, content]);
  return [...new Set([...found, ...fields.attachments.map(({ url }) => url)])];
}
