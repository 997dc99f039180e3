import { useEffect, useState } from "react";

/** A value once it has stayed the same for a while: what was typed, when typing pauses. */
export function useDebouncedValue<Value>(value: Value, pauseMs = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
