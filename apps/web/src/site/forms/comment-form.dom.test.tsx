import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages } from "../../i18n/index.ts";
import { CommentForm } from "./comment-form.tsx";
import { emptyForm } from "./form-state.ts";

const key = "draft:/article-detail?id=tides";

beforeEach(() => sessionStorage.setItem(key, JSON.stringify({ content: "Half a thought" })));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open() {
  const context = { config: { pagesPath: "/" }, messages: await loadMessages("en") };
  const routeTree = createRootRouteWithContext<typeof context>()();
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <CommentForm article={{ id: "1", slug: "tides" }} replyTo={undefined} start={emptyForm} />
    </RouterContextProvider>,
  );
}

test("a draft is there again", async () => {
  await open();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Comment").value).toBe("Half a thought");
});
