import { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { afterEach, expect, test } from "vitest";
import { selectedPicture } from "./picture-place.ts";
import { deletePicture, readPicture, writePicture, type PictureSettings } from "./picture.ts";
import { openPicture } from "./picture-tools.ts";
import { richExtensions } from "./rich-extensions.ts";

const plain = '<img src="/a.png" alt="A">';
let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** Opens a text with its first picture selected. */
function open(html: string): Editor {
  const element = document.createElement("div");
  document.body.append(element);
  const opened = new Editor({
    element,
    extensions: richExtensions(""),
    injectCSS: false,
    content: html,
  });
  editor = opened;
  let at = -1;
  opened.state.doc.descendants((node, place) => {
    if (at === -1 && /image/i.test(node.type.name)) at = place;
  });
  opened.commands.setNodeSelection(at);
  return opened;
}

function change(opened: Editor, changes: Partial<PictureSettings>): string {
  opened.commands.command(({ tr, state }) => {
    const picture = selectedPicture(state);
    if (picture !== undefined) {
      writePicture(tr, picture, { ...readPicture(picture), ...changes });
    }
    return picture !== undefined;
  });
  return opened.getHTML();
}

test.each<[string, Partial<PictureSettings>, string]>([
  [plain, { alt: "B" }, '<img src="/a.png" alt="B">'],
  [plain, { isDecorative: true }, '<img class="decorative" src="/a.png" alt="">'],
  [
    plain,
    { width: "small", align: "right" },
    `<figure class="align-right width-small">${plain}</figure>`,
  ],
  [
    plain,
    { crop: "wide", focus: "0% 85%" },
    `<figure class="crop-wide focus-x-0 focus-y-85">${plain}</figure>`,
  ],
  [
    `<figure class="width-full crop-wide focus-x-20">${plain}</figure>`,
    { crop: "square", focus: "50% 5%" },
    `<figure class="width-full crop-square focus-y-5">${plain}</figure>`,
  ],
  // What is shown whole has no focal point.
  [`<figure class="crop-wide focus-x-20">${plain}</figure>`, { crop: null }, plain],
  [plain, { caption: "C" }, `<figure>${plain}<figcaption>C</figcaption></figure>`],
  [plain, { href: "/x" }, `<figure><a href="/x">${plain}</a></figure>`],
  [
    '<img src="/a.png" alt="A" width="40" height="30">',
    { src: "/b.png" },
    '<img src="/b.png" alt="A">',
  ],
  [
    '<img class="align-right" src="/a.png" alt="A">',
    { width: "medium" },
    `<figure class="align-right width-medium">${plain}</figure>`,
  ],
  [
    `<figure class="align-left">${plain}<figcaption>C</figcaption></figure>`,
    { align: null, caption: "" },
    plain,
  ],
  [
    `<figure class="embed">${plain}<figcaption>a <em>b</em></figcaption></figure>`,
    { align: "wide" },
    `<figure class="embed align-wide">${plain}<figcaption>a <em>b</em></figcaption></figure>`,
  ],
  [
    `<figure>${plain}<img src="/b.png" alt=""><figcaption>C</figcaption></figure>`,
    { alt: "B", caption: "D" },
    '<figure><img src="/a.png" alt="B"><img src="/b.png" alt=""><figcaption>D</figcaption></figure>',
  ],
  [`<figure><a href="/x" title="T">${plain}</a></figure>`, { href: "" }, plain],
  [`<p>a ${plain} b</p>`, { alt: "B" }, '<p>a <img src="/a.png" alt="B"> b</p>'],
])("of %s, changed by %o, makes %s", (html, changes, written) => {
  const opened = open(html);
  const before = opened.getHTML();
  expect(change(opened, changes).replace(/<p><\/p>$/, "")).toBe(written);
  expect(opened.state.selection).toBeInstanceOf(NodeSelection);
  opened.commands.undo();
  expect(opened.getHTML()).toBe(before);
});

test("a caption with formats is not for a field", () => {
  const { state } = open(`<figure>${plain}<figcaption>a <em>b</em></figcaption></figure>`);
  const picture = selectedPicture(state);
  expect(picture && readPicture(picture).caption).toBeNull();
});

test("a removed picture takes its figure along, unless that holds another one", () => {
  const remove = (html: string) => {
    const opened = open(html);
    opened.commands.command(({ tr, state }) => {
      const picture = selectedPicture(state);
      if (picture !== undefined) deletePicture(tr, picture);
      return true;
    });
    const written = opened.getHTML();
    opened.destroy();
    return written;
  };
  const caption = "<figcaption>C</figcaption>";
  expect(remove(`<p>a</p><figure>${plain}${caption}</figure><p>b</p>`)).toBe("<p>a</p><p>b</p>");
  expect(remove(`<figure>${plain}<img src="/b.png" alt="">${caption}</figure><p>b</p>`)).toBe(
    `<figure><img src="/b.png" alt="">${caption}</figure><p>b</p>`,
  );
});

test("a table that is inserted while a picture is selected comes after its figure", () => {
  const figure = `<figure>${plain}<figcaption>C</figcaption></figure>`;
  for (const picture of [figure, plain]) {
    const opened = open(`<p>a</p>${picture}<p>b</p>`);
    opened.commands.insertTable({ rows: 1, cols: 1, withHeaderRow: false });
    expect(opened.getHTML()).toBe(
      `<p>a</p>${picture}<table><tbody><tr><td><p></p></td></tr></tbody></table><p>b</p>`,
    );
    opened.commands.insertContent("in");
    expect(opened.getHTML()).toContain("<td><p>in</p></td>");
    opened.destroy();
  }
});

test("what is typed or inserted while a picture is selected comes after its figure", () => {
  const figure = `<figure>${plain}<figcaption>C</figcaption></figure>`;
  const opened = open(`${figure}<p>b</p>`);
  const { view } = opened;
  const { from, to } = view.state.selection;
  expect(
    view.someProp("handleTextInput", (handle) => handle(view, from, to, "x", () => view.state.tr)),
  ).toBe(true);
  expect(opened.getHTML()).toBe(`${figure}<p>x</p><p>b</p>`);
  opened.commands.setNodeSelection(1);
  opened.chain().leaveFigure().insertContent({ type: "horizontalRule" }).run();
  expect(opened.getHTML()).toBe(`${figure}<hr><p>x</p><p>b</p>`);
});

test("the settings that are open follow their picture, and close when it goes", () => {
  const opened = open(`<p>a</p>${plain}<p>b</p>`);
  opened.commands.editPicture();
  expect(openPicture(opened.state)).toEqual({ at: 3, isReplacing: false });
  opened.commands.insertContentAt(1, "xx");
  expect(openPicture(opened.state)?.at).toBe(5);
  opened.commands.deleteRange({ from: 5, to: 6 });
  expect(openPicture(opened.state)).toBeNull();
  expect(opened.commands.editPicture()).toBe(false);
});
