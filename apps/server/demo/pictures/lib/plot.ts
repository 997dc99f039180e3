import { numeral } from "./numerals.ts";
import { palette } from "./palette.ts";
import { type Point, line, rect } from "./svg.ts";

/** The frame of a plot: its position and the ranges of its axes. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  x: readonly [number, number];
  y: readonly [number, number];
}

/** A plot that fills a figure, leaving room for the numerals. */
export function plot(
  width: number,
  height: number,
  x: readonly [number, number],
  y: readonly [number, number],
): Plot {
  return {
    left: width * 0.1,
    top: height * 0.08,
    width: width * 0.84,
    height: height * 0.78,
    x,
    y,
  };
}

/** Converts a pair of values to a point of the drawing. */
export function place(frame: Plot, x: number, y: number): Point {
  return [
    frame.left + ((x - frame.x[0]) / (frame.x[1] - frame.x[0])) * frame.width,
    frame.top + frame.height - ((y - frame.y[0]) / (frame.y[1] - frame.y[0])) * frame.height,
  ];
}

/** Paper, grid, axes and numerals. */
export function axes(
  width: number,
  height: number,
  frame: Plot,
  ticks: { x: readonly number[]; y: readonly number[]; digits?: number },
): string {
  const bottom = frame.top + frame.height;
  const across = ticks.y.map((value) => {
    const [x, y] = place(frame, frame.x[0], value);
    return (
      line([x, y], [x + frame.width, y], palette.sand, 1.6) +
      numeral(value.toFixed(ticks.digits ?? 0), x - 22, y, 24, palette.steel, "end")
    );
  });
  const down = ticks.x.map((value) => {
    const [x] = place(frame, value, frame.y[0]);
    return (
      line([x, bottom], [x, bottom + 12], palette.steel, 2.4) +
      numeral(String(value), x, bottom + 42, 24, palette.steel)
    );
  });
  return [
    rect(0, 0, width, height, palette.paper),
    ...across,
    ...down,
    line([frame.left, bottom], [frame.left + frame.width, bottom], palette.slate, 3.4),
    line([frame.left, frame.top], [frame.left, bottom], palette.slate, 3.4),
  ].join("");
}
