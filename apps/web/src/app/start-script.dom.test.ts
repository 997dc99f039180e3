import { afterEach, expect, it } from "vitest";
import { startScript } from "./start-script.ts";

const files = ["/assets/entry.js", "/assets/frame.js"];

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

it("adds the entry to run, and preloads the others", () => {
  // oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
  new Function(startScript(files))();
  const [entry, ...others] = [...document.head.querySelectorAll("script, link")];
  expect(entry?.outerHTML).toContain('src="/assets/entry.js"');
  expect(others.map((link) => link.getAttribute("href"))).toEqual(["/assets/frame.js"]);
});

it("counts the style sheets of the page as loaded", () => {
  // oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
  new Function(startScript(files, ["/assets/admin.css"]))();
  const sheet = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  expect([sheet?.getAttribute("href"), sheet?.disabled]).toEqual(["/assets/admin.css", true]);
});

it("says in place of the status that the page could not be loaded, with a link that loads it again", () => {
  document.body.innerHTML = `<main class="stand-alone"><p role="status">Loading…</p></main>`;
  // oxlint-disable-next-line no-implied-eval -- the page runs it as a script of its own
  new Function(startScript(files, [], { text: "Not loaded.", reload: "Load it again" }))();
  const status = document.querySelector("[role=status]");
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(status?.textContent).toBe("Not loaded. Load it again");
  expect(status?.querySelector("a")?.href).toBe(location.href);
});

it("escapes URLs that would end the script", () => {
  expect(startScript(["/</script>"])).not.toContain("</script>");
});
