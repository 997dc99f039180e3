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
import { emptyForm, type InitialForm, type SentForm } from "./form-state.ts";

const key = "draft:/article-detail?id=tides";

beforeEach(() => sessionStorage.setItem(key, JSON.stringify({ content: "Half a thought" })));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(start: InitialForm | SentForm) {
  const context = { config: { pagesPath: "/" }, messages: await loadMessages("en") };
  const routeTree = createRootRouteWithContext<typeof context>()();
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <CommentForm article={{ id: "1", slug: "tides" }} replyTo={undefined} start={start} />
    </RouterContextProvider>,
  );
}

test("a draft is there again", async () => {
  await open(emptyForm);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Comment").value).toBe("Half a thought");
});

test("a comment that the browser sent before the app was there leaves no draft", async () => {
  await open({ reference: null });
  expect(screen.getByText(/Thank you/)).toBeDefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});
