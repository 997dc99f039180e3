import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { longName, images } from "../_story-data.ts";
import { FileTiles } from "./file-tiles.tsx";

export default { title: "Patterns/FileTiles" } satisfies Meta;

const noop = () => undefined;

/** 212 by 148 each. */
export const States: StoryObj = {
  render: () => (
    <FileTiles
      label="Pictures"
      tiles={[
        { id: "1", name: "lamp.png", detail: "312 kB", imageUrl: images[0], status: "done" },
        {
          id: "2",
          name: `${longName}.png`,
          imageUrl: images[1],
          status: "uploading",
          percent: 62,
        },
        { id: "3", name: "car.png", imageUrl: "/nothing-here.png", status: "done" },
        { id: "4", name: "report.pdf", status: "failed", message: "file cannot be larger than 5M" },
      ]}
      placeholder="car"
      onRemove={noop}
      onRetry={noop}
      onOpen={noop}
      picker={{ label: "Add pictures", hint: "PNG or JPEG, up to 5 MB", inputProps: {} }}
    />
  ),
  play: async () => {
    for (const tile of screen.getAllByRole("listitem").slice(0, 4)) {
      await expect([tile.offsetWidth, tile.offsetHeight]).toEqual([212, 148]);
    }
  },
};

export const HeldOver: StoryObj = {
  render: () => (
    <FileTiles
      label="Pictures"
      tiles={[]}
      picker={{ label: "Drop them here", inputProps: {}, over: true }}
    />
  ),
};
