import type * as z from "zod/mini";

/** The lengths a string schema of the contract allows, for words of help. */
export function limitsOf(schema: z.core.$ZodString): { min: number; max: number } {
  const { minimum, maximum } = schema._zod.bag;
  return { min: minimum ?? 0, max: maximum ?? Number.MAX_SAFE_INTEGER };
}
