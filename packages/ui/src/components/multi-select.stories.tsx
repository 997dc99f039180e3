import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { people } from "../_story-data.ts";
import { Field } from "./field.tsx";
import { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";

export default { title: "Components/MultiSelect" } satisfies Meta;

function Members({ start = [], ...props }: Partial<MultiSelectProps> & { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <div className="h-96 w-72">
      <Field label="Members" error={props.disabled ? undefined : "Choose two"}>
        <MultiSelect options={people} {...props} value={value} onValueChange={setValue} />
      </Field>
    </div>
  );
}

const chips = () => screen.queryAllByRole("button").map((button) => button.ariaLabel);

export const Chosen: StoryObj = { render: () => <Members start={["1", "3", "6"]} /> };

export const Disabled: StoryObj = { render: () => <Members start={["1", "3"]} disabled /> };

/** The list stays open; selecting an option a second time removes it. */
export const ByKeyboard: StoryObj = {
  render: () => <Members />,
  play: async () => {
    await userEvent.click(screen.getByRole("combobox", { name: "Members" }));
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(chips()).toEqual(["Remove Li Wei", "Remove Zoë Ångström"]);
    await userEvent.keyboard("{Enter}");
    await expect(chips()).toEqual(["Remove Li Wei"]);
    await expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
  },
};

/** Backspace in the empty box removes the last value, its button any; the focus stays in the box. */
export const TakenOut: StoryObj = {
  render: () => <Members start={["1", "2", "3"]} />,
  play: async () => {
    const box = screen.getByRole("combobox");
    box.focus();
    await userEvent.keyboard("{Backspace}");
    await expect(chips()).toEqual(["Remove Li Wei", "Remove Zoë Ångström"]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Li Wei" }));
    await expect(chips()).toEqual(["Remove Zoë Ångström"]);
    await expect(box).toHaveFocus();
  },
};
