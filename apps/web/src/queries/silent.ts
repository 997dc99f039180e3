import type { CallOptions } from "@atrium/sdk";

/** A call whose failure its screen shows, so that no notice repeats it. */
export function silent<Input, Output>(
  call: (input: Input, options?: CallOptions) => Promise<Output>,
): (input: Input, options?: CallOptions) => Promise<Output> {
  return (input, options) => call(input, { ...options, silent: true });
}
