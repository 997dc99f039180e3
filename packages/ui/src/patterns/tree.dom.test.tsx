import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadOverlays } from "../components/load-overlays.ts";
import { deriveChecks, filterTree, toggleCheck, type TreeNode } from "./tree-model.ts";
import { moveNode } from "./tree-move.ts";
import { TreeSelect } from "./tree-select.tsx";
import { Tree } from "./tree.tsx";

beforeAll(loadOverlays);
afterEach(cleanup);

const china: TreeNode = { id: "china", label: "China" };
const news: TreeNode = {
  id: "news",
  label: "News",
  children: [{ id: "europe", label: "Europe" }, china],
};
const nodes: TreeNode[] = [news, { id: "guides", label: "Guides" }];

test("moves a row by its menu on a touch screen, without selecting the row", async () => {
  const touch = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(window, "matchMedia").mockReturnValue(touch as unknown as MediaQueryList);
  const onSelect = vi.fn<() => void>();
  function Moving() {
    const [shown, setShown] = useState<readonly TreeNode[]>(nodes);
    return (
      <Tree
        label="Types"
        nodes={shown}
        defaultExpandedIds={["news"]}
        onSelect={onSelect}
        onMove={(move) => setShown(moveNode(shown, move))}
      />
    );
  }
  render(<Moving />);
  const names = () => screen.getAllByRole("treeitem").map((row) => row.getAttribute("aria-label"));
  await userEvent.click(screen.getByRole("button", { name: "Move China" }));
  expect(screen.getAllByRole("menuitem").map((entry) => entry.textContent)).toEqual([
    "Move up",
    "Move under Europe",
    "Move out of News",
  ]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Move out of News" }));
  expect(names()).toEqual(["News", "Europe", "China", "Guides"]);
  expect(screen.getByRole("treeitem", { name: "China" }).getAttribute("aria-level")).toBe("1");
  expect(onSelect).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("checks descendants and derives ancestors", () => {
  const one = toggleCheck(nodes, new Set(), china);
  expect([...one.checkedIds]).toEqual(["china"]);
  expect([...one.indeterminateIds]).toEqual(["news"]);
  const all = toggleCheck(nodes, one.checkedIds, news);
  expect([...all.checkedIds].toSorted()).toEqual(["china", "europe", "news"]);
  const none = toggleCheck(nodes, all.checkedIds, news);
  expect(none).toEqual({ checkedIds: new Set(), indeterminateIds: new Set() });
  expect([...deriveChecks(nodes, new Set(["europe", "china"])).checkedIds]).toContain("news");
});

test("keeps the ancestors of matches in a filtered tree", () => {
  expect(filterTree(nodes, "chi")).toEqual([{ ...news, children: [china] }]);
  expect(filterTree(nodes, " ")).toBe(nodes);
});

test("moves, expands and collapses by arrow keys", async () => {
  const user = userEvent.setup();
  const choose = vi.fn<(...args: unknown[]) => void>();
  render(<Tree label="Types" nodes={nodes} onSelect={choose} />);
  await user.tab();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  expect(focused()).toBe("News");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(focused()).toBe("China");
  expect(document.activeElement?.getAttribute("aria-level")).toBe("2");
  await user.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledWith(china);
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(focused()).toBe("News");
  expect(screen.queryByRole("treeitem", { name: "China" })).toBeNull();
  await user.keyboard("g");
  expect(focused()).toBe("Guides");
});

test("checks on Space, and exposes a partly checked branch as mixed", async () => {
  const user = userEvent.setup();
  function Menus() {
    const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set());
    return (
      <Tree
        label="Menus"
        nodes={nodes}
        defaultExpandedIds={["news"]}
        checkedIds={checkedIds}
        onCheckedChange={(checks) => setCheckedIds(checks.checkedIds)}
      />
    );
  }
  render(<Menus />);
  await user.tab();
  await user.keyboard("{ArrowDown} ");
  const checked = (name: string) =>
    screen.getByRole("treeitem", { name }).getAttribute("aria-checked");
  expect([checked("News"), checked("Europe"), checked("China")]).toEqual([
    "mixed",
    "true",
    "false",
  ]);
});

test("shows the path to the selected node and selects another", async () => {
  const user = userEvent.setup();
  const change = vi.fn<(...args: unknown[]) => void>();
  render(<TreeSelect label="Type" nodes={nodes} value="china" onValueChange={change} />);
  await user.click(screen.getByRole("button", { name: "News / China" }));
  await user.type(await screen.findByRole("searchbox", { name: "Filter" }), "gui");
  await user.click(await screen.findByRole("treeitem", { name: "Guides" }));
  expect(change).toHaveBeenCalledWith("guides");
});

test("opens with the ancestors of the selected node expanded", async () => {
  const user = userEvent.setup();
  const deep: TreeNode = { id: "company", label: "Company", children: nodes };
  render(<TreeSelect label="Type" nodes={[deep]} value="china" onValueChange={() => undefined} />);
  await user.click(screen.getByRole("button", { name: "Company / News / China" }));
  expect(await screen.findByRole("treeitem", { name: "China", selected: true })).toBeDefined();
});

test("expands the ancestors of the selected node when it changes or moves", async () => {
  const user = userEvent.setup();
  const isShown = () => screen.queryByRole("treeitem", { name: "China" }) !== null;
  const put = (of: readonly TreeNode[], id: string) => (
    <Tree label="Types" nodes={of} selectedId={id} />
  );
  const { rerender } = render(put(nodes, "guides"));
  expect(isShown()).toBe(false);
  rerender(put(nodes, "china"));
  expect(isShown()).toBe(true);

  // What is closed by hand stays closed.
  await user.tab();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(isShown()).toBe(false);
  rerender(put([...nodes], "china"));
  expect(isShown()).toBe(false);

  rerender(put(moveNode(nodes, { id: "china", parentId: "guides", index: 0 }), "china"));
  expect(isShown()).toBe(true);
});

test("focuses the node whose name starts with the typed letters", async () => {
  const user = userEvent.setup();
  const words = ["Guides", "Garden", "Galleries"].map((label) => ({ id: label, label }));
  render(<Tree label="Types" nodes={words} />);
  await user.tab();
  await user.keyboard("gal");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Galleries");
});

test("shows matches of a filter and their ancestors, expanded", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tree label="Types" nodes={nodes} filter="chi" />);
  const shown = () => screen.getAllByRole("treeitem").map((row) => row.getAttribute("aria-label"));
  expect(shown()).toEqual(["News", "China"]);
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(shown()).toEqual(["News"]);
  rerender(<Tree label="Types" nodes={nodes} filter="xyz" />);
  expect(screen.getByRole("status").textContent).toBe("No matching entry");
  rerender(<Tree label="Types" nodes={nodes} />);
  expect(shown()).toEqual(["News", "Guides"]);
});

test("moves a node by Alt with the arrows, keeps its focus and announces its position", async () => {
  const user = userEvent.setup();
  function Types() {
    const [types, setTypes] = useState<readonly TreeNode[]>(nodes);
    return (
      <Tree
        label="Types"
        nodes={types}
        onMove={(move) => setTypes(moveNode(types, move))}
        canDrop={({ parentId }) => parentId !== "guides"}
      />
    );
  }
  render(<Types />);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const said = () => screen.getByRole("status").textContent;
  await user.tab();
  await user.keyboard("{End}{Alt>}{ArrowRight}{/Alt}");
  expect(said()).toBe("Guides moved under News");
  expect(focused()).toBe("Guides");
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(said()).toBe("Guides moved to position 2 of 3");
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(said()).toBe("Guides moved to the top level");
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}{ArrowDown}{Alt>}{ArrowRight}{/Alt}");
  expect(said()).toBe("News cannot be moved there");
});

test("loads children when a node expands, and offers a retry when that fails", async () => {
  const user = userEvent.setup();
  const load = vi.fn<(node: TreeNode) => void>();
  const lazy: TreeNode = { id: "org", label: "Company", hasChildren: true };
  const put = (node: TreeNode) => <Tree label="Orgs" nodes={[node]} onLoadChildren={load} />;
  const { rerender } = render(put(lazy));
  await user.tab();
  await user.keyboard("{ArrowRight}");
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("treeitem", { name: "Loading" })).toBeDefined();
  rerender(put({ ...lazy, childrenFailed: true }));
  await user.keyboard("{ArrowDown}{Enter}");
  expect(load).toHaveBeenCalledTimes(2);
  rerender(put({ ...lazy, children: [{ id: "sales", label: "Sales" }] }));
  expect(screen.getByRole("treeitem", { name: "Sales" })).toBeDefined();
});

test("renders a few of many rows", () => {
  const many = Array.from({ length: 5000 }, (_node, index) => ({
    id: String(index),
    label: `Node ${index}`,
  }));
  render(<Tree label="Many" nodes={many} />);
  const rows = screen.getAllByRole("treeitem");
  expect(rows.length).toBeLessThan(40);
  expect(rows[0]?.getAttribute("aria-setsize")).toBe("5000");
});

test("reports presses and derives nothing when the caller controls the check boxes", async () => {
  const user = userEvent.setup();
  const onCheck = vi.fn<(node: TreeNode) => void>();
  render(
    <Tree
      label="Pages"
      nodes={nodes}
      checkedIds={new Set()}
      indeterminateIds={new Set(["news"])}
      onCheck={onCheck}
      defaultExpandedIds={["news"]}
    />,
  );
  const item = (name: string) => screen.getByRole("treeitem", { name });
  expect(item("News").getAttribute("aria-checked")).toBe("mixed");
  expect(item("China").getAttribute("aria-checked")).toBe("false");
  await user.tab();
  await user.keyboard(" {ArrowDown}{ArrowDown}{Enter}");
  expect(onCheck.mock.calls).toEqual([[news], [china]]);
});
