import { useEffect, useEffectEvent, useRef } from "react";
import { nextOrder, type Ordered } from "../sibling-order.ts";

/** The part of a list that tells which place is the last. */
export const lastFirst = {
  pageNo: 1,
  pageSize: 1,
  sortField: "orderBy",
  sortOrder: "desc",
} as const;

/** A form with a field for the place among others. */
interface OrderForm {
  formState: { isSubmitting: boolean };
  getValues: (field: "orderBy") => number;
  resetField: (field: "orderBy", options: { defaultValue: number }) => void;
}

/**
 * Puts a new record behind those that are there, once they are known and again when it comes to stand among others; a
 * place that somebody typed stays.
 *
 * @param record The record that is changed; undefined for a new one. It has its place and keeps it.
 * @param siblings Those a new one will stand among; undefined while they are not known.
 */
export function useStartLast(
  form: OrderForm,
  record: object | undefined,
  siblings: readonly Ordered[] | undefined,
): void {
  const began = useRef(form.getValues("orderBy"));
  const last = record === undefined && siblings ? nextOrder(siblings) : undefined;
  // While a record is sent it comes to stand among the others itself.
  const { isSubmitting } = form.formState;
  const start = useEffectEvent((defaultValue: number) => {
    if (isSubmitting || form.getValues("orderBy") !== began.current) return;
    began.current = defaultValue;
    form.resetField("orderBy", { defaultValue });
  });
  useEffect(() => {
    if (last !== undefined) start(last);
  }, [last]);
}
