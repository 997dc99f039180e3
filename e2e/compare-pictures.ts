import sharp from "sharp";
import type { Box } from "./handbook-screens.ts";

/** Compared at a quarter of their size, so that the edges of letters and compression make no difference. */
const SCALE = 4;
/** Of 255: how far apart two points may be and still look alike. */
const TOLERANCE = 40;

/** The share of two pictures of the same size, 0 to 1, that does not look alike. What is in the boxes counts as alike. */
export async function differenceOf(
  one: Buffer | string,
  other: Buffer | string,
  ignored: readonly Box[] = [],
): Promise<number> {
  const [a, b] = await Promise.all([pointsOf(one), pointsOf(other)]);
  const { width, height } = a.info;
  if (b.info.width !== width || b.info.height !== height) return 1;
  const points = Array.from({ length: width * height }, (_, at) => at);
  const differing = points.filter(
    (at) => !isIn(ignored, at % width, Math.floor(at / width)) && !isAlike(a.data, b.data, at * 3),
  );
  return differing.length / points.length;
}

function pointsOf(picture: Buffer | string) {
  const image = sharp(picture).removeAlpha();
  return image.metadata().then(({ width, height }) =>
    image
      .resize(Math.round(width / SCALE), Math.round(height / SCALE))
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

function isAlike(a: Buffer, b: Buffer, at: number): boolean {
  return [at, at + 1, at + 2].every(
    (index) => Math.abs((a[index] ?? 0) - (b[index] ?? 0)) <= TOLERANCE,
  );
}

function isIn(boxes: readonly Box[], column: number, row: number): boolean {
  const [x, y] = [(column + 0.5) * SCALE, (row + 0.5) * SCALE];
  return boxes.some(
    (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  );
}
