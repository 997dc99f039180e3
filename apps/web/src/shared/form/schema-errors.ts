import type { FieldErrors, FieldName } from "@atrium/hooks/resource";
import * as z from "zod/mini";
import "./form-messages.ts";

/** What a schema of the contract finds wrong with fields, by name: the first problem of each. */
export function schemaErrors<Fields extends object>(
  schema: z.core.$ZodType,
  fields: Partial<Fields>,
): FieldErrors<Fields> {
  const errors: { [Name in FieldName<Fields>]?: string } = {};
  for (const { path, message } of z.safeParse(schema, fields).error?.issues ?? []) {
    // The path begins with the name of one of the fields.
    const name = path[0] as FieldName<Fields> | undefined;
    if (name !== undefined && Object.hasOwn(fields, name)) errors[name] ??= message;
  }
  return errors;
}
