import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { images } from "../../_story-data.ts";
import { hostileTexts } from "./_hostile-texts.ts";
import { RichText } from "./rich-text.tsx";

export default { title: "Patterns/RichText" } satisfies Meta;

/** What a server let through by mistake runs nowhere. */
export const CleanedOnceMore: StoryObj = {
  render: () => (
    <RichText
      html={`<h2>The tide at six</h2><p>High <em>water</em>, and <a href="javascript:alert(1)">a link</a>.</p>
        <figure><img src="${images[0]}" alt="The moon" onerror="alert(1)"><figcaption>Square</figcaption></figure>
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

/** The browser parses them, and its readers get exactly what those of a page from the server get. */
export const HostileTexts: StoryObj = {
  render: () => (
    <>
      {hostileTexts.map(([html]) => (
        <RichText key={html} html={html} />
      ))}
      <p>Nothing above has run.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll(".prose")].map((text) => text.innerHTML);
    const expected = hostileTexts.map(([, html]) => {
      const template = document.createElement("template");
      template.innerHTML = html;
      return template.innerHTML;
    });
    await expect(shown).toEqual(expected);
  },
};
