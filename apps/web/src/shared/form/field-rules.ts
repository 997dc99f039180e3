import * as z from "zod/mini";
import { limitsOf } from "./limits-of.ts";

/** The contract's rules for one field of a form. */
export interface FieldRules {
  /** Whether it may stay empty; an empty box then means null. */
  readonly nullable: boolean;
  /** The longest text it takes; undefined when any length will do. */
  readonly maxLength: number | undefined;
}

/** Reads a field's rules from the form's schema, so that no form repeats them. */
export function fieldRules(schema: z.core.$ZodType, field: string): FieldRules {
  const rule = schema instanceof z.core.$ZodObject ? schema._zod.def.shape[field] : undefined;
  if (rule === undefined) return { nullable: false, maxLength: undefined };
  const { max } = limitsOf(rule);
  return {
    nullable: isNullable(rule),
    maxLength: max === Number.MAX_SAFE_INTEGER ? undefined : max,
  };
}

function isNullable(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodNullable) return true;
  const isWrapped =
    schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNonOptional;
  return isWrapped && isNullable(schema._zod.def.innerType);
}
