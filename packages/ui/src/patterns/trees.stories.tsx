import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { StatusBadge } from "../components/status-badge.tsx";
import { deriveChecks } from "./tree-model.ts";
import { TreeSelect } from "./tree-select.tsx";
import { Tree } from "./tree.tsx";

export default { title: "Patterns/Trees" } satisfies Meta;

const nodes = [
  {
    id: "company",
    label: "Company",
    children: [
      { id: "news", label: "News", children: [{ id: "press", label: "Press" }] },
      { id: "people", label: "People" },
    ],
  },
  { id: "products", label: "Products" },
];

/** A node is half checked while only some of what is below it is. */
export const Checked: StoryObj = {
  render: function Checked() {
    const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(["press"]));
    return (
      <Tree
        label="Types"
        nodes={nodes}
        defaultExpandedIds={["company", "news"]}
        checkedIds={deriveChecks(nodes, checked).checkedIds}
        onCheckedChange={(checks) => setChecked(checks.checkedIds)}
      />
    );
  },
};

export const Selected: StoryObj = {
  render: function Selected() {
    const [id, setId] = useState("people");
    return (
      <Tree
        label="Types"
        nodes={nodes}
        defaultExpandedIds={["company"]}
        selectedId={id}
        onSelect={(node) => setId(node.id)}
      />
    );
  },
};

/** Details on every node. */
export const WithDetails: StoryObj = {
  render: () => (
    <div className="w-64">
      <Tree
        label="Types"
        nodes={nodes}
        defaultExpandedIds={["company"]}
        renderDetail={({ id }) =>
          id === "people" ? <StatusBadge variant="neutral">Draft</StatusBadge> : undefined
        }
      />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole("treeitem", { name: "People Draft" })).toBeVisible();
  },
};

export const InBox: StoryObj = {
  render: function InBox() {
    const [value, setValue] = useState<string | null>("press");
    return (
      <div className="h-80 w-72">
        <TreeSelect label="Type" nodes={nodes} value={value} onValueChange={setValue} />
      </div>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("tree", { name: "Type" })).toBeVisible());
    await expect(screen.getByRole("treeitem", { name: "Press", selected: true })).toBeVisible();
  },
};

/** In a long path the node itself stays readable; the title shows the whole path. */
export const NarrowSelect: StoryObj = {
  render: () => (
    <div className="w-40">
      <TreeSelect label="Type" nodes={nodes} value="press" onValueChange={() => {}} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByTitle("Company / News / Press")).toBeVisible();
    const { clientWidth, scrollWidth } = screen.getByText("Press");
    await expect(scrollWidth).toBe(clientWidth);
    await expect(clientWidth).toBeGreaterThan(20);
  },
};
