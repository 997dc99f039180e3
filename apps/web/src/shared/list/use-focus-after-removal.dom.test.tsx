import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

afterEach(cleanup);

interface ListProps {
  rows: readonly string[];
  bar?: boolean;
  notice?: boolean;
}

function List({ rows, bar = false, notice = false }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(box, rows);
  return (
    <>
      <div ref={box}>
        <h1>Links</h1>
        {bar && <button>Delete</button>}
        {rows.map((name, index) => (
          <div key={name} data-index={index}>
            <button>{name}</button>
          </div>
        ))}
      </div>
      {notice && (
        <div data-toaster>
          <button>Undo</button>
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

/** A dialog that has the focus, as a child of the body. */
function openDialog(): { close: () => void } {
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.tabIndex = -1;
  dialog.focus();
  return { close: () => dialog.remove() };
}

test("the row that took the place of a deleted one has the focus", () => {
  const { rerender } = render(<List rows={["Ebb", "Flow"]} />);
  button("Ebb").focus();
  rerender(<List rows={["Flow"]} />);
  expect(document.activeElement).toBe(button("Flow"));
});

test("the heading has the focus once the dialog that deleted the last row has closed", async () => {
  const { rerender } = render(<List rows={["Ebb"]} />);
  button("Ebb").focus();
  const dialog = openDialog();
  rerender(<List rows={[]} />);
  expect(document.activeElement).not.toBe(document.body);
  dialog.close();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")));
});

test("the first row has the focus after the bar of the selection that was deleted", async () => {
  const { rerender } = render(<List rows={["Ebb", "Flow", "Neap"]} bar />);
  button("Delete").focus();
  const dialog = openDialog();
  rerender(<List rows={["Flow", "Neap"]} />);
  dialog.close();
  await waitFor(() => expect(document.activeElement).toBe(button("Flow")));
});

test("the first row has the focus after the notice whose “Undo” brought rows back", async () => {
  const none: string[] = [];
  const { rerender } = render(<List rows={none} notice />);
  button("Undo").focus();
  rerender(<List rows={none} />);
  rerender(<List rows={["Ebb"]} />);
  await waitFor(() => expect(document.activeElement).toBe(button("Ebb")));
});

test("what is beside the rows and still there does not give the focus to a row", async () => {
  const { rerender } = render(<List rows={["Ebb"]} bar />);
  button("Delete").focus();
  button("Delete").blur();
  rerender(<List rows={["Ebb", "Flow"]} bar />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});

test("a row that is still there does not take the focus back", async () => {
  render(<List rows={["Ebb"]} />);
  button("Ebb").focus();
  button("Ebb").blur();
  openDialog().close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
