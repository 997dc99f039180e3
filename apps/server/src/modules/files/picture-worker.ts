/**
 * The process that makes smaller copies of pictures, one at a time. Decoders and encoders take much memory and do not
 * give all of it back: they go with this process, and so does one that a broken picture brings down.
 */
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { EncodeTask } from "./picture-process.ts";
import { MAX_PIXELS } from "./picture-variants.ts";

// Visitors' calls come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

const quality = {
  // More effort costs seconds and saves some per cent.
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75, effort: 4 },
} as const;

process.on("message", (task: EncodeTask) => {
  void encode(task).then((done) => process.send?.(done));
});
process.on("disconnect", () => process.exit());

/** Whether a copy was made; an animation, which would stand still, and what cannot be read are left as they are. */
async function encode({ source, target, width, format }: EncodeTask): Promise<boolean> {
  try {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) return false;
    // Turned as the camera says; all else that it wrote into the file, places above all, stays behind.
    await picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, quality[format])
      .timeout({ seconds: 30 })
      .toFile(target);
    return true;
  } catch {
    await rm(target, { force: true });
    return false;
  }
}
