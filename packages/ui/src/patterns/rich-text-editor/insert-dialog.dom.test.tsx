import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { dialogPanel } from "../../components/dialog.tsx";
import { openRichText } from "./open-rich-text.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";
import type { ImageFieldProps, RichTextInserts } from "./rich-text-inserts.ts";

beforeAll(async () => Promise.all([import("./insert-dialog.tsx"), dialogPanel.load()]));
afterEach(cleanup);
afterAll(async () => vi.dynamicImportSettled());

const inserts: RichTextInserts = {
  links: { validateUrl: (url) => (url === "" ? "Enter a URL" : undefined) },
  images: { field: Library },
  embeds: {
    validateUrl: (url) => (url === "" ? "Enter a URL" : undefined),
    validateTitle: (title) => (title === "" ? "Enter a title" : undefined),
  },
};

function Library({ onChange }: ImageFieldProps) {
  return <button onClick={() => onChange("/files/1.png")}>Tide</button>;
}

/** Opens a text with its first word selected, and a dialog of its toolbar. */
async function open(button: string) {
  const text = openRichText({ html: "<p>High water</p>", placeholder: "" });
  const props = { label: "Text", html: "", text, inserts, onChange: () => undefined };
  const { unmount } = render(<RichTextEditor {...props} />);
  const { editor } = text;
  act(() => void editor.commands.setTextSelection({ from: 1, to: 5 }));
  const opener = screen.getByRole("button", { name: button });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole("dialog");
  const type = (label: string, value: string) => {
    const input = screen.getByLabelText(label);
    input.focus();
    fireEvent.change(input, { target: { value } });
    return input;
  };
  const close = async (press: () => void) => {
    press();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    // The focus trap lets go a moment later.
    await act(async () => new Promise((done) => setTimeout(done, 50)));
  };
  const end = () => {
    unmount();
    text.close();
  };
  return { editor, opener, type, close, end };
}

const submit = (input: HTMLElement) => fireEvent.submit(input.closest("form") ?? input);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("an embed is inserted with the caret below it", async () => {
  const { editor, type, close, end } = await open("Video or embed");
  act(() => void editor.commands.setTextSelection(11));
  type("URL", "https://video.example/1");
  await close(() => submit(type("Title", "The pump")));
  expect(document.activeElement).toBe(editor.view.dom);
  editor.commands.insertContent("More");
  expect(editor.getHTML()).toBe(
    '<p>High water</p><figure class="embed"><p><a href="https://video.example/1">The pump</a></p></figure><p>More</p>',
  );
  end();
});

test("a picture is inserted with the caret below it", async () => {
  const { editor, close, end } = await open("Picture");
  act(() => void editor.commands.setTextSelection(11));
  press("Tide");
  await close(() => press("Insert picture"));
  expect(document.activeElement).toBe(editor.view.dom);
  editor.commands.insertContent("More");
  expect(editor.getHTML()).toBe('<p>High water</p><img src="/files/1.png" alt=""><p>More</p>');
  end();
});

test("a link is set with the caret behind it", async () => {
  const { editor, type, close, end } = await open("Link");
  await close(() => submit(type("URL", "/tides")));
  expect(document.activeElement).toBe(editor.view.dom);
  editor.view.dispatch(editor.state.tr.insertText(" and low"));
  expect(editor.getHTML()).toBe('<p><a href="/tides">High</a> and low water</p>');
  end();
});

test("a dialog that is cancelled returns the focus to its button", async () => {
  const { editor, opener, close, end } = await open("Video or embed");
  await close(() => press("Cancel"));
  expect(document.activeElement).toBe(opener);
  expect(editor.getHTML()).toBe("<p>High water</p>");
  end();
});

test("a refused form gives the focus to its first invalid field", async () => {
  const { type, end } = await open("Video or embed");
  submit(type("URL", "https://video.example/1"));
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
  type("URL", "");
  submit(screen.getByLabelText("Title"));
  expect(document.activeElement).toBe(screen.getByLabelText("URL"));
  end();
});
