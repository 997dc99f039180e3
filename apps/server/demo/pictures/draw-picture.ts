import sharp from "sharp";
import type { PictureName } from "./names.ts";
import { scenes } from "./scenes.ts";

/** A drawn picture. */
export interface DrawnPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a picture of the demo company. The same name gives the same shapes every time.
 *
 * @throws Error when the machine's image library cannot rasterise SVG.
 */
export async function drawPicture(name: PictureName): Promise<DrawnPicture> {
  const { width, height, draw } = scenes[name];
  const webp = await sharp(Buffer.from(draw(width, height)))
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
  return { webp, width, height };
}
