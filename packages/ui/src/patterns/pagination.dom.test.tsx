import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { pageSlots } from "./page-numbers.ts";
import { Pagination } from "./pagination.tsx";

afterEach(cleanup);

test.each([
  [1, 1, "1"],
  [1, 5, "1 2 … 5"],
  [3, 5, "1 2 3 4 5"],
  [5, 9, "1 … 4 5 6 … 9"],
  [4, 7, "1 2 3 4 5 6 7"],
  [100, 100, "1 … 99 100"],
])("shows page %i of %i as %s", (page, count, shown) => {
  const slots = pageSlots(page, count);
  expect(slots.map((slot) => (slot.kind === "page" ? slot.page : "…")).join(" ")).toBe(shown);
});

test("goes to pages by buttons and marks the current one", async () => {
  const go = vi.fn<(...args: unknown[]) => void>();
  render(<Pagination page={1} pageSize={20} total={95} onPageChange={go} />);
  expect(screen.getByRole("button", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
  expect(screen.queryByRole("button", { name: "Previous page" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(go).toHaveBeenCalledWith(2);
});

test("renders links with the caller's component", () => {
  render(
    <Pagination
      page={2}
      pageSize={10}
      total={30}
      renderLink={(page, props) => (
        <a href={`?pageNo=${page}`} {...props}>
          {props.children}
        </a>
      )}
    />,
  );
  expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe("?pageNo=3");
});

test("says that a truncated total is a lower bound", () => {
  render(<Pagination page={3} pageSize={20} total={10_000} truncated onPageChange={() => {}} />);
  expect(screen.getByText("41–60 of more than 10000")).toBeDefined();
});

test("does not show an unknown total as none", () => {
  const { container } = render(
    <Pagination page={1} pageSize={20} total={undefined} onPageChange={vi.fn<() => void>()} />,
  );
  expect(container.textContent).toBe("");
});

test("shows no numbers for one page, and a message for none", () => {
  render(<Pagination page={1} pageSize={20} total={0} onPageChange={() => {}} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByText("No entries")).toBeDefined();
});
