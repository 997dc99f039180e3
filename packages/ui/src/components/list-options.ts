"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { SelectOption } from "./select.tsx";

/** One option of a `Combobox` or `MultiSelect`. */
export interface ListOption extends SelectOption {
  /** More text, in small type: a code, a department. It is searched as well. */
  detail?: string | undefined;
  /** Other words by which the option is found; not shown. */
  keywords?: string | undefined;
}

/** Where the options come from: passed whole, or loaded by the caller for the query. */
export interface OptionSource {
  options: readonly ListOption[];
  /** Loads the options for the query, debounced. Without it the options passed are filtered. */
  onSearch?: ((query: string) => void) | undefined;
  /** Whether options are being loaded. */
  loading?: boolean | undefined;
  /** The label of a selected value that is not among the options: one of an earlier search, or of the saved record. */
  labelOf?: ((value: string) => string | undefined) | undefined;
}

const searchDelayMs = 200;

/** The query, the options that match it, and the label of any value that was ever among them. */
export function useOptionSource({ options, onSearch, labelOf }: OptionSource) {
  const [query, setQuery] = useState<string | null>(null);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const search = useEffectEvent((text: string) => onSearch?.(text));
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => search(query), searchDelayMs);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    /** Null until somebody types. */
    query,
    setQuery,
    shown: onSearch === undefined ? filterOptions(options, query ?? "") : options,
    remember: (option: ListOption) =>
      setLabels((known) => new Map(known).set(option.value, option.label)),
    label: (value: string) =>
      options.find((option) => option.value === value)?.label ??
      labels.get(value) ??
      labelOf?.(value) ??
      value,
  };
}

/**
 * The options that contain every word of the query, anywhere.
 *
 * @example filterOptions(people, "li ed") // “Li Wei, Editor”
 */
export function filterOptions<T extends ListOption>(options: readonly T[], query: string): T[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ label, detail = "", keywords = "" }) => {
    const text = `${label} ${detail} ${keywords}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
