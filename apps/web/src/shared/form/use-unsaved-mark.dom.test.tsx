import { createTabs } from "@atrium/hooks/tabs";
import { act, render } from "@testing-library/react";
import { Activity } from "react";
import { expect, test } from "vitest";
import { useUnsavedMark } from "./use-unsaved-mark.ts";

const path = "/links";

function setUp() {
  const tabs = createTabs();
  tabs.open({
    snapshot: { key: path, pathname: path, params: {}, search: {}, hash: "", href: path },
  });
  const setUnsaved = (unsaved: boolean) => tabs.setUnsaved(path, unsaved);
  function View({ isUnsaved }: { isUnsaved: boolean }) {
    useUnsavedMark(setUnsaved, isUnsaved);
    return null;
  }
  const pane = (mode: "visible" | "hidden", isUnsaved: boolean) => (
    <Activity mode={mode}>
      <View isUnsaved={isUnsaved} />
    </Activity>
  );
  const { rerender, unmount } = render(pane("visible", true));
  return {
    show: (mode: "visible" | "hidden", isUnsaved: boolean) =>
      act(async () => rerender(pane(mode, isUnsaved))),
    unmount: () => act(async () => unmount()),
    isMarked: () => tabs.get().tabs[0]?.unsaved,
  };
}

test("a hidden tab keeps its mark while it holds unsaved input", async () => {
  const { show, isMarked } = setUp();
  await expect.poll(isMarked).toBe(true);
  await show("hidden", true);
  expect(isMarked()).toBe(true);
  await show("visible", true);
  expect(isMarked()).toBe(true);
});

test("a hidden tab loses its mark when its input is saved", async () => {
  const { show, isMarked } = setUp();
  await show("hidden", true);
  await show("hidden", false);
  await expect.poll(isMarked).toBe(false);
});

test("a form that is gone leaves no mark, from a hidden tab neither", async () => {
  const { show, unmount, isMarked } = setUp();
  await show("hidden", true);
  await unmount();
  await expect.poll(isMarked).toBe(false);
});
