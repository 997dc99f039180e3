import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { moveNode } from "./tree-move.ts";
import type { TreeNode } from "./tree-model.ts";
import { Tree } from "./tree.tsx";

export default { title: "Patterns/Trees that move" } satisfies Meta;

const types: TreeNode[] = [
  {
    id: "news",
    label: "News",
    children: [
      { id: "europe", label: "Europe" },
      { id: "china", label: "China" },
    ],
  },
  { id: "guides", label: "Guides" },
];

/** Nodes go before, after or into one another, by the pointer or by Alt with the arrow keys. */
export const Moves: StoryObj = {
  render: function Moves() {
    const [nodes, setNodes] = useState<readonly TreeNode[]>(types);
    return (
      <Tree
        label="Types"
        nodes={nodes}
        defaultExpandedIds={["news"]}
        onMove={(move) => setNodes(moveNode(nodes, move))}
      />
    );
  },
  play: async () => {
    const names = () => screen.getAllByRole("treeitem").map((row) => row.ariaLabel);
    const drop = async (name: string, on: string, share: number) => {
      const source = screen.getByRole("treeitem", { name });
      const target = screen.getByRole("treeitem", { name: on });
      const { top, height } = target.getBoundingClientRect();
      const at = { dataTransfer: new DataTransfer(), clientY: top + height * share };
      await fireEvent.dragStart(source, at);
      const refused = await fireEvent.dragOver(target, at);
      if (!refused) await fireEvent.drop(target, at);
      await fireEvent.dragEnd(source, at);
    };
    await drop("Guides", "Europe", 0.1);
    await waitFor(() => expect(names()).toEqual(["News", "Guides", "Europe", "China"]));
    await drop("Guides", "China", 0.9);
    await waitFor(() => expect(names()).toEqual(["News", "Europe", "China", "Guides"]));
    await drop("News", "China", 0.5);
    await expect(names()).toEqual(["News", "Europe", "China", "Guides"]);
    await drop("China", "News", 0.1);
    await waitFor(() => expect(names()).toEqual(["China", "News", "Europe", "Guides"]));
  },
};

const many = Array.from({ length: 200 }, (_group, group) => ({
  id: `g${group}`,
  label: `Group ${group}`,
  children: Array.from({ length: 50 }, (_node, node) => ({
    id: `g${group} n${node}`,
    label: `Node ${group}.${node}`,
  })),
}));

/** Of ten thousand nodes those in view are rendered. */
export const TenThousand: StoryObj = {
  render: () => (
    <Tree
      label="Many"
      nodes={many}
      className="h-80"
      defaultExpandedIds={many.map((group) => group.id)}
    />
  ),
  play: async () => {
    const tree = screen.getByRole("tree");
    await expect(tree.querySelectorAll("*").length).toBeLessThan(300);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName("Node 199.49"));
    const { bottom } = tree.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    await expect(focused?.bottom).toBeLessThanOrEqual(bottom + 1);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName("Group 199"));
  },
};
