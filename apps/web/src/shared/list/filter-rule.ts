/** What the contract allows as a filter's value: one of a list, or a text within limits. */
export interface FilterRule {
  readonly values?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** What the page call takes for the text in the address; undefined for nothing. */
  readonly parse?: (text: string) => string | undefined;
}

/** The values that a rule allows. */
export type FilterValue<Rule extends FilterRule> = Rule extends { values: readonly (infer Value)[] }
  ? Value
  : string;

/** Parses a search param as a filter value; undefined when its rule rejects it. */
export function readFilter<const Rule extends FilterRule>(
  rule: Rule,
  text: string | undefined,
): FilterValue<Rule> | undefined {
  const { values, minLength = 0, maxLength = Infinity, pattern, parse } = rule;
  const isAllowed =
    text !== undefined &&
    (values?.includes(text) ?? true) &&
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern?.test(text) ?? true);
  if (!isAllowed) return undefined;
  // One of the values, when the rule names some.
  return (parse ? parse(text) : text) as FilterValue<Rule> | undefined;
}
