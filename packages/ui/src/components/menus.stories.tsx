import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ContextMenu } from "./context-menu.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import type { MenuEntry } from "./menu-entries.tsx";
import { Popover } from "./popover.tsx";
import { Tooltip } from "./tooltip.tsx";

export default { title: "Components/Menus" } satisfies Meta;

const noop = () => undefined;

const entries: MenuEntry[] = [
  { kind: "label", id: "what", label: "Quarterly report" },
  { id: "edit", label: "Edit", icon: <Pencil />, hint: "E", onSelect: noop },
  { id: "copy", label: "Copy", icon: <Copy />, disabled: true, onSelect: noop },
  { id: "dense", label: "Small rows", checked: true, onSelect: noop },
  { kind: "separator", id: "line" },
  { id: "delete", label: "Delete", icon: <Trash2 />, danger: true, onSelect: noop },
];

export const Dropdown: StoryObj = {
  render: () => (
    <div className="h-72">
      <DropdownMenu
        trigger={<Button variant="outline">More</Button>}
        entries={entries}
        align="start"
        header="Li Wei"
      />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit/ })).toBeVisible());
  },
};

export const Context: StoryObj = {
  render: () => (
    <div className="h-72">
      <ContextMenu entries={entries}>
        <button type="button" className="w-64 rounded-lg border border-border bg-card p-4">
          Press the right button here
        </button>
      </ContextMenu>
    </div>
  ),
  play: async () => {
    await fireEvent.contextMenu(screen.getByRole("button"), { clientX: 40, clientY: 40 });
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit/ })).toBeVisible());
  },
};

/** A dialog opened from a context menu has the focus, and the thing gets it back. */
export const ContextToDialog: StoryObj = {
  render: function ContextToDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <ContextMenu entries={[{ id: "delete", label: "Delete", onSelect: () => setOpen(true) }]}>
          <button type="button">Report</button>
        </ContextMenu>
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete “Report”"
          description="This cannot be undone."
          confirmLabel="Delete report"
          onConfirm={noop}
        />
      </>
    );
  },
  play: async () => {
    const thing = screen.getByRole("button", { name: "Report" });
    thing.focus();
    await fireEvent.contextMenu(thing);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() => expect(thing).toHaveFocus());
  },
};

export const Panel: StoryObj = {
  render: () => (
    <div className="h-40">
      <Popover label="More filters" trigger={<Button variant="outline">Filters</Button>}>
        More to choose from.
      </Popover>
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Filters" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "More filters" })).toBeVisible());
  },
};

export const Hint: StoryObj = {
  render: () => (
    <div className="p-10">
      <Tooltip content="22 Nov 2026, 14:05 UTC+8">
        <button type="button">2 hours ago</button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("14:05");
  },
};
