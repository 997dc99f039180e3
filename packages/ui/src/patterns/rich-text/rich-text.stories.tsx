import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pictures } from "../../_story-data.ts";
import { RichText } from "./rich-text.tsx";

export default { title: "Patterns/RichText" } satisfies Meta;

/** What a server let through by mistake runs nowhere. */
export const CleanedOnceMore: StoryObj = {
  render: () => (
    <RichText
      html={`<h2>The tide at six</h2><p>High <em>water</em>, and <a href="javascript:alert(1)">a link</a>.</p>
        <figure><img src="${pictures[0]}" alt="The moon" onerror="alert(1)"><figcaption>Square</figcaption></figure>
        <script>alert(1)</script>`}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "The moon" })).toBeVisible();
    await expect(
      canvasElement.querySelectorAll("script, [onerror], [href^='javascript']"),
    ).toHaveLength(0);
  },
};

export const Chinese: StoryObj = {
  render: () => <RichText lang="zh" html="<h2>六点的潮水</h2><p>港口在春天开放。</p>" />,
};
