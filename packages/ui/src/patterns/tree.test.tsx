// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { deriveChecks, filterTree, toggleCheck, type TreeNode } from "./tree-model.ts";
import { TreeSelect } from "./tree-select.tsx";
import { Tree } from "./tree.tsx";

afterEach(cleanup);

const china: TreeNode = { id: "china", label: "China" };
const news: TreeNode = {
  id: "news",
  label: "News",
  children: [{ id: "europe", label: "Europe" }, china],
};
const nodes: TreeNode[] = [news, { id: "guides", label: "Guides" }];

test("checking follows downwards and is derived upwards", () => {
  const one = toggleCheck(nodes, new Set(), china);
  expect([...one.checkedIds]).toEqual(["china"]);
  expect([...one.halfIds]).toEqual(["news"]);
  const all = toggleCheck(nodes, one.checkedIds, news);
  expect([...all.checkedIds].toSorted()).toEqual(["china", "europe", "news"]);
  const none = toggleCheck(nodes, all.checkedIds, news);
  expect(none).toEqual({ checkedIds: new Set(), halfIds: new Set() });
  expect([...deriveChecks(nodes, new Set(["europe", "china"])).checkedIds]).toContain("news");
});

test("filtering keeps the way to what is found", () => {
  expect(filterTree(nodes, "chi")).toEqual([{ ...news, children: [china] }]);
  expect(filterTree(nodes, " ")).toBe(nodes);
});

test("the arrow keys walk, open and close", async () => {
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

test("Space checks, and a part of a branch reads as mixed", async () => {
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

test("a tree select shows the way to the node and takes another", async () => {
  const user = userEvent.setup();
  const change = vi.fn<(...args: unknown[]) => void>();
  render(<TreeSelect label="Type" nodes={nodes} value="china" onValueChange={change} />);
  await user.click(screen.getByRole("button", { name: "News / China" }));
  await user.type(screen.getByRole("searchbox", { name: "Filter" }), "gui");
  await user.click(screen.getByRole("treeitem", { name: "Guides" }));
  expect(change).toHaveBeenCalledWith("guides");
});
