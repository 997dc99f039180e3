import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { people } from "../_story-data.ts";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Toaster } from "./toaster.tsx";

export default { title: "Components/Dialog" } satisfies Meta;

const noop = () => undefined;

/** Opens itself; closed, its button opens it again. */
function Example({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog title="New type" {...props} open={open} onOpenChange={setOpen}>
        {children}
      </Dialog>
    </>
  );
}

const footer = (
  <>
    <Button variant="outline">Cancel</Button>
    <Button>Create type</Button>
  </>
);

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Field key={index} label={`Field ${index + 1}`}>
      <Input />
    </Field>
  ));

export const Medium: StoryObj = {
  render: () => (
    <Example description="It appears in the masthead at once." footer={footer}>
      <div className="grid gap-4">{fields(2)}</div>
    </Example>
  ),
};

/** At the right edge, for forms to create and edit: the body scrolls, the buttons stay. */
export const Sheet: StoryObj = {
  render: () => (
    <Example size="sheet" footer={footer}>
      <div className="grid gap-4">{fields(16)}</div>
    </Example>
  ),
  play: async () => {
    const save = await screen.findByRole("button", { name: "Create type" });
    await waitFor(() =>
      expect(save.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    screen.getByLabelText("Field 16").focus();
    await expect(save).toBeVisible();
  },
};

/** 40 % of the screen's width. */
export const Upload: StoryObj = {
  render: () => <Example size="upload">A picture before it is sent.</Example>,
  play: () => expectWidth(0.4),
};

/** 60 % of the screen's width. */
export const Preview: StoryObj = {
  render: () => <Example size="preview">A picture of a table’s cell.</Example>,
  play: () => expectWidth(0.6),
};

async function expectWidth(part: number) {
  const panel = await screen.findByRole("dialog");
  await waitFor(() => expect(panel.offsetWidth / window.innerWidth).toBeCloseTo(part, 2));
}

/** A list inside a dialog closes alone on Escape. */
export const WithList: StoryObj = {
  render: () => (
    <Example footer={footer}>
      <Field label="Owner">
        <Combobox options={people} value={null} onValueChange={noop} />
      </Field>
    </Example>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("combobox"));
    await expect(screen.getByRole("listbox")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
};

/** A list opened while its sheet still slides in goes along with it. */
export const ListInMovingSheet: StoryObj = {
  render: () => (
    <Example size="sheet" footer={footer}>
      <Field label="Owner">
        <Combobox options={people} value={null} onValueChange={noop} />
      </Field>
    </Example>
  ),
  play: async () => {
    const sheet = await screen.findByRole("dialog");
    const slide = sheet.animate({ transform: ["translateX(24px)", "none"] }, 1000);
    slide.pause();
    const box = await screen.findByRole("combobox");
    await userEvent.click(box);
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(leftEdgesApart(list, box)).toBeLessThan(20));
    slide.finish();
    await expect(leftEdgesApart(list, box)).toBeLessThan(20);
  },
};

const leftEdgesApart = (one: Element, other: Element) =>
  Math.abs(one.getBoundingClientRect().left - other.getBoundingClientRect().left);

/** A press on a message above it is no press outside. */
export const UnderMessage: StoryObj = {
  render: () => (
    <>
      <Example footer={footer}>The dialog stays.</Example>
      <Toaster toasts={[{ id: 1, kind: "error", message: "not saved" }]} onDismiss={noop} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(await screen.findByText("not saved"));
    // It may not have been painted yet when the press comes.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAttribute("data-state", "open");
  },
};

export const Confirmation: StoryObj = {
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={noop}
      title="Delete type “News” with 0 articles"
      description="The type is gone from the masthead and from every list. This cannot be undone."
      confirmLabel="Delete type"
      onConfirm={noop}
    />
  ),
};
