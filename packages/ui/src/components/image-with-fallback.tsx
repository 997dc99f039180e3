"use client";

import { useEffect, useRef, useState, type ComponentProps } from "react";
import { PlaceholderImage, type PlaceholderType } from "./placeholder-image.tsx";

export interface ImageWithFallbackProps extends Omit<ComponentProps<"img">, "src" | "alt" | "ref"> {
  /** Empty or absent shows the placeholder at once. */
  src: string | null | undefined;
  /** What the image shows; empty when it only decorates. */
  alt: string;
  /** The placeholder shown when the image fails: a person, or a car. */
  type?: PlaceholderType | undefined;
}

/**
 * An image that becomes a placeholder when it does not load. A new URL is tried again.
 *
 * @example <ImageWithFallback src={product.cover} alt={product.name} type="car" width={212} height={148} />
 */
export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, alt, type = "person", className, onError, ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  // In a page from the server the image may have failed before this script ran; its event is gone.
  useEffect(() => {
    const shown = image.current;
    if (!shown?.complete || shown.naturalWidth > 0) return;
    shown.decode().catch(() => setFailedSrc(shown.getAttribute("src")));
  }, []);

  if (!src || failedSrc === src) {
    return <PlaceholderImage type={type} alt={alt} className={className} />;
  }
  return (
    <img
      decoding="async"
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      className={className}
      onError={(event) => {
        setFailedSrc(src);
        onError?.(event);
      }}
    />
  );
}
