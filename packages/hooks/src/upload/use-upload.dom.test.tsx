import { act, cleanup, renderHook } from "@testing-library/react";
import type { ChangeEvent, ClipboardEvent, DragEvent } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { recordingPorts } from "../session/_fake-server.ts";
import type { FileRules } from "./file-rules.ts";
import { createUpload } from "./upload-store.ts";
import { useUpload } from "./use-upload.ts";

afterEach(cleanup);

function setUp(rules: FileRules = {}) {
  const { notices, shownNotices } = recordingPorts();
  const upload = async (file: File) => ({ url: file.name === "bad" ? "" : `/${file.name}` });
  const store = createUpload({ rules, notices, upload });
  const { result } = renderHook(() => useUpload(store));
  return { store, field: result, shownNotices };
}

const file = (name: string) => new File(["x"], name);

/** A list of files as the browser has it. */
function listOf(...files: File[]): FileList {
  const list = { length: files.length, item: (at: number) => files[at] ?? null };
  return Object.assign(list, files, { [Symbol.iterator]: () => files.values() });
}

/** An event that carries files; returns whether the default was prevented. */
function carrying(data: object) {
  const event = { isPrevented: false, preventDefault: () => void (event.isPrevented = true) };
  return Object.assign(event, data);
}

type Carrying<Event> = ReturnType<typeof carrying> & Event;

function dragged(...files: File[]) {
  const dataTransfer = { types: files.map(() => "Files"), files: listOf(...files) };
  return carrying({ dataTransfer }) as Carrying<DragEvent>;
}

function pasted(...files: File[]) {
  return carrying({ clipboardData: { files: listOf(...files) } }) as Carrying<ClipboardEvent>;
}

function chosen(input: { files: FileList | null; value: string }) {
  return carrying({ currentTarget: input }) as Carrying<ChangeEvent<HTMLInputElement>>;
}

test.each<[FileRules, { accept: string | undefined; multiple: boolean }]>([
  [{}, { accept: undefined, multiple: true }],
  [{ limit: 2 }, { accept: undefined, multiple: true }],
  [
    { kind: "audio", limit: 1 },
    { accept: ".mp3,.wav,.vcm,.pcm", multiple: false },
  ],
  [{ imagesOnly: true }, { accept: "image/*", multiple: true }],
])("the picker under %j", (rules, expected) => {
  expect(setUp(rules).field.current.getInputProps()).toMatchObject({ type: "file", ...expected });
});

describe("choosing", () => {
  test("adds the files and resets the input, so that they can be chosen again", async () => {
    const { field } = setUp({ limit: 2 });
    const input = { files: listOf(file("a")), value: "C:\\fakepath\\a" };
    const event = chosen(input);
    await act(async () => field.current.getInputProps().onChange(event));
    expect(input.value).toBe("");
    expect(field.current).toMatchObject({ items: [{ name: "a", url: "/a" }], isFull: false });
    await act(async () => field.current.getInputProps().onChange(event));
    expect(field.current.isFull).toBe(true);
  });

  test("adds nothing without files", async () => {
    const { field, shownNotices } = setUp();
    const event = chosen({ files: null, value: "" });
    await act(async () => field.current.getInputProps().onChange(event));
    expect(field.current.items).toEqual([]);
    expect(shownNotices).toEqual([]);
  });
});

test("accepts dropped files and ignores anything else", async () => {
  const { field } = setUp();
  const { onDragOver, onDrop } = field.current.getDropProps();
  const [files, text] = [dragged(file("a")), dragged()];
  onDragOver(files);
  onDragOver(text);
  expect([files.isPrevented, text.isPrevented]).toEqual([true, false]);
  const [drop, dropOfText] = [dragged(file("a")), dragged()];
  await act(async () => {
    onDrop(drop);
    onDrop(dropOfText);
  });
  expect([drop.isPrevented, dropOfText.isPrevented]).toEqual([true, false]);
  expect(field.current.items.map(({ name }) => name)).toEqual(["a"]);
});

test("accepts pasted files and ignores text", async () => {
  const { field } = setUp();
  const { onPaste } = field.current.getPasteProps();
  const [files, text] = [pasted(file("a")), pasted()];
  await act(async () => {
    onPaste(files);
    onPaste(text);
  });
  expect([files.isPrevented, text.isPrevented]).toEqual([true, false]);
  expect(field.current.items.map(({ name }) => name)).toEqual(["a"]);
});

test("a failed file is listed separately", async () => {
  const { store, field } = setUp();
  await act(async () => void store.add([file("bad"), file("good")]));
  expect(field.current.items.map(({ name }) => name)).toEqual(["good"]);
  expect(field.current.failed.map(({ name }) => name)).toEqual(["bad"]);
});

test("the prop getters are stable while the state changes", async () => {
  const { store, field } = setUp();
  const { getInputProps } = field.current;
  await act(async () => void store.add([file("a")]));
  expect(field.current.getInputProps).toBe(getInputProps);
});
