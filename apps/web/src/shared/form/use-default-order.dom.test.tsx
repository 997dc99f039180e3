import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { useDefaultOrder } from "./use-default-order.ts";

afterEach(cleanup);

function begin(record?: object) {
  return renderHook(
    ({ siblings }: { siblings?: readonly { orderBy: number }[] }) => {
      const form = useForm({ defaultValues: { name: "", orderBy: 0 } });
      form.register("orderBy");
      useDefaultOrder(form, record, siblings);
      return { form, isUnsaved: form.formState.isDirty };
    },
    { initialProps: {} },
  );
}

test("a new record begins behind the others, as if nothing was typed", () => {
  const { result, rerender } = begin();
  expect(result.current.form.getValues("orderBy")).toBe(0);
  rerender({ siblings: [{ orderBy: 40 }] });
  expect(result.current.form.getValues("orderBy")).toBe(50);
  expect(result.current.isUnsaved).toBe(false);
  rerender({ siblings: [] });
  expect(result.current.form.getValues("orderBy")).toBe(10);
});

test("a place that was typed stays", () => {
  const { result, rerender } = begin();
  act(() => result.current.form.setValue("orderBy", 7, { shouldDirty: true }));
  rerender({ siblings: [{ orderBy: 40 }] });
  expect(result.current.form.getValues("orderBy")).toBe(7);
});

test("a new record keeps its order while it is sent, though it is one of the siblings then", async () => {
  const { result, rerender } = begin();
  rerender({ siblings: [{ orderBy: 40 }] });
  let finish = () => {};
  const sent = new Promise<void>((resolve) => (finish = resolve));
  let submitted: Promise<void> | undefined;
  await act(async () => {
    submitted = result.current.form.handleSubmit(() => sent)();
  });
  rerender({ siblings: [{ orderBy: 50 }] });
  await act(async () => {
    finish();
    await submitted;
  });
  expect(result.current.form.getValues("orderBy")).toBe(50);
});

test("a record that is changed keeps its place, though the others are known from before", () => {
  const { result, rerender } = begin({ id: "r1" });
  rerender({ siblings: [{ orderBy: 40 }] });
  expect(result.current.form.getValues("orderBy")).toBe(0);
});
