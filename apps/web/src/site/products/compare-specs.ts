import type { PublicProduct } from "../types.ts";
import { withUnit } from "./with-unit.ts";

/** A line of a comparison. */
export interface ComparedSpec {
  name: string;
  /** Of each product; null where it says nothing. */
  values: (string | null)[];
  /** Whether all products say the same. */
  isSame: boolean;
}

/** Lines under one heading. */
export interface ComparedGroup {
  name: string;
  specs: ComparedSpec[];
}

type Specified = Pick<PublicProduct, "specGroups">;

/**
 * The specifications of several products line by line: headings and lines in the order in which the products first name
 * them, paired by heading and name.
 */
export function compareSpecs(products: readonly Specified[]): ComparedGroup[] {
  const headings = namesOf(products.flatMap(({ specGroups }) => specGroups));
  return headings.map((heading) => {
    const lists = products.map(
      ({ specGroups }) => specGroups.find(({ name }) => name === heading)?.specs ?? [],
    );
    return { name: heading, specs: namesOf(lists.flat()).map((name) => compareLine(name, lists)) };
  });
}

type Specs = PublicProduct["specGroups"][number]["specs"];

function compareLine(name: string, lists: readonly Specs[]): ComparedSpec {
  const values = lists.map((specs) => {
    const said = specs.filter((spec) => spec.name === name);
    return said.map(({ value, unit }) => withUnit(value, unit)).join(", ") || null;
  });
  return { name, values, isSame: new Set(values).size <= 1 };
}

function namesOf(named: readonly { name: string }[]): string[] {
  return [...new Set(named.map(({ name }) => name))];
}
