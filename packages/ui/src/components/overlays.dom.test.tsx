import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-panel.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";
import { Input } from "./input.tsx";
import { loadOverlays } from "./load-overlays.ts";

beforeAll(loadOverlays);
afterEach(cleanup);

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        New user
      </Button>
      <Dialog title="New user" {...props} open={open} onOpenChange={setOpen}>
        <Input aria-label="Name" />
      </Dialog>
    </>
  );
}

test("focuses a dialog's first control and restores the focus", async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole("button", { name: "New user" }));
  expect(screen.getByRole("dialog", { name: "New user" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New user" })),
  );
});

function TokenDialogs() {
  const [step, setStep] = useState<"none" | "create" | "created">("none");
  const close = () => setStep("none");
  return (
    <>
      <Button onClick={() => setStep("create")}>New token</Button>
      {step === "create" && (
        <Dialog
          key="create"
          open
          onOpenChange={close}
          title="New token"
          footer={<Button onClick={() => setStep("created")}>Create</Button>}
        />
      )}
      {step === "created" && <Dialog key="created" open onOpenChange={close} title="Copy it" />}
    </>
  );
}

test("restores the focus after a dialog that took the place of another", async () => {
  const user = userEvent.setup();
  render(<TokenDialogs />);
  await user.click(screen.getByRole("button", { name: "New token" }));
  await user.click(screen.getByRole("button", { name: "Create" }));
  const second = screen.getByRole("dialog", { name: "Copy it" });
  await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New token" })),
  );
});

function QuestionOverForm() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Dialog open onOpenChange={() => setAsks(true)} title="New link">
        <input aria-label="Name" />
      </Dialog>
      {asks && <Dialog open onOpenChange={() => setAsks(false)} title="Discard the changes?" />}
    </>
  );
}

test("restores the focus to a field of a dialog that nothing opened, after a question over it", async () => {
  const user = userEvent.setup();
  render(<QuestionOverForm />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  await user.keyboard("{Escape}");
  const question = screen.getByRole("dialog", { name: "Discard the changes?" });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
});

test("keeps a dialog with unsaved input open on Escape", async () => {
  const user = userEvent.setup();
  render(<Example keepOpen />);
  await user.click(screen.getByRole("button", { name: "New user" }));
  await user.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("focuses Cancel of a confirmation, which names the consequence and why it failed", async () => {
  const user = userEvent.setup();
  const confirm = vi.fn<(...args: unknown[]) => void>();
  const close = vi.fn<(...args: unknown[]) => void>();
  render(
    <ConfirmDialog
      open
      onOpenChange={close}
      title="Delete type “News” with 0 articles"
      description="This cannot be undone."
      confirmLabel="Delete type"
      onConfirm={confirm}
      error="Its articles are under review."
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe("Its articles are under review.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await user.keyboard("{Enter}");
  expect(confirm).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledWith(false);
  await user.click(screen.getByRole("button", { name: "Delete type" }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

test("opens a menu by keyboard and leaves the page accessible", async () => {
  const user = userEvent.setup();
  const edit = vi.fn<(...args: unknown[]) => void>();
  render(
    <main>
      <DropdownMenu
        trigger={<Button variant="outline">More</Button>}
        entries={[
          { id: "edit", label: "Edit", onSelect: edit },
          { kind: "separator", id: "line" },
          {
            id: "delete",
            label: "Delete",
            danger: true,
            onSelect: vi.fn<(...args: unknown[]) => void>(),
          },
        ]}
      />
    </main>,
  );
  screen.getByRole("button", { name: "More" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("main").closest("[aria-hidden=true]")).toBeNull();
  await user.click(screen.getByRole("menuitem", { name: "Edit" }));
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1));
});

function DeleteFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        trigger={<Button variant="outline">More</Button>}
        entries={[{ id: "delete", label: "Delete", danger: true, onSelect: () => setOpen(true) }]}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete it"
        description="For good."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}

test("restores the focus to the menu's button after a dialog opened from it", async () => {
  const user = userEvent.setup();
  render(<DeleteFromMenu />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(screen.getByRole("menuitem", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "More" })),
  );
});
