import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";
import { FileTiles } from "./file-tiles.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { UiMessagesProvider } from "../messages-provider.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SideMenu, type SideMenuItem } from "./side-menu.tsx";

afterEach(cleanup);

test("focuses the error summary, which links to the controls", async () => {
  render(
    <>
      <ErrorSummary attempt={1} errors={[{ controlId: "title", message: "Give a title" }]} />
      <input id="title" aria-label="Title" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  await userEvent.click(screen.getByRole("link", { name: "Give a title" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});

test("leaves the focus alone when errors come back by themselves", () => {
  const errors = [{ message: "Give a title" }];
  const { rerender } = render(<ErrorSummary attempt={1} errors={errors} />);
  const input = document.createElement("input");
  document.body.append(input);
  input.focus();
  rerender(<ErrorSummary attempt={1} errors={[]} />);
  rerender(<ErrorSummary attempt={1} errors={errors} />);
  expect(document.activeElement).toBe(input);
  rerender(<ErrorSummary attempt={2} errors={errors} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  input.remove();
});

test.each([
  [{ status: "unchanged" } as const, "No changes"],
  [{ status: "unsaved" } as const, "Unsaved changes"],
  [{ status: "unsaved", reason: "Choose a type." } as const, "Choose a type."],
  [{ status: "saving" } as const, "Saving…"],
  [{ status: "offline", isStored: true } as const, "Offline: kept on this device"],
  [{ status: "offline", isStored: false } as const, "Offline: not saved yet"],
  [{ status: "failed", reason: "no room" } as const, "Could not save: no room"],
  [{ status: "saved", at: new Date(2026, 10, 21, 14, 5) } as const, "Saved at 14:05"],
  [{ status: "conflict" } as const, "Someone else saved a newer version"],
])("shows %j in the save bar", (state, text) => {
  render(
    <UiMessagesProvider messages={{}} locale="en">
      <SaveBar state={state}>
        <button>Save</button>
      </SaveBar>
    </UiMessagesProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe(text);
});

test("shows filters as chips that can be removed one by one or all", async () => {
  const remove = vi.fn<(...args: unknown[]) => void>();
  const clear = vi.fn<(...args: unknown[]) => void>();
  const chips = [
    { id: "type", name: "Type", value: "News", onRemove: remove },
    {
      id: "status",
      name: "Status",
      value: "Draft",
      onRemove: vi.fn<(...args: unknown[]) => void>(),
    },
  ];
  render(
    <FilterBar chips={chips} onClearAll={clear}>
      <input aria-label="Keyword" />
    </FilterBar>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove filter Type News" }));
  expect(remove).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("search").getAttribute("autocomplete")).toBe("off");
});

const menu: SideMenuItem[] = [
  { id: "home", label: "Dashboard", href: "/home" },
  {
    id: "system",
    label: "System",
    children: [{ id: "roles", label: "Roles", href: "/roles" }],
  },
];

test("expands the groups around the current page", async () => {
  render(
    <SideMenu
      items={menu}
      currentId="roles"
      renderLink={(item, props) => (
        <a href={item.href} {...props}>
          {props.children}
        </a>
      )}
    />,
  );
  const nav = screen.getByRole("navigation", { name: "Main menu" });
  expect(within(nav).getByRole("link", { name: "Roles" }).getAttribute("aria-current")).toBe(
    "page",
  );
  const group = within(nav).getByRole("button", { name: "System" });
  await userEvent.click(group);
  expect(group.getAttribute("aria-expanded")).toBe("false");
  expect(within(nav).queryByRole("link", { name: "Roles" })).toBeNull();
});

test("keeps the names of a collapsed side menu, and asks to expand it for a group", async () => {
  const widen = vi.fn<(...args: unknown[]) => void>();
  render(
    <SideMenu
      items={menu}
      collapsed
      onExpandRequest={widen}
      renderLink={(item, props) => (
        <a href={item.href} {...props}>
          {props.children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole("link", { name: "Dashboard" }).title).toBe("Dashboard");
  await userEvent.click(screen.getByRole("button", { name: "System" }));
  expect(widen).toHaveBeenCalledTimes(1);
});

test("shows progress and failure on file tiles, with cancel and retry", async () => {
  const remove = vi.fn<(...args: unknown[]) => void>();
  const retry = vi.fn<(...args: unknown[]) => void>();
  render(
    <FileTiles
      label="Pictures"
      onRemove={remove}
      onRetry={retry}
      tiles={[
        { id: "1", name: "a.jpg", status: "uploading", percent: 42.4 },
        { id: "2", name: "b.jpg", status: "failed" },
      ]}
      picker={{ label: "Add", inputProps: { accept: ".jpg", disabled: true } }}
    />,
  );
  expect(screen.getByRole("progressbar", { name: "Uploading a.jpg, 42 %" })).toBeDefined();
  expect(screen.getByText("upload failed")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Cancel upload of a.jpg" }));
  expect(remove).toHaveBeenCalledWith("1");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledWith("2");
  expect(screen.getByLabelText<HTMLInputElement>("Add").accept).toBe(".jpg");
});
