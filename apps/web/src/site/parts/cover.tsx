import { preload } from "react-dom";
import type { PictureSize } from "../types.ts";
import { focusClasses } from "./focus-classes.ts";
import { pictureSources, roomFor } from "./picture-sources.ts";

/** A picture's metadata. */
export interface CoverPicture {
  src: string;
  alt: string;
  size?: PictureSize | undefined;
  /** The focal point. */
  focus?: string | null | undefined;
}

interface CoverProps extends CoverPicture {
  /** Its widths on different screens, as in the attribute `sizes`. */
  room: string;
  /** Whether the picture is above the fold and loads eagerly. */
  first?: boolean;
}

const shape = 16 / 9;

/**
 * A picture cropped to one aspect ratio, with its room reserved and a background until it loads. The browser chooses
 * among its copies; a picture without copies is used as it is.
 */
export function Cover({ src, alt, size, focus, room, first = false }: CoverProps) {
  const sources = pictureSources(src, size);
  const sizes = roomFor(room, shape, size);
  const [best] = sources;
  // In the browser the element is inserted at once, and may keep a larger copy that it has already.
  if (import.meta.env.SSR && first && best !== undefined) {
    const { type, srcSet: imageSrcSet } = best;
    preload(src, { as: "image", type, imageSrcSet, imageSizes: sizes, fetchPriority: "high" });
  }
  const picture = (
    <img
      className={`cover${focusClasses(focus)}`}
      src={src}
      alt={alt}
      width={size?.width ?? 1600}
      height={size?.height ?? 900}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
    />
  );
  if (best === undefined) return picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {picture}
    </picture>
  );
}
