/**
 * The process that resizes pictures, one at a time. Decoders and encoders take much memory and do not return all of it:
 * it is freed with this process, and a broken picture can only crash this process.
 */
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { EncodeTask } from "./picture-process.ts";
import { MAX_PIXELS } from "./picture-variants.ts";

// Requests come first.
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

/** Returns whether a copy was made; animations and unreadable files are left as they are. */
async function encode({ source, target, width, format }: EncodeTask): Promise<boolean> {
  try {
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) return false;
    // Applies EXIF rotation; all other metadata, above all locations, is dropped.
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
