import { expect, test } from "vitest";
import { fitFrame } from "./fit-frame.ts";

test("a frame that fits keeps its size, in the middle", () => {
  expect(fitFrame({ width: 590, height: 700 }, 390)).toEqual({
    width: 390,
    height: 700,
    scale: 1,
    left: 100,
  });
});

test("a wider frame is scaled down, and fills the height", () => {
  expect(fitFrame({ width: 640, height: 700 }, 1280)).toEqual({
    width: 1280,
    height: 1400,
    scale: 0.5,
    left: 0,
  });
});

test("a box without a size, as in a hidden tab, shows nothing", () => {
  expect(fitFrame({ width: 0, height: 0 }, 390)).toMatchObject({ height: 0, scale: 0 });
});
