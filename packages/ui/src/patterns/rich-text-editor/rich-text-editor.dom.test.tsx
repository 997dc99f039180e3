import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Activity, StrictMode } from "react";
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { loadLazyTools } from "./lazy-tools.ts";
import { openRichText, type OpenRichText } from "./open-rich-text.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";

afterEach(cleanup);

// The focus of a text loads its tools: the next file must not find them half loaded.
afterAll(async () => vi.dynamicImportSettled());

const text = () => screen.getByRole("textbox", { name: "Text" });
const onChange = () => vi.fn<(html: string) => void>();

function open(html: string): OpenRichText {
  const opened = openRichText({ html, placeholder: "" });
  // One that is left open looks at its document a moment later, when that is gone.
  onTestFinished(opened.close);
  return opened;
}

test("has one Tab stop for the toolbar, whose tools the arrow keys reach", () => {
  render(<RichTextEditor label="Text" html="" text={open("")} onChange={onChange()} />);
  const toolbar = screen.getByRole("toolbar", { name: "Format" });
  const stops = () => toolbar.querySelectorAll(":is(button, select):not([tabindex='-1'])");
  const style = within(toolbar).getByRole("combobox", { name: "Paragraph style" });
  expect([...stops()]).toEqual([style]);
  act(() => style.focus());
  fireEvent.keyDown(style, { key: "ArrowRight" });
  // Nothing can be undone yet.
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Bold");
  expect([...stops()]).toEqual([document.activeElement]);
  act(() => text().focus());
  expect([...stops()]).toEqual([style]);
});

test("reports pending changes when the editor unmounts", () => {
  const report = onChange();
  const opened = open("<p>Ebb</p>");
  const { unmount } = render(
    <RichTextEditor label="Text" html="<p>Ebb</p>" text={opened} onChange={report} />,
  );
  act(() => void opened.editor.commands.insertContentAt(1, "Low "));
  expect(report).not.toHaveBeenCalled();
  unmount();
  expect(report.mock.calls).toEqual([["<p>Low Ebb</p>"]]);
});

test("keeps an opened text and its history after the editor unmounts, until it is closed", () => {
  const opened = open("<p>Ebb</p>");
  const editor = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <RichTextEditor label="Text" html="<p>Ebb</p>" text={opened} onChange={onChange()} />
    </Activity>
  );
  const { rerender } = render(editor("visible"));
  act(() => void opened.editor.commands.insertContentAt(1, "Low "));
  rerender(editor("hidden"));
  rerender(editor("visible"));
  expect(text().textContent).toBe("Low Ebb");
  act(() => void opened.editor.commands.undo());
  expect(text().textContent).toBe("Ebb");
  expect(opened.editor.isDestroyed).toBe(false);
  opened.close();
  expect(opened.editor.isDestroyed).toBe(true);
});

test("opens a text of its own without one, again after it was hidden", async () => {
  // Tools that are there already begin with the text.
  loadLazyTools();
  await vi.dynamicImportSettled();
  const editor = (mode: "visible" | "hidden", html: string) => (
    <StrictMode>
      <Activity mode={mode}>
        <RichTextEditor label="Text" html={html} onChange={onChange()} />
      </Activity>
    </StrictMode>
  );
  const { rerender } = render(editor("visible", "<p>Ebb</p>"));
  expect(text().textContent).toBe("Ebb");
  rerender(editor("hidden", "<p>Ebb</p>"));
  rerender(editor("visible", "<p>Low ebb</p>"));
  expect(text().textContent).toBe("Low ebb");
});

test("shows a text replaced from outside without reporting it", () => {
  const report = onChange();
  const editor = (html: string, revision: number) => (
    <RichTextEditor label="Text" html={html} revision={revision} onChange={report} />
  );
  const { rerender, unmount } = render(editor("<p>mine</p>", 0));
  rerender(editor("<p>theirs</p>", 0));
  expect(text().textContent).toBe("mine");
  rerender(editor("<p>theirs</p>", 1));
  expect(text().textContent).toBe("theirs");
  unmount();
  expect(report).not.toHaveBeenCalled();
});

test("updates the text's accessible name with the language", () => {
  const opened = open("");
  const editor = (label: string) => (
    <RichTextEditor label={label} html="" text={opened} onChange={onChange()} />
  );
  const { rerender } = render(editor("Text"));
  rerender(editor("正文"));
  expect(screen.getByRole("textbox", { name: "正文" }).className).toContain("tiptap");
});
