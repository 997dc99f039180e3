import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Field } from "../components/field.tsx";
import { loadOverlays } from "../components/load-overlays.ts";
import { TreeSelect } from "./tree-select.tsx";

beforeAll(loadOverlays);
afterEach(cleanup);

test("expands nodes that load after it was opened", async () => {
  const select = (
    nodes: { id: string; label: string; children: { id: string; label: string }[] }[],
  ) => <TreeSelect label="Type" nodes={nodes} value={null} onValueChange={vi.fn<() => void>()} />;
  const { rerender } = render(select([]));
  await userEvent.click(screen.getByRole("button"));
  await screen.findByRole("searchbox");
  rerender(select([{ id: "news", label: "News", children: [{ id: "china", label: "China" }] }]));
  expect(await screen.findByRole("treeitem", { name: "China" })).toBeDefined();
});

test("says when there is nothing to select", async () => {
  const select = (nodes: { id: string; label: string }[]) => (
    <TreeSelect label="Type" nodes={nodes} value={null} onValueChange={vi.fn<() => void>()} />
  );
  const { rerender } = render(select([]));
  await userEvent.click(screen.getByRole("button"));
  expect((await screen.findByRole("status")).textContent).toBe("Nothing here yet");
  rerender(select([{ id: "news", label: "News" }]));
  expect(screen.queryByRole("status")).toBeNull();
});

test("the keys of the filter reach the tree", async () => {
  const choose = vi.fn<(id: string | null) => void>();
  const nodes = [
    { id: "news", label: "News", children: [{ id: "china", label: "China" }] },
    { id: "chile", label: "Chile" },
  ];
  render(<TreeSelect label="Type" nodes={nodes} value={null} onValueChange={choose} />);
  await userEvent.click(screen.getByRole("button"));
  const filter = await screen.findByRole("searchbox");
  await userEvent.type(filter, "chi{Enter}");
  expect(choose).not.toHaveBeenCalled();
  await userEvent.type(filter, "n{ArrowDown}");
  expect(document.activeElement?.getAttribute("role")).toBe("treeitem");
  filter.focus();
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledWith("china");
});

test("the filter is not the control that a field labels", async () => {
  render(
    <Field label="Type" id="type">
      <TreeSelect label="Type" nodes={[]} value={null} onValueChange={vi.fn<() => void>()} />
    </Field>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect((await screen.findByRole("searchbox")).id).toBe("");
});
