import { useEffect, useEffectEvent, useRef } from "react";
import { nextOrder, type Ordered } from "../sibling-order.ts";

/** The page of a list with only the last record by order. */
export const LAST_BY_ORDER = {
  pageNo: 1,
  pageSize: 1,
  sortField: "orderBy",
  sortOrder: "desc",
} as const;

/** A form with the field `orderBy`. */
interface OrderForm {
  formState: { isSubmitting: boolean };
  getValues: (field: "orderBy") => number;
  resetField: (field: "orderBy", options: { defaultValue: number }) => void;
}

/**
 * Defaults the order of a new record to the end of its siblings, again when these change. An order that somebody typed
 * stays.
 *
 * @param record The record that is changed; undefined for a new one. An existing one keeps its order.
 * @param siblings Those of a new record; undefined while they are loading.
 */
export function useDefaultOrder(
  form: OrderForm,
  record: object | undefined,
  siblings: readonly Ordered[] | undefined,
): void {
  const initial = useRef(form.getValues("orderBy"));
  const order = record === undefined && siblings ? nextOrder(siblings) : undefined;
  // While a record is sent it becomes one of the siblings itself.
  const { isSubmitting } = form.formState;
  const setDefault = useEffectEvent((defaultValue: number) => {
    if (isSubmitting || form.getValues("orderBy") !== initial.current) return;
    initial.current = defaultValue;
    form.resetField("orderBy", { defaultValue });
  });
  useEffect(() => {
    if (order !== undefined) setDefault(order);
  }, [order]);
}
