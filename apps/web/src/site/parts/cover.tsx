interface CoverProps {
  src: string;
  alt: string;
  /** Of the picture; it is cut to this shape. */
  shape?: "wide" | "square";
  /** Whether the picture is seen first and must not wait. */
  first?: boolean;
}

/** A cover with room reserved for it, on a ground of the page's own until it is there. */
export function Cover({ src, alt, shape = "wide", first = false }: CoverProps) {
  return (
    <img
      className={`cover cover-${shape}`}
      src={src}
      alt={alt}
      width={1600}
      height={shape === "wide" ? 900 : 1600}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
    />
  );
}
