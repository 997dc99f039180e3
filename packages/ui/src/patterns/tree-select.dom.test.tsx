import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
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
