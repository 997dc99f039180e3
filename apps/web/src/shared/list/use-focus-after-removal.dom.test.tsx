import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

afterEach(cleanup);

function List({ rows }: { rows: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(box, rows);
  return (
    <div ref={box}>
      <h1>Links</h1>
      {rows.map((name, index) => (
        <div key={name} data-index={index}>
          <button>{name}</button>
        </div>
      ))}
    </div>
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

test("a row that is still there does not take the focus back", async () => {
  render(<List rows={["Ebb"]} />);
  button("Ebb").focus();
  button("Ebb").blur();
  openDialog().close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
