import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { images } from "../../_story-data.ts";
import { Button } from "../../components/button.tsx";
import { UiMessagesProvider } from "../../messages-provider.tsx";
import { zhCN } from "../../zh-cn.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";
import type { RichTextEditorProps } from "./open-text-editor.tsx";
import type { ImageFieldProps, RichTextInserts } from "./rich-text-inserts.ts";

export default { title: "Patterns/RichTextEditor" } satisfies Meta;

const tides = `<h2>The tide at six</h2>
<p>High <strong>water</strong> at six, low water at noon. The tide of <a href="/tides">yesterday</a> was lower.</p>
<figure><img src="${images[0]}" alt="The moon"><figcaption>The moon at six</figcaption></figure>
<ul><li>Spring tide</li><li>Neap tide</li></ul>
<table><caption>Levels</caption><thead><tr><th>Place</th><th>Level</th></tr></thead><tbody><tr><td>Harbour</td><td>3.2 m</td></tr></tbody></table>`;

function Library({ label, value, onChange, error }: ImageFieldProps) {
  return (
    <div>
      <Button
        variant="outline"
        onClick={() => onChange(images[1] ?? null)}
      >{`${label}: choose`}</Button>
      <p role="status" className="text-xs">
        {value === null ? error : "chosen"}
      </p>
    </div>
  );
}

const site = "https://";
const inserts: RichTextInserts = {
  links: {
    help: "An address of this site or another",
    validateUrl: (address) => (address.startsWith(site) ? undefined : "is no address"),
  },
  images: { field: Library, altLimit: 200 },
  embeds: {
    validateUrl: (address) => (address.startsWith(site) ? undefined : "is no embed"),
    validateTitle: (title) => (title === "" ? "is needed" : undefined),
  },
};

function Example(props: Partial<RichTextEditorProps>) {
  const [html, setHtml] = useState(tides);
  return (
    <>
      <RichTextEditor label="Text" html={html} inserts={inserts} onChange={setHtml} {...props} />
      <output aria-label="As it is saved" className="sr-only">
        {html}
      </output>
    </>
  );
}

const text = () => screen.getByRole("textbox", { name: "Text" });
const saved = () => screen.getByRole("status", { name: "As it is saved" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Selects a text as the mouse does. */
function choose(words: string): void {
  const walker = document.createTreeWalker(text(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    text().focus();
    getSelection()?.setBaseAndExtent(walker.currentNode, at, walker.currentNode, at + words.length);
    document.dispatchEvent(new Event("selectionchange"));
    return;
  }
  throw new Error(`The text does not say “${words}”`);
}

export const Written: StoryObj = {
  render: () => <Example />,
  play: async () => {
    await waitFor(() => expect(text()).toBeVisible());
    choose("yesterday");
    await press("Bold");
    await expect(screen.getByRole("button", { name: "Bold", pressed: true })).toBeVisible();
    await waitFor(() => expect(saved()).toHaveTextContent("<strong>yesterday</strong>"));
    await press("Undo");
    await waitFor(() => expect(saved().textContent).toBe(tides));
    await expect(screen.getByText(/^\d+ words, \d+ characters, 1 min to read$/)).toBeVisible();
  },
};

/** The caller's validator words the error of a URL. */
export const LinkSet: StoryObj = {
  render: () => <Example />,
  play: async () => {
    choose("Spring");
    await press("Link");
    const dialog = within(await screen.findByRole("dialog", { name: "Link" }));
    const address = dialog.getByRole("textbox", { name: "URL" });
    await userEvent.type(address, "javascript:alert(1){Enter}");
    await expect(dialog.getByText("is no address")).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "https://example.org/spring{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(text()).getByRole("link", { name: "Spring" })).toBeVisible();
  },
};

export const ImageInserted: StoryObj = {
  render: () => <Example />,
  play: async () => {
    choose("Harbour");
    await press("Picture");
    const dialog = within(await screen.findByRole("dialog", { name: "Insert picture" }));
    await userEvent.click(dialog.getByRole("button", { name: "Insert picture" }));
    await expect(dialog.getByText("Choose a picture first.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Picture: choose" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Alt text" }), "A hill");
    await userEvent.click(dialog.getByRole("button", { name: "Insert picture" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(text()).getByRole("img", { name: "A hill" })).toBeVisible();
  },
};

/** Escape closes an empty dialog at once, and asks before it drops what was entered. */
export const ImageGivenUp: StoryObj = {
  render: () => <Example />,
  play: async () => {
    choose("Harbour");
    await press("Picture");
    await screen.findByRole("dialog", { name: "Insert picture" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Picture");
    const dialog = within(await screen.findByRole("dialog", { name: "Insert picture" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Alt text" }), "A hill");
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("dialog", { name: "Discard the changes" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    await expect(dialog.getByRole("textbox", { name: "Alt text" })).toHaveValue("A hill");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The columns show while their cells are empty, and the tools of a table leave the text before it in sight. */
export const InTable: StoryObj = {
  render: () => (
    <Example html="<p>Before</p><table><tbody><tr><td>Harbour</td><td></td></tr></tbody></table>" />
  ),
  play: async () => {
    await waitFor(() => expect(text()).toBeVisible());
    choose("Harbour");
    const cell = within(text()).getByRole("cell", { name: "Harbour" });
    await expect(getComputedStyle(cell).borderInlineEndWidth).toBe("1px");
    const tools = await screen.findByRole("toolbar", { name: "Table" });
    const before = within(text()).getByText("Before").getBoundingClientRect();
    await waitFor(() =>
      expect(tools.getBoundingClientRect().top).toBeGreaterThanOrEqual(before.bottom),
    );
    await userEvent.click(within(tools).getByRole("button", { name: "Row" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add row below" }));
    await waitFor(() => expect(within(text()).getAllByRole("row")).toHaveLength(2));
    const table = within(text()).getByRole("table");
    await waitFor(() =>
      expect(tools.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        table.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const Searched: StoryObj = {
  render: () => <Example />,
  play: async () => {
    await waitFor(() => expect(text()).toBeVisible());
    text().focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    const bar = within(await screen.findByRole("search", { name: "Find and replace" }));
    await userEvent.type(bar.getByRole("searchbox", { name: "Find" }), "tide");
    await expect(bar.getByRole("status")).toHaveTextContent("1 of 4");
  },
};

/** Without rules for them, neither links nor images nor embeds are offered. */
export const WordsAlone: StoryObj = {
  render: () => <Example html="" inserts={undefined} />,
  play: async () => {
    await waitFor(() => expect(text()).toBeVisible());
    await expect(screen.getByRole("toolbar", { name: "Format" })).toBeVisible();
    for (const name of ["Link", "Picture", "Video or embed"]) {
      await expect(screen.queryByRole("button", { name })).toBeNull();
    }
  },
};

export const ReadOnly: StoryObj = {
  render: () => <Example readOnly />,
  play: async () => {
    await waitFor(() => expect(text()).toHaveAttribute("contenteditable", "false"));
    await expect(screen.queryByRole("toolbar")).toBeNull();
  },
};

export const Chinese: StoryObj = {
  render: () => (
    <UiMessagesProvider messages={zhCN}>
      <Example label="正文" html="<h2>六点的潮水</h2><p>港口在春天开放。</p>" />
    </UiMessagesProvider>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("toolbar", { name: "格式" })).toBeVisible());
    await expect(screen.getByRole("button", { name: "加粗" })).toBeVisible();
  },
};
