import { pictureSources, sizeAmong } from "../parts/picture-sources.ts";
import type { PublicArticle, SizedPicture } from "../types.ts";

type PicturedText = Pick<PublicArticle, "content" | "pictures" | "cover">;

/** The width of a text, and of a screen that has less than that. */
const measure = "42rem";

/**
 * An article's text with responsive pictures: their size, so that nothing shifts, the copies to choose from, and lazy
 * loading unless they are above the fold. The stored article has none of this.
 */
export function withTextPictures({ content, pictures, cover }: PicturedText): string {
  let late = cover !== null;
  return content.replace(/<img\b([^<>]*?)\s*\/?>/g, (_tag, attributes: string) => {
    const picture = drawn(attributes, pictures, late);
    late = true;
    return picture;
  });
}

function drawn(attributes: string, pictures: SizedPicture[] | undefined, late: boolean): string {
  const src = valueOf(attributes, "src") ?? "";
  const size = sizeAmong(pictures, src);
  const waits = late && valueOf(attributes, "loading") === undefined ? ` loading="lazy"` : "";
  if (!size) return `<img${attributes}${waits} decoding="async">`;
  const { width, rest } = sized(attributes, size);
  const sizes = `(min-width: 46rem) min(${measure}, ${width}px), min(92vw, ${width}px)`;
  const sources = pictureSources(src, size).map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  const picture = `<img${rest}${waits} decoding="async">`;
  return sources.length === 0 ? picture : `<picture>${sources.join("")}${picture}</picture>`;
}

/** The attributes with both sides: the writer's where given, completed in the picture's proportions. */
function sized(attributes: string, size: { width: number; height: number }) {
  const given = { width: numberOf(attributes, "width"), height: numberOf(attributes, "height") };
  const ratio = size.width / size.height;
  const width = given.width ?? (given.height ? Math.round(given.height * ratio) : size.width);
  const height = given.height ?? Math.round(width / ratio);
  const others = attributes.replace(/\s(?:width|height)="[^"]*"/g, "");
  return { width, rest: `${others} width="${width}" height="${height}"` };
}

function numberOf(attributes: string, name: string): number | undefined {
  const value = Number(valueOf(attributes, name));
  return value > 0 ? value : undefined;
}

function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
}
