/** The widths that a preview shows, in pixels: those of common screens. */
export const previewWidths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** A screen that a preview shows. */
export type PreviewScreen = keyof typeof previewWidths;

/** Where a frame is drawn: its own size, how much it is scaled down, and its distance from the left. */
export interface FittedFrame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly left: number;
}

/** Fits a frame of a real width into a box: scaled down when it is wider, in the middle when it is narrower. */
export function fitFrame(
  box: { readonly width: number; readonly height: number },
  width: number,
): FittedFrame {
  const scale = Math.min(1, box.width / width);
  return {
    width,
    height: scale === 0 ? 0 : box.height / scale,
    scale,
    left: Math.max(0, (box.width - width) / 2),
  };
}
