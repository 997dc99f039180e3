import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiMessagesProvider, useUiLocale } from "./messages-provider.tsx";
import { Pagination } from "./patterns/pagination.tsx";

afterEach(cleanup);

const pages = <Pagination page={2} pageSize={20} total={95} onPageChange={() => {}} />;

test("uses English messages without a provider", () => {
  render(pages);
  expect(screen.getByText("21–40 of 95")).toBeDefined();
});

test("replaces some messages and keeps the others", () => {
  render(
    <UiMessagesProvider messages={{ nextPage: "下一页" }}>
      <UiMessagesProvider
        messages={{ rangeOfTotal: (p) => `第 ${p.from}–${p.to} 条，共 ${p.total} 条` }}
      >
        {pages}
      </UiMessagesProvider>
    </UiMessagesProvider>,
  );
  expect(screen.getByText("第 21–40 条，共 95 条")).toBeDefined();
  expect(screen.getByRole("button", { name: "下一页" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Previous page" })).toBeDefined();
});

test("inherits the outer provider's locale unless an inner one has its own", () => {
  const Locale = () => <p>{useUiLocale() ?? "the browser's"}</p>;
  const { container } = render(
    <>
      <Locale />
      <UiMessagesProvider messages={{}} locale="zh-CN">
        <UiMessagesProvider messages={{}}>
          <Locale />
        </UiMessagesProvider>
        <UiMessagesProvider messages={{}} locale="en-GB">
          <Locale />
        </UiMessagesProvider>
      </UiMessagesProvider>
    </>,
  );
  const locales = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(locales).toEqual(["the browser's", "zh-CN", "en-GB"]);
});
