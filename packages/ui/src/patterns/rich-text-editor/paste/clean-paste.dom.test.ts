import { beforeAll, expect, test, vi } from "vitest";
import { linkTools } from "../link-tools.ts";
import { openRichText } from "../open-rich-text.ts";
import { pasteSamples, type PasteSample } from "./_samples.ts";
import { cleanHtml } from "./clean-html.ts";
import { htmlCleaner } from "./html-cleaner.ts";
import { makeInert } from "./inert-html.ts";

beforeAll(linkTools.load);

/** The content of a text once something is pasted into it. */
function paste(
  { html = "", text = "", rtf = "" }: Omit<PasteSample, "source" | "written">,
  content = "",
) {
  const { editor, close } = openRichText({ html: content, placeholder: "" });
  const data = new DataTransfer();
  for (const [type, value] of [
    ["text/html", html],
    ["text/plain", text],
    ["text/rtf", rtf],
  ] as const) {
    if (value !== "") data.setData(type, value);
  }
  editor.commands.focus("end");
  const event = new ClipboardEvent("paste", {
    clipboardData: data,
    bubbles: true,
    cancelable: true,
  });
  editor.view.dom.dispatchEvent(event);
  return { editor, close, written: () => editor.getHTML().replace(/(?:<p><\/p>)+$/, "") };
}

test("puts off the first paste until the cleaner is loaded", async () => {
  // Another file may have loaded it already.
  const get = vi.spyOn(htmlCleaner, "get").mockReturnValueOnce(undefined);
  const { written, close } = paste({
    html: "<p style='font-weight:700'>High <font>water</font></p>",
  });
  expect(written()).toBe("");
  await vi.waitFor(() => expect(written()).toBe("<p><strong>High water</strong></p>"));
  get.mockRestore();
  close();
});

test("pastes the words alone where the cleaner cannot be loaded", async () => {
  const get = vi.spyOn(htmlCleaner, "get").mockReturnValue(undefined);
  const { written, close } = paste({ html: "<p style='color:red'>High water</p>" });
  await vi.waitFor(() => expect(written()).toBe("<p>High water</p>"));
  get.mockRestore();
  close();
});

const tidied = (html: string) => html.replaceAll(/ (?:col|row)span="1"/g, "");

test.each(pasteSamples)("keeps the structure and the emphasis of $source", async (sample) => {
  const { written, close } = paste(sample);
  await vi.waitFor(() => expect(tidied(written())).toBe(sample.written));
  close();
});

test.each(pasteSamples.filter(({ html }) => html))(
  "parses nothing of $source that a page's policy rejects",
  ({ html = "" }) => {
    const inert = makeInert(html).html;
    expect(inert).not.toMatch(/<[^>]*\s(?:style|on\w+)\s*=|<(?:style|script|link|base|meta)\b/i);
    const context = {
      origin: "https://here.example",
      footnotes: 0,
      rtfPictures: () => [],
      hold: () => undefined,
    };
    expect(cleanHtml(html, context).html).not.toMatch(/style\s*=/i);
  },
);

test("pastes exactly what was copied in the editor", () => {
  const copied = `<h2 id="section-a" lang="nl" data-pm-slice="0 0 []">Getij</h2><p>Hoog <span lang="fr">eau</span></p>`;
  const { written, close } = paste({ html: copied });
  expect(written()).toContain('<span lang="fr">eau</span>');
  expect(written()).toContain('lang="nl"');
  close();
});

test("numbers the footnotes of a second paste after those in front of it, with one list of notes", () => {
  const html = pasteSamples.find(({ source }) => source === "Word")?.html ?? "";
  const { editor, written, close } = paste({ html });
  editor.commands.setTextSelection(1);
  editor.view.pasteHTML(
    `<p>Zero<sup><a href="#a" id="b">1</a></sup></p><ol><li id="a">Note zero <a href="#b">^</a></li></ol>`,
  );
  const { body } = new DOMParser().parseFromString(written(), "text/html");
  const references = [...body.querySelectorAll("sup > a")].map((link) => link.getAttribute("href"));
  expect(references).toEqual(["#fn-1", "#fn-2", "#fn-3"]);
  const notes = [...body.querySelectorAll("li[id]")].map(
    ({ id, textContent }) => `${id} ${textContent}`,
  );
  expect(notes).toEqual(["fn-1 Note zero ↩", "fn-2 By the old gauge. ↩", "fn-3 In winter. ↩"]);
  expect(body.querySelectorAll("ol:has(> li[id])")).toHaveLength(1);
  close();
});
