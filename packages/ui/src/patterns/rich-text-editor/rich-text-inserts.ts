import type { ComponentType } from "react";
import type { ImageUploader } from "./paste/picture-uploads.ts";

/**
 * What may be inserted into a text besides text and tables, and how inputs are validated. Missing kinds are
 * not offered. The editor makes no requests by itself.
 */
export interface RichTextInserts {
  readonly links?: LinkInsert | undefined;
  readonly images?: ImageInsert | undefined;
  readonly embeds?: EmbedInsert | undefined;
}

/** Returns an error message for an input; undefined when it is valid. */
export type InputValidator = (input: string) => string | undefined;

/** Links within a text. */
export interface LinkInsert {
  /** Help text under the URL. */
  readonly help?: string | undefined;
  readonly validateUrl: InputValidator;
  /** Finds pages of the site to link to. Absent, only URLs are asked for. */
  readonly search?:
    | ((query: string, signal: AbortSignal) => Promise<readonly LinkTarget[]>)
    | undefined;
}

/** A page of the site, found to link to. */
export interface LinkTarget {
  readonly url: string;
  readonly title: string;
  /** More text, in small type, such as its type or whether it is public yet. */
  readonly detail?: string | undefined;
}

/** Images within a text: selected by the button, pasted or dropped. */
export interface ImageInsert {
  /** The field that selects and uploads an image. */
  readonly field: ComponentType<ImageFieldProps>;
  /**
   * Uploads pictures that are pasted or dropped. Without it, `field` asks about those by themselves, those within a
   * text are left out, and pictures of other sites are not marked.
   */
  readonly upload?: ImageUploader | undefined;
  /** Whether readers see a picture of another host, such as of the site's own server for files; others are marked. */
  readonly isOwn?: ((src: string) => boolean) | undefined;
  /** The field that sets the focal point of a cropped picture. Without it crops are around the middle. */
  readonly focalPoint?: ComponentType<FocalPointFieldProps> | undefined;
  /** The maximum length of the alt text. */
  readonly altLimit?: number | undefined;
}

/** What the field for a focal point gets. */
export interface FocalPointFieldProps {
  /** The image's URL. */
  src: string;
  /** The point in steps of 5 %, such as `20% 80%`; null for the middle. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** What the field for an image gets. */
export interface ImageFieldProps {
  label: string;
  /** The image's URL; null for none. */
  value: string | null;
  /** With the alt text that the image's library has for it, to propose. */
  onChange: (address: string | null, proposed?: { readonly alt: string | null }) => void;
  error?: string | undefined;
  /** An image that was pasted or dropped: upload it at once. */
  file?: File | undefined;
}

/** What a link is embedded as, for its still: a video where nothing else is said. */
export type EmbedKind = "video" | "audio" | "map" | "slides" | "code";

/** Videos, sound, maps and the like within a text: links, which a reader's page plays in their place. */
export interface EmbedInsert {
  /** Help text under the URL, such as which sites are allowed. */
  readonly help?: string | undefined;
  readonly validateUrl: InputValidator;
  readonly validateTitle: InputValidator;
  /** What is at a valid URL; without it everything is a video. */
  readonly kindOf?: ((url: string) => EmbedKind) | undefined;
}
