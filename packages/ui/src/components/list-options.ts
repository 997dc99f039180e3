import { useEffect, useEffectEvent, useState } from "react";
import type { SelectOption } from "./select.tsx";

/** One choice of a `Combobox` or `MultiSelect`. */
export interface ListOption extends SelectOption {
  /** A word more, in small type: a code, a department. It is searched as well. */
  detail?: string | undefined;
  /** Other words the choice is found by; not shown. */
  keywords?: string | undefined;
}

/** Where the choices come from: given whole, or loaded by the caller for the words typed. */
export interface OptionSource {
  options: readonly ListOption[];
  /** Loads the choices for the words, shortly after the last letter. Without it the given choices are filtered. */
  onSearch?: ((query: string) => void) | undefined;
  /** The choices are on their way. */
  loading?: boolean | undefined;
  /** The label of a chosen value that is not among the choices: one of an earlier search, or of the saved record. */
  labelOf?: ((value: string) => string | undefined) | undefined;
}

const searchDelayMs = 200;

/** The words typed, the choices they leave, and the label of any value that was ever among them. */
export function useOptionSource({ options, onSearch, labelOf }: OptionSource) {
  const [query, setQuery] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
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
      setSeen((known) => new Map(known).set(option.value, option.label)),
    label: (value: string) =>
      options.find((option) => option.value === value)?.label ??
      seen.get(value) ??
      labelOf?.(value) ??
      value,
  };
}

/**
 * The choices that hold every word, wherever it stands.
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
