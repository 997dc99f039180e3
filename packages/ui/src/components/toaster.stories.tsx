import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { longName } from "../_story-data.ts";
import { Toaster, type Toast, type ToasterProps } from "./toaster.tsx";

export default { title: "Components/Toaster" } satisfies Meta;

const undo = fn();

const said: Toast[] = [
  {
    id: 1,
    kind: "success",
    message: "type “News” deleted",
    action: { label: "Undo", onSelect: undo },
  },
  { id: 2, kind: "warning", message: "The session ends in two minutes" },
  { id: 3, kind: "error", message: `${longName} could not be saved: the connection was lost` },
];

function Example(props: Partial<ToasterProps>) {
  const [toasts, setToasts] = useState<readonly Toast[]>(said);
  return (
    <main className="h-80">
      <Toaster
        {...props}
        toasts={toasts}
        onDismiss={(id) => setToasts((all) => all.filter((one) => one.id !== id))}
      />
    </main>
  );
}

export const Kinds: StoryObj = { render: () => <Example /> };

export const Undone: StoryObj = {
  render: () => <Example />,
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole("status")).toBeNull();
  },
};

/** They go by themselves, but for the one the focus is on. */
export const GoneAndHeld: StoryObj = {
  render: () => <Example visibleMs={400} />,
  play: async () => {
    screen.getByRole("button", { name: "Undo" }).focus();
    await waitFor(() => expect(screen.queryAllByRole("alert")).toHaveLength(0), { timeout: 3000 });
    await expect(screen.getByRole("status")).toBeVisible();
  },
};
