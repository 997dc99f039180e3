import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { longName } from "../_story-data.ts";
import { DiffView } from "./diff-view.tsx";

export default { title: "Patterns/DiffView" } satisfies Meta;

const fields = [
  { id: "name", name: "Name", before: "News", after: "Company news" },
  {
    id: "text",
    name: "Standfirst",
    before: "The harbour opened in spring, and the first boats came the same day.",
    after: "The harbour opened in March, and ninety boats came the same day.",
  },
  { id: "zh", name: "中文标题", before: "港口在春天开放", after: "港口在三月开放" },
  { id: "owner", name: "Owner", before: null, after: longName },
  { id: "order", name: "Order", before: "12", after: null },
  { id: "same", name: "Code", before: "news", after: "news" },
];

/** Word by word, in Chinese as well; unchanged fields are not shown. */
export const Words: StoryObj = {
  render: () => <DiffView label="Changes" fields={fields} />,
  play: async ({ canvasElement }) => {
    const texts = (tag: string) =>
      Array.from(canvasElement.querySelectorAll(tag), (mark) => mark.textContent);
    await waitFor(() => expect(texts("ins")).toContain("March"));
    await expect(texts("ins")).toContain("三月");
    await expect(texts("del")).toEqual(["News", "spring", "the", "first ", "春天", "12"]);
    await expect(screen.queryByRole("rowheader", { name: "Code" })).toBeNull();
  },
};

export const Narrow: StoryObj = {
  render: () => (
    <div className="w-72">
      <DiffView label="Changes" fields={fields} beforeLabel="Version 3" afterLabel="Version 4" />
    </div>
  ),
};

export const Nothing: StoryObj = {
  render: () => <DiffView label="Changes" fields={fields.slice(-1)} />,
};
