import { type Random, between } from "./random.ts";
import type { Mood } from "./palette.ts";
import { el, fade, line, sample, stroke } from "./svg.ts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Open water with bars of light that lengthen and thicken towards the viewer. */
export function water(random: Random, box: Box, mood: Mood, glints = 60): string {
  const bars = Array.from({ length: glints }, () => {
    const depth = random() ** 1.6;
    const length = between(random, 20, 90) + depth * box.width * 0.13;
    const x = box.x + random() * box.width - length / 2;
    const y = box.y + 8 + depth * (box.height - 16);
    return line([x, y], [x + length, y], mood.glint, 1.2 + depth * 4.5);
  }).join("");
  return fade(`water-${Math.round(box.y)}`, box, mood.water) + el("g", { opacity: 0.42 }, bars);
}

/** A column of broken bars under a light: its reflection on calm water. */
export function reflection(
  random: Random,
  at: { x: number; y: number; height: number; spread: number },
  colour: string,
): string {
  const rows = 16;
  const bars = Array.from({ length: rows }, (_, index) => {
    const t = index / rows;
    const half = at.spread * (1 - t * 0.55) * between(random, 0.35, 1);
    const y = at.y + 8 + t ** 1.25 * at.height;
    const shift = between(random, -0.25, 0.25) * at.spread;
    return line([at.x - half + shift, y], [at.x + half + shift, y], colour, 2.4 + t * 5);
  });
  return bars.join("");
}

/** Parallel wave lines: a current seen from the side. */
export function swell(
  box: Box,
  rows: number,
  colour: string,
  wave: { length: number; height: number },
): string {
  return Array.from({ length: rows }, (_, row) => {
    const y = box.y + (box.height * (row + 0.5)) / rows;
    const points = sample(Math.ceil(box.width / 12), (t) => [
      box.x + t * box.width,
      y + Math.sin((t * box.width) / wave.length + row * 1.9) * wave.height,
    ]);
    return stroke(points, colour, 2);
  }).join("");
}
