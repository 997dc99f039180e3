import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Field } from "./field.tsx";
import { filterOptions } from "./list-options.ts";
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

/** What was typed comes first; the arrows choose a suggestion. */
export const Suggested: StoryObj = {
  render: function Suggested() {
    const [query, setQuery] = useState("");
    const used = ["energy", "engineering", "news", "wind"].map((tag, at) => ({
      value: tag,
      label: tag,
      detail: String(9 - at),
    }));
    return (
      <div className="h-80">
        <Tags start={["news"]} suggestions={filterOptions(used, query)} onSearch={setQuery} />
      </div>
    );
  },
  play: async () => {
    const box = screen.getByRole("combobox", { name: "Tags" });
    await userEvent.type(box, "en");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
    await expect(screen.getAllByRole("option")[0]).toHaveTextContent("Add “en”");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(tags()).toEqual(["news", "energy"]);
    await userEvent.type(box, "en");
    await userEvent.click(await screen.findByRole("option", { name: /engineering/ }));
    await userEvent.type(box, "water{Enter}");
    await expect(tags()).toEqual(["news", "energy", "engineering", "water"]);
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};
