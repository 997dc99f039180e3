/**
 * A call of the SDK, or anything of its shape.
 *
 * @example
 * const detail: ResourceCall<string, { id: string }> = async (id) => ({ id });
 */
export type ResourceCall<Input, Output> = (
  input: Input,
  options?: { signal?: AbortSignal },
) => Promise<Output>;

/** A call whose input is not known any more. */
export type AnyCall = ResourceCall<unknown, unknown>;
