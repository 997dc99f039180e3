interface Size {
  readonly width: number;
  readonly height: number;
}

/** A frame in per cent of a picture. */
export interface Frame {
  unit: "%";
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest frame of a shape, in the middle; the whole picture without one. */
export function largestFrame({ width, height }: Size, aspect: number | undefined): Frame {
  const shape = (aspect ?? width / height) / (width / height);
  const framed =
    shape > 1 ? { width: 100, height: 100 / shape } : { width: 100 * shape, height: 100 };
  return { unit: "%", x: (100 - framed.width) / 2, y: (100 - framed.height) / 2, ...framed };
}

/** The part of a picture in its pixels, never beyond its edges. */
export function toPixels(frame: Omit<Frame, "unit">, { width, height }: Size) {
  const left = Math.min(width - 1, Math.max(0, Math.round((frame.x / 100) * width)));
  const top = Math.min(height - 1, Math.max(0, Math.round((frame.y / 100) * height)));
  return {
    left,
    top,
    width: Math.min(width - left, Math.round((frame.width / 100) * width)),
    height: Math.min(height - top, Math.round((frame.height / 100) * height)),
  };
}
