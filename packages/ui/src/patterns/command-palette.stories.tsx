import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilePlus, LogOut, Users } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../components/button.tsx";
import { CommandPalette, type CommandItem, type CommandPaletteProps } from "./command-palette.tsx";

export default { title: "Patterns/CommandPalette" } satisfies Meta;

const items: CommandItem[] = [
  {
    value: "users",
    label: "Users",
    detail: "System",
    group: "Go to",
    icon: <Users />,
    shortcut: ["g", "u"],
  },
  {
    value: "roles",
    label: "Roles",
    detail: "System",
    group: "Go to",
    keywords: "access permissions",
  },
  { value: "new", label: "New article", group: "Do", icon: <FilePlus />, shortcut: ["n"] },
  { value: "out", label: "Sign out", group: "Do", icon: <LogOut />, keywords: "leave" },
  { value: "print", label: "Print", group: "Do", disabled: true },
];

const chosen = fn<(item: CommandItem) => void>();

function Example(props: Partial<CommandPaletteProps<CommandItem>>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette
        items={items}
        onSelect={chosen}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

export const Open: StoryObj = { render: () => <Example /> };

export const Loading: StoryObj = { render: () => <Example items={[]} loading /> };

/** An item is found by its keywords too, and run by Enter; the palette closes first. */
export const ByKeyboard: StoryObj = {
  render: () => <Example />,
  play: async () => {
    const box = await screen.findByRole("combobox", { name: "Commands" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard("access");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ value: "roles" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** After the last comes the first; what cannot be done is passed over. */
export const GoesRound: StoryObj = {
  render: () => <Example />,
  play: async () => {
    const box = await screen.findByRole("combobox");
    await userEvent.keyboard("{ArrowUp}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Sign out");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { selected: true }).id,
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Users");
  },
};

export const NothingFound: StoryObj = {
  render: () => <Example />,
  play: async () => {
    await screen.findByRole("combobox");
    await userEvent.keyboard("xyz");
    await expect(screen.getByRole("status")).toHaveTextContent("Nothing found");
  },
};
