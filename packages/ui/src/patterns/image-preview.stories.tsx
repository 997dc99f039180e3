import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { images } from "../_story-data.ts";
import { ImageCell } from "../components/image-cell.tsx";
import { ImagePreview, type ImagePreviewProps } from "./image-preview.tsx";

export default { title: "Patterns/ImagePreview" } satisfies Meta;

function Example(props: Partial<ImagePreviewProps>) {
  const [open, setOpen] = useState(false);
  const value = props.value ?? images.join(";");
  return (
    <>
      <ImageCell name="Lamp" value={value} onOpen={() => setOpen(true)} />
      <ImagePreview
        name="Lamp"
        value={value}
        from="cell"
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const open = () => userEvent.click(screen.getByRole("button", { name: /^Open picture Lamp/ }));

/** 60 % of the screen's width, from a table's cell. */
export const FromCell: StoryObj = {
  render: () => <Example />,
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole("img", { name: "Lamp, 1 of 2" })).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("img", { name: "Lamp, 2 of 2" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    await expect(screen.getByRole("status")).toHaveTextContent("1 of 2");
    const { offsetWidth } = screen.getByRole("dialog");
    await expect(offsetWidth / window.innerWidth).toBeCloseTo(0.6, 2);
  },
};

/** 40 %, while it is being uploaded. */
export const FromUpload: StoryObj = {
  render: () => <Example from="upload" value={images[0]} />,
  play: async () => {
    await open();
    const { offsetWidth } = screen.getByRole("dialog");
    await expect(offsetWidth / window.innerWidth).toBeCloseTo(0.4, 2);
    await expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  },
};

export const Broken: StoryObj = {
  render: () => <Example value="/nothing-here.png" type="car" />,
  play: async () => {
    await open();
    const dialog = screen.getByRole("dialog");
    await waitFor(() => expect(dialog.querySelector("[data-placeholder=car]")).not.toBeNull());
  },
};
