import { useEffect, useEffectEvent, useState } from "react";
import { keywordRule } from "../generated/text-rules.ts";
import { SearchInput } from "./search-input.tsx";

const debounceMs = 350;

export interface KeywordFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A box to search a list with. The search is debounced: it starts once typing pauses. */
export function KeywordFilter({ label, value, onChange, className = "w-64" }: KeywordFilterProps) {
  // `fits` are the values under which what was typed still counts: the one it was typed over and the one it led to.
  const [typed, setTyped] = useState({ text: value, fits: [value] });
  // Any other value came about differently: a chip was removed, a shared link opened.
  const text = typed.fits.includes(value) ? typed.text : value;
  // Once it led there, the value it was typed over is another one like any other.
  if (typed.fits.length > 1 && value === typed.fits.at(-1)) {
    setTyped({ text: typed.text, fits: [value] });
  }
  const search = useEffectEvent(onChange);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setTyped({ text, fits: [value, wanted] });
      search(wanted);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <SearchInput
      label={label}
      value={text}
      onChange={(next) => setTyped({ text: next, fits: [value] })}
      maxLength={keywordRule.maxLength}
      className={className}
    />
  );
}
