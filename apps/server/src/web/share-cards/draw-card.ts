/** What social networks show of a page: 1.91 to 1. */
export const CARD = { width: 1200, height: 630, ground: "#12181c" } as const;

/** What a card says; a text that cannot be drawn is null. */
export interface CardTexts {
  title: string | null;
  brand: string | null;
}

interface CardLook extends CardTexts {
  /** As `#rrggbb`. */
  accent: string;
  /** A square PNG. */
  logo: Buffer | null;
}

const MARGIN = 72;
const TITLE = 60;
const BRAND = 32;
const LINES = 3;

const FACES =
  "'Noto Serif CJK SC','Source Han Serif SC','Songti SC','Noto Sans CJK SC','WenQuanYi Micro Hei','PingFang SC','Microsoft YaHei','Droid Sans Fallback',Georgia,'DejaVu Serif',serif";

/** Draws what lies over a card's picture, as SVG: a shade, the accent, the title, the company's name and its logo. */
export function drawCard({ title, brand, accent, logo }: CardLook): string {
  const { width, height } = CARD;
  const base = height - MARGIN;
  const lines = title === null ? [] : wrap(title, (width - 2 * MARGIN) / TITLE, LINES);
  const first = base - BRAND - 36 - (lines.length - 1) * TITLE * 1.2;
  const texts = lines.map((line, index) => textAt(line, first + index * TITLE * 1.2, TITLE, 600));
  const name = brand === null ? "" : textAt(brand, base, BRAND, 400);
  const bar = lines.length === 0 ? base - BRAND - 36 : first - TITLE - 28;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-opacity="0"/><stop offset="0.62" stop-opacity="0.72"/><stop offset="1" stop-opacity="0.9"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    `<rect x="${MARGIN}" y="${bar}" width="96" height="8" fill="${accent}"/>`,
    ...texts,
    name,
    logo === null ? "" : logoAt(logo, width - MARGIN - 96, base - 80),
    "</svg>",
  ].join("");
}

/**
 * Breaks a text into lines of at most so many ems, a Chinese character being one and another one about half; what is too
 * long ends with an ellipsis.
 */
export function wrap(text: string, ems: number, most: number): string[] {
  const pieces = text.trim().match(/\p{Script=Han}\p{P}*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines: string[] = [""];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && emsOf((line + piece).trimEnd()) > ems) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  const whole = lines.map((line) => cut(line.trim(), ems)).filter((line) => line !== "");
  if (whole.length <= most) return whole;
  return [...whole.slice(0, most - 1), cut(`${whole[most - 1] ?? ""}…`, ems)];
}

/** A word longer than a line loses its end. */
function cut(line: string, ems: number): string {
  let text = line;
  while (emsOf(text) > ems) text = `${text.replace(/…$/, "").slice(0, -1)}…`;
  return text;
}

function emsOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character) ? 1 : 0.55),
    0,
  );
}

function textAt(text: string, y: number, size: number, weight: number): string {
  return `<text x="${MARGIN}" y="${y}" font-family="${FACES}" font-size="${size}" font-weight="${weight}" fill="#fff">${escaped(text)}</text>`;
}

function logoAt(logo: Buffer, x: number, y: number): string {
  const href = `data:image/png;base64,${logo.toString("base64")}`;
  return `<image x="${x}" y="${y}" width="96" height="96" href="${href}"/>`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u001f\u007f]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
