import { useEffect, useState } from "react";

/** Debounces a value: what was typed, once typing pauses. */
export function useDebouncedValue<Value>(value: Value, debounceMs = 200): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}
