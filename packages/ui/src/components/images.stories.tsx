import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { images } from "../_story-data.ts";
import { ImageCell } from "./image-cell.tsx";
import { ImageWithFallback } from "./image-with-fallback.tsx";
import { PlaceholderImage } from "./placeholder-image.tsx";

export default { title: "Components/Images" } satisfies Meta;

const noop = () => undefined;

/** 60 by 60 in a table's cell; several are counted. */
export const Cells: StoryObj = {
  render: () => (
    <div className="flex gap-3">
      <ImageCell name="Lamp" value={images[0]} />
      <ImageCell name="Two lamps" value={`${images.join(";")};`} onOpen={noop} />
      <ImageCell name="Li Wei" value="/nothing-here.png" />
      <ImageCell name="Lorry" value="" type="car" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...canvasElement.querySelectorAll<HTMLElement>(".flex > *")];
    const sizes = cells.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} × ${offsetHeight}`);
    await expect(sizes).toEqual(["60 × 60", "60 × 60", "60 × 60", "60 × 60"]);
  },
};

export const Placeholders: StoryObj = {
  render: () => (
    <div className="flex gap-3">
      <PlaceholderImage className="h-[148px] w-[212px]" />
      <PlaceholderImage type="car" className="h-[148px] w-[212px]" />
      <ImageWithFallback src={images[1]} alt="A hill" width={212} height={148} />
    </div>
  ),
};
