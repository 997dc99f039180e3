import { expect, test } from "vitest";
import { playEmbed } from "./play-embed.ts";
import { showPlayer } from "./show-player.ts";

/** An embed, outside the document so that no player is loaded, and its link. */
function embed(still: string) {
  const figure = document.createElement("figure");
  figure.className = "embed";
  figure.dataset["host"] = "youtu.be";
  figure.innerHTML = `${still}<figcaption>In March</figcaption>`;
  const link = figure.querySelector("a");
  if (link === null) throw new Error("The embed has no link");
  return { figure, link };
}

test.each([
  ["a paragraph", '<p><a href="https://youtu.be/pump">The pump</a></p>'],
  ["a bare link", '<a href="https://youtu.be/pump">The pump</a>'],
])("keeps the link of %s below its player", (_name, still) => {
  const { figure, link } = embed(still);
  expect(showPlayer(link)).toBe(true);
  const [frame, page, caption] = figure.children;
  expect(frame?.getAttribute("title")).toBe("The pump");
  expect(page?.innerHTML).toBe('<a href="https://youtu.be/pump">The pump (youtu.be)</a>');
  expect(caption?.textContent).toBe("In March");
});

test("starts a player once, and then leaves its link to the browser", () => {
  const { figure, link } = embed('<p><a href="https://youtu.be/pump">The pump</a></p>');
  showPlayer(link);
  expect(showPlayer(link)).toBe(true);
  expect(figure.querySelectorAll("iframe")).toHaveLength(1);
  expect(playEmbed(link)).toBe(false);
});

test("leaves a link to an unknown site as it is", () => {
  const { figure, link } = embed('<a href="https://example.org/">A page</a>');
  expect(showPlayer(link)).toBe(false);
  expect(figure.firstElementChild).toBe(link);
});
