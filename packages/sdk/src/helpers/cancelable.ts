/** A promise that can be cancelled. */
export interface Cancelable<Value> {
  readonly promise: Promise<Value>;
  /** Makes `promise` reject with the bare string `cancel`, unless it is settled. Its source continues. */
  cancel(): void;
}

/**
 * Wraps a promise so that its reader can stop waiting for it (specification section 8).
 *
 * @param source For anything but a promise the result rejects with 'promise is not Promise'.
 * @example
 * const { promise, cancel } = cancelable(load());
 */
export function cancelable<Value>(source: PromiseLike<Value>): Cancelable<Value> {
  if (!isPromise(source)) {
    return { promise: Promise.reject(new Error("promise is not Promise")), cancel: () => {} };
  }
  let cancel = () => {};
  const promise = new Promise<Value>((resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the specification (section 8) asks for the string
    cancel = () => reject("cancel");
    source.then(resolve, reject);
  });
  return { promise, cancel };
}

function isPromise(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "then" in value &&
    typeof value.then === "function"
  );
}
