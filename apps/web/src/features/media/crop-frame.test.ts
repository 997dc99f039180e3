import { expect, test } from "vitest";
import { largestFrame, toPixels } from "./crop-frame.ts";

const picture = { width: 1600, height: 900 };

test("the largest frame of a shape is in the middle", () => {
  expect(toPixels(largestFrame(picture, 1), picture)).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  });
  expect(
    toPixels(largestFrame({ width: 900, height: 1600 }, 1), { width: 900, height: 1600 }),
  ).toEqual({ left: 0, top: 350, width: 900, height: 900 });
  expect(toPixels(largestFrame(picture, undefined), picture)).toEqual({
    left: 0,
    top: 0,
    ...picture,
  });
});

test("a frame never leaves the picture", () => {
  const percents = [0, 0.04, 33.3, 49.96, 66.7, 99.97, 100];
  for (const side of [1, 3, 1601]) {
    for (const x of percents) {
      for (const width of percents) {
        const frame = {
          x,
          y: x,
          width: Math.min(width, 100 - x),
          height: Math.min(width, 100 - x),
        };
        const part = toPixels(frame, { width: side, height: side });
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(side);
        expect(part.top + part.height).toBeLessThanOrEqual(side);
      }
    }
  }
});
