import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Field } from "./field.tsx";
import { TagsInput, type TagsInputProps } from "./tags-input.tsx";

export default { title: "Components/TagsInput" } satisfies Meta;

function Tags({ start = [], ...props }: Partial<TagsInputProps> & { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Tags" help="Enter or a comma ends a word" className="w-80">
      <TagsInput placeholder="Add a word" {...props} value={value} onValueChange={setValue} />
    </Field>
  );
}

const tags = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

export const Empty: StoryObj = { render: () => <Tags /> };

export const Disabled: StoryObj = { render: () => <Tags start={["news"]} disabled /> };

export const Typed: StoryObj = {
  render: () => <Tags start={["news"]} maxLength={12} />,
  play: async () => {
    const box = screen.getByRole("textbox", { name: "Tags" });
    await userEvent.type(box, "energy,  ,news{Enter}");
    await expect(tags()).toEqual(["news", "energy"]);
    await userEvent.click(box);
    await userEvent.paste("wind、sun, 0123456789abcdef");
    await expect(tags()).toEqual(["news", "energy", "wind", "sun", "0123456789ab"]);
    await userEvent.keyboard("{Backspace}");
    await expect(tags()).toHaveLength(4);
    await userEvent.type(box, "water");
    await userEvent.tab();
    await expect(tags()).toContain("water");
  },
};

export const Full: StoryObj = {
  render: () => <Tags start={["news"]} limit={2} />,
  play: async () => {
    const box = screen.getByRole("textbox");
    await userEvent.type(box, "a,b,c,");
    await expect(tags()).toEqual(["news", "a"]);
    await expect(box).toHaveAttribute("placeholder", "At most 2");
  },
};
