import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { people } from "../_story-data.ts";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { filterOptions } from "./list-options.ts";

export default { title: "Components/Combobox" } satisfies Meta;

function Owner({ start = null, ...props }: Partial<ComboboxProps> & { start?: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <div className="h-80 w-72">
      <Field label="Owner">
        <Combobox options={people} {...props} value={value} onValueChange={setValue} />
      </Field>
    </div>
  );
}

export const Closed: StoryObj = { render: () => <Owner start="2" clearable /> };

export const Disabled: StoryObj = { render: () => <Owner start="2" disabled clearable /> };

/** Typing filters, the arrows highlight, Enter selects. */
export const ByKeyboard: StoryObj = {
  render: () => <Owner />,
  play: async () => {
    const box = screen.getByRole("combobox", { name: "Owner" });
    await userEvent.click(box);
    await expect(screen.getAllByRole("option")).toHaveLength(6);
    await userEvent.type(box, "editor");
    await expect(screen.getAllByRole("option")).toHaveLength(3);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveValue("王芳");
    await expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("王芳");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { selected: true }).id,
    );
  },
};

/** The arrows and a press skip disabled options. */
export const PassesOver: StoryObj = {
  render: () => <Owner start="4" />,
  play: async () => {
    const box = screen.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("option", { name: /John/ }));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveValue("Nordrheinwestfalenlandesversammlungshaus");
  },
};

/** Escape and leaving give up what was typed. */
export const GivesUp: StoryObj = {
  render: () => <Owner start="1" />,
  play: async () => {
    const box = screen.getByRole("combobox");
    await userEvent.type(box, "zo");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(box).toHaveValue("Li Wei");
    await userEvent.type(box, "x");
    await userEvent.tab();
    await expect(box).toHaveValue("Li Wei");
  },
};

export const Cleared: StoryObj = {
  render: () => <Owner start="1" clearable />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    await expect(screen.getByRole("combobox")).toHaveValue("");
    await expect(screen.getByRole("combobox")).toHaveFocus();
  },
};

export const NothingFound: StoryObj = {
  render: () => <Owner />,
  play: async () => {
    await userEvent.type(screen.getByRole("combobox"), "nobody");
    await expect(screen.getByRole("status")).toHaveTextContent("Nothing found");
  },
};

export const Loading: StoryObj = {
  render: () => <Owner options={[]} loading onSearch={() => undefined} />,
  play: async () => {
    await userEvent.click(screen.getByRole("combobox"));
    await expect(screen.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** The options are loaded; the label of a selected one is remembered. */
export const Loaded: StoryObj = {
  render: function Loaded() {
    const [query, setQuery] = useState("");
    return <Owner options={filterOptions(people, query)} onSearch={setQuery} />;
  },
  play: async () => {
    const box = screen.getByRole("combobox");
    await userEvent.type(box, "zo");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveValue("Zoë Ångström");
    await userEvent.clear(box);
    await userEvent.type(box, "maria");
    await waitFor(() => expect(screen.getByRole("option")).toHaveTextContent("Maria"));
    await userEvent.tab();
    await expect(box).toHaveValue("Zoë Ångström");
  },
};
