import * as z from "zod/mini";

/** The lengths a schema of the contract allows: of a text, or of a list. */
export function limitsOf(schema: z.core.$ZodType): { min: number; max: number } {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodNullable
  ) {
    return limitsOf(schema._zod.def.innerType);
  }
  const limits = { min: 0, max: Number.MAX_SAFE_INTEGER };
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) limits.min = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) limits.max = check._zod.def.maximum;
  }
  return limits;
}
