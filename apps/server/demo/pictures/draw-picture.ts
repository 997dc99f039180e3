import sharp from "sharp";
import type { PictureName } from "./names.ts";
import { scenes } from "./scenes.ts";

export interface DrawnPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * Deterministic: the same name gives the same shapes.
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
