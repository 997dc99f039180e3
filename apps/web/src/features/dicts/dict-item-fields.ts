import type { Input } from "@atrium/sdk";

/** The fields of an item. */
export type DictItemFields = Omit<Required<Input<"dictItemsSave">>, "dictId">;
