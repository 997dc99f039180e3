/** Creates a function that runs once for all callers of a key at the same time; another key starts anew. */
export function createSingleFlight<Value>() {
  let inFlight: { readonly key: string; readonly result: Promise<Value> } | undefined;
  return (key: string, start: () => Promise<Value>): Promise<Value> => {
    if (inFlight?.key === key) return inFlight.result;
    const result = start().finally(() => {
      if (inFlight?.result === result) inFlight = undefined;
    });
    inFlight = { key, result };
    return result;
  };
}
