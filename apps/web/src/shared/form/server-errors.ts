import { isApiError, type FieldError } from "@atrium/sdk";
import { lazyMessages } from "../i18n.ts";

const admin = lazyMessages("admin");

/** What a refused save means for a form. */
export interface RefusedSave {
  /** What the server refused by field, for fields the form has. */
  readonly fields: Readonly<Record<string, string>>;
  /** What concerns no field of the form; shown above it. */
  readonly general: readonly string[];
  readonly requestId: string | undefined;
}

/**
 * Sorts a failure by the form's fields. A field error below a field (`tags[3]`, `flow.0.name`) belongs to the nearest one
 * that the form knows.
 *
 * @param known The names of the form's fields.
 */
export function readRefusal(error: unknown, known: readonly string[]): RefusedSave {
  if (!isApiError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { fields: {}, general: [message], requestId: undefined };
  }
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const one of error.fieldErrors) {
    const name = fieldOf(one, known);
    if (name === undefined) general.push(one.message);
    else fields[name] ??= messageOf(one);
  }
  if (error.fieldErrors.length === 0) general.push(error.message);
  return { fields, general, requestId: error.requestId };
}

/** The server's message continues after the field's name; at the field a sentence stands alone. */
function messageOf({ code, message }: FieldError): string {
  return code === "unique" ? admin.form.taken : message;
}

function fieldOf({ field }: FieldError, known: readonly string[]): string | undefined {
  const path = field.replace(/^\//, "").replaceAll("/", ".");
  const above = known.filter(
    (name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
  );
  return above.toSorted((one, other) => other.length - one.length)[0];
}
