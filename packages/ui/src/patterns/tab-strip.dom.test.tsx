import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { UiMessagesProvider } from "../messages-provider.tsx";
import { TabStrip } from "./tab-strip.tsx";
import type { TabStripAction, TabStripItem } from "./tab-strip-types.ts";

afterEach(cleanup);

const items: TabStripItem[] = [
  { id: "home", label: "Dashboard", affix: true },
  { id: "articles", label: "Articles" },
  { id: "edit", label: "Edit", dirty: true },
];

function setUp() {
  const onAction = vi.fn<(action: TabStripAction, id: string) => void>();
  const onMove = vi.fn<(id: string, toIndex: number) => void>();
  function Strip() {
    const [activeId, setActiveId] = useState("articles");
    return (
      <TabStrip
        items={items}
        activeId={activeId}
        onSelect={setActiveId}
        onAction={onAction}
        onMove={onMove}
      />
    );
  }
  render(<Strip />);
  const tab = (name: string) => screen.getByRole("tab", { name });
  return { onAction, onMove, tab, user: userEvent.setup() };
}

test("has only the active tab in the tab order, and wraps around by arrow keys", async () => {
  const { tab, user } = setUp();
  await user.tab();
  expect(document.activeElement).toBe(tab("Articles"));
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Edit, unsaved changes"));
  expect(tab("Edit, unsaved changes").getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(tab("Dashboard"));
  await user.keyboard("{End}");
  expect(document.activeElement).toBe(tab("Edit, unsaved changes"));
  await user.keyboard("{Home}");
  expect(tab("Dashboard").tabIndex).toBe(0);
  expect(tab("Articles").tabIndex).toBe(-1);
});

test("closes a tab on Delete, by its button and by the middle button, but not an affixed one", async () => {
  const { tab, user, onAction } = setUp();
  tab("Articles").focus();
  await user.keyboard("{Delete}");
  expect(onAction).toHaveBeenLastCalledWith("close", "articles");
  await user.click(screen.getByTitle("Close Edit"));
  expect(onAction).toHaveBeenLastCalledWith("close", "edit");
  fireEvent(tab("Articles"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(onAction).toHaveBeenCalledTimes(3);

  tab("Dashboard").focus();
  await user.keyboard("{Delete}");
  fireEvent(tab("Dashboard"), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(onAction).toHaveBeenCalledTimes(3);
  expect(screen.queryByTitle("Close Dashboard")).toBeNull();
});

test("leaves the focus on the tab that is shown after one closed, so that several close in a row", async () => {
  function Strip() {
    const [open, setOpen] = useState(items);
    const close = (id: string) => setOpen(open.filter((item) => item.id !== id));
    return (
      <TabStrip
        items={open}
        activeId={open.at(-1)?.id}
        onSelect={() => {}}
        // After a question, for instance.
        onAction={(_action, id) => void Promise.resolve().then(() => close(id))}
      />
    );
  }
  render(<Strip />);
  const user = userEvent.setup();
  screen.getByRole("tab", { name: /^Edit/ }).focus();
  await user.keyboard("{Delete}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Articles"));
  fireEvent.contextMenu(screen.getByRole("tab", { name: "Articles" }));
  await user.click(screen.getByRole("menuitem", { name: "Close" }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Dashboard"));
});

test("offers only the actions that apply in its menu, which works by keyboard", async () => {
  const { tab, user, onAction } = setUp();
  fireEvent.contextMenu(tab("Articles"));
  const offered = screen.getAllByRole("menuitem").map((entry) => entry.textContent);
  expect(offered).toEqual(["Refresh", "Close", "Close others", "Close to the right", "Close all"]);
  expect(document.activeElement?.textContent).toBe("Refresh");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onAction).toHaveBeenLastCalledWith("closeOthers", "articles");
  expect(screen.queryByRole("menu")).toBeNull();

  fireEvent.contextMenu(tab("Articles"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(tab("Articles"));
});

test("moves a tab by Ctrl+Shift+arrow, but not beyond the ends", async () => {
  const { tab, user, onMove } = setUp();
  tab("Articles").focus();
  await user.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}");
  expect(onMove).toHaveBeenLastCalledWith("articles", 2);
  tab("Edit, unsaved changes").focus();
  await user.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}");
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("pins and unpins a tab and reopens the last closed one from the menu", async () => {
  const user = userEvent.setup();
  const onAction = vi.fn<(action: TabStripAction, id: string) => void>();
  const some = [
    { id: "a", label: "A", pinned: true },
    { id: "b", label: "B" },
  ];
  const shared = { activeId: "a", onSelect: () => undefined, onAction };
  const { rerender } = render(<TabStrip items={some} {...shared} canPin canReopen />);
  const open = (name: string) => {
    fireEvent.contextMenu(screen.getByRole("tab", { name }));
    return screen.getAllByRole("menuitem").map((entry) => entry.textContent);
  };
  expect(open("B")).toEqual(["Refresh", "Pin", "Close", "Close all", "Reopen closed tab"]);
  await user.click(screen.getByRole("menuitem", { name: "Pin" }));
  expect(onAction).toHaveBeenLastCalledWith("pin", "b");
  open("A");
  await user.click(screen.getByRole("menuitem", { name: "Unpin" }));
  expect(onAction).toHaveBeenLastCalledWith("unpin", "a");
  open("A");
  await user.click(screen.getByRole("menuitem", { name: "Reopen closed tab" }));
  expect(onAction).toHaveBeenLastCalledWith("reopen", "a");
  rerender(<TabStrip items={some} {...shared} />);
  expect(open("B")).toEqual(["Refresh", "Close", "Close all"]);
});

test("renders only the newly and the previously selected tab again", async () => {
  const drawn: string[] = [];
  const messages = {
    closeTabNamed: ({ name }: { name: string }) => {
      drawn.push(name);
      return `Close ${name}`;
    },
  };
  const many = ["One", "Two", "Three", "Four"].map((label) => ({ id: label, label }));
  const strip = (activeId: string) => (
    <UiMessagesProvider messages={messages}>
      <TabStrip
        items={many.map((item) => ({ ...item }))}
        activeId={activeId}
        onSelect={() => {}}
        onAction={() => {}}
      />
    </UiMessagesProvider>
  );
  const { rerender } = render(strip("One"));
  drawn.length = 0;
  rerender(strip("Three"));
  expect(drawn).toEqual(["One", "Three"]);
});

test("lists all tabs where they do not fit", async () => {
  class Observer {
    readonly #observe: () => void;
    constructor(observe: () => void) {
      this.#observe = observe;
    }
    observe() {
      this.#observe();
    }
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
  const { tab, user } = setUp();
  const all = screen.getByRole("combobox", { name: "All 3 open tabs" });
  await user.selectOptions(all, "Edit, unsaved changes");
  expect(tab("Edit, unsaved changes").getAttribute("aria-selected")).toBe("true");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
