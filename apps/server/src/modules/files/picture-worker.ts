/**
 * The process that resizes and crops pictures, one at a time. Decoders and encoders take much memory and do not return all of it:
 * it is freed with this process, and a broken picture can only crash this process.
 */
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import sharp, { type Sharp } from "sharp";
import type { CardTask, CropTask, EncodeTask, IconTask, ResizeTask } from "./picture-process.ts";
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

/** Returns whether a picture was made; animations and unreadable files are left as they are. */
async function encode(task: EncodeTask): Promise<boolean> {
  try {
    const picture = opened(task);
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) return false;
    // Applies EXIF rotation; all other metadata, above all locations, is dropped.
    const upright = picture.autoOrient();
    const made = encoded(upright, task);
    await made.timeout({ seconds: 30 }).toFile(task.target);
    return true;
  } catch {
    await rm(task.target, { force: true });
    return false;
  }
}

function opened(task: EncodeTask): Sharp {
  if (!("card" in task) || task.source !== null) {
    return sharp(task.source ?? "", { limitInputPixels: MAX_PIXELS });
  }
  const { width, height, ground } = task.card;
  return sharp({ create: { width, height, channels: 3, background: ground } });
}

function encoded(picture: Sharp, task: EncodeTask): Sharp {
  if ("card" in task) return drawnOver(picture, task);
  if ("region" in task) return cropped(picture, task);
  return "size" in task ? squared(picture, task) : resized(picture, task);
}

function drawnOver(picture: Sharp, { card: { width, height }, drawing }: CardTask): Sharp {
  return picture
    .resize({ width, height, fit: "cover", position: "attention" })
    .flatten()
    .composite([{ input: Buffer.from(drawing) }])
    .jpeg({ quality: 82, progressive: true });
}

function squared(picture: Sharp, { size, ground }: IconTask): Sharp {
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  // A border of a tenth where there is a ground, as systems cut the corners off.
  const inner = ground === null ? size : Math.round(size * 0.8);
  const border = (size - inner) / 2;
  return picture
    .resize({ width: inner, height: inner, fit: "contain", background })
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .png();
}

function resized(picture: Sharp, { width, format }: ResizeTask): Sharp {
  return picture.resize({ width, withoutEnlargement: true }).toFormat(format, quality[format]);
}

/** The type is that of the target's name. Smaller copies are made of the result, so it loses as little as possible. */
function cropped(picture: Sharp, { region }: CropTask): Sharp {
  return picture
    .extract(region)
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 92, force: false })
    .avif({ quality: 75, effort: 2, force: false })
    .png({ force: false });
}
