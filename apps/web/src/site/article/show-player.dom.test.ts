import { expect, test } from "vitest";
import { playEmbed } from "./play-embed.ts";
import { showPlayer } from "./show-player.ts";

/** A text with an embed, outside the document so that no player is loaded, and the embed's link. */
function embed(still: string) {
  const text = document.createElement("div");
  text.innerHTML = `<figure class="embed" data-host="youtu.be">${still}<figcaption>In March</figcaption></figure>`;
  const link = text.querySelector("a");
  if (link === null) throw new Error("The embed has no link");
  return { text, link };
}

test.each([
  ["a paragraph", '<p><a href="https://youtu.be/pump">The pump</a></p>'],
  ["a bare link", '<a href="https://youtu.be/pump">The pump</a>'],
])("keeps the link of %s below its player", (_name, still) => {
  const { text, link } = embed(still);
  expect(showPlayer(link)).toBe(true);
  const [figure, page] = text.children;
  const [frame, caption] = figure?.children ?? [];
  expect(frame?.getAttribute("title")).toBe("The pump");
  expect(caption?.textContent).toBe("In March");
  expect(page?.innerHTML).toBe('<a href="https://youtu.be/pump">The pump (youtu.be)</a>');
});

test("starts a player once, and then leaves its link to the browser", () => {
  const { text, link } = embed('<p><a href="https://youtu.be/pump">The pump</a></p>');
  showPlayer(link);
  expect(showPlayer(link)).toBe(true);
  expect(text.querySelectorAll("iframe")).toHaveLength(1);
  expect(playEmbed(link)).toBe(false);
});

test("leaves a link to an unknown site as it is", () => {
  const { text, link } = embed('<a href="https://example.org/">A page</a>');
  expect(showPlayer(link)).toBe(false);
  expect(text.querySelector("figure")?.firstElementChild).toBe(link);
});
