import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { parseDigits } from "../lib/parse-digits.ts";
import { NumberInput } from "./number-input.tsx";
import { Select } from "./select.tsx";

afterEach(cleanup);

function Order({ max }: { max?: number }) {
  const [value, setValue] = useState<number | null>(null);
  return <NumberInput aria-label="Order" value={value} onValueChange={setValue} max={max} />;
}

test("keeps only digits in a number input, typed or pasted", async () => {
  const user = userEvent.setup();
  render(<Order />);
  const box = screen.getByLabelText<HTMLInputElement>("Order");
  await user.type(box, "-1a2.e3");
  expect(box.value).toBe("123");
  await user.clear(box);
  expect(box.value).toBe("");
  await user.click(box);
  await user.paste("４2 000");
  expect(box.value).toBe("42000");
});

test("limits a number input to its maximum", async () => {
  render(<Order max={99} />);
  await userEvent.type(screen.getByLabelText("Order"), "123");
  expect(screen.getByLabelText<HTMLInputElement>("Order").value).toBe("99");
});

test.each([
  ["", null],
  ["abc", null],
  ["007", 7],
  ["9".repeat(40), Number.MAX_SAFE_INTEGER],
])("parses the digits of %j as %j", (text, number) => {
  expect(parseDigits(text)).toBe(number);
});

test("associates label, error and help with a field's control", () => {
  render(
    <Field label="Title" help="Short and plain" error="Give a title">
      <Input />
    </Field>,
  );
  const box = screen.getByRole("textbox", { name: "Title" });
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(box.getAttribute("aria-required")).toBe("true");
  const words = (box.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(["Give a title", "Short and plain"]);
});

test("marks an optional field, which is neither required nor described", () => {
  render(
    <Field label="Remark" optional>
      <Input />
    </Field>,
  );
  const box = screen.getByRole("textbox", { name: "Remark optional" });
  expect(box.hasAttribute("aria-required")).toBe(false);
  expect(box.hasAttribute("aria-describedby")).toBe(false);
});

test("prefers a control's own id to the field's", () => {
  render(
    <Field label="Type" id="type">
      <Select options={[{ value: "news", label: "News" }]} placeholder="All types" />
    </Field>,
  );
  expect(screen.getByLabelText<HTMLSelectElement>("Type").id).toBe("type");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "All types",
    "News",
  ]);
});

test("keeps name and focus of a loading button, which cannot be pressed", async () => {
  const user = userEvent.setup();
  const press = vi.fn<(...args: unknown[]) => void>();
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button variant="outline" type="submit" loading={loading} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole("button", { name: "Save" }));
  rerender(form(true));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
});

test("renders a link with a button's classes", () => {
  render(
    <Button asChild>
      <a href="/articles">Articles</a>
    </Button>,
  );
  expect(screen.getByRole("link", { name: "Articles" }).className).toContain("bg-primary");
});

test("shows an indeterminate check box", async () => {
  const change = vi.fn<(...args: unknown[]) => void>();
  render(<Checkbox label="All" checked={false} indeterminate onCheckedChange={change} />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "All" });
  expect(box.indeterminate).toBe(true);
  await userEvent.click(box);
  expect(change).toHaveBeenCalledWith(true);
});
