import type { DataTableLayout } from "@atrium/ui";

/** What was stored for a table, when it is a layout at all. */
export function storedLayout(value: unknown): DataTableLayout | undefined {
  return isLayout(value) ? value : undefined;
}

function isLayout(value: unknown): value is DataTableLayout {
  return (
    isObject(value) &&
    isEvery(value["hidden"], "string") &&
    isEvery(value["order"], "string") &&
    isObject(value["widths"]) &&
    isEvery(Object.values(value["widths"]), "number")
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isEvery(values: unknown, type: "string" | "number"): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === type);
}
