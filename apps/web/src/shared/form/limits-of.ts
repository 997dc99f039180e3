import * as z from "zod/mini";

/** The lengths a schema of the contract allows: of a text, or of a list. */
export function limitsOf(schema: z.core.$ZodType): { min: number; max: number } {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return limitsOf(schema._zod.def.innerType);
  }
  const { minimum, maximum } = schema._zod.bag;
  return {
    min: typeof minimum === "number" ? minimum : 0,
    max: typeof maximum === "number" ? maximum : Number.MAX_SAFE_INTEGER,
  };
}
