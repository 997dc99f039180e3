import type { EditState, FieldErrors, FieldName, Versioned } from "@atrium/hooks/resource";
import { readRefusal } from "./server-errors.ts";

/** What is wrong with a record being edited. */
export interface ShownErrors<Fields extends object> {
  readonly fields: FieldErrors<Fields>;
  /** What concerns no field. */
  readonly general: readonly string[];
}

/** What is wrong with a draft and, until the field is edited again, what the server refused of it. */
export function shownErrors<Fields extends object, Stored extends Versioned>(
  state: EditState<Fields, Stored>,
): ShownErrors<Fields> {
  if (state.status !== "failed") return { fields: state.errors, general: [] };
  const { draft, sent } = state;
  // A draft's own keys are the names of its fields.
  const names = Object.keys(draft) as FieldName<Fields>[];
  const { fields: refused, general } = readRefusal(state.error, names);
  const fields: { [Name in FieldName<Fields>]?: string } = {};
  for (const name of names) {
    const isAsSent = Object.is(draft[name], sent[name]);
    const message = state.errors[name] ?? (isAsSent ? refused[name] : undefined);
    if (message !== undefined) fields[name] = message;
  }
  return { fields, general };
}
