import { readRefusal } from "../../shared/form/server-errors.ts";

/** Why a step was refused, with everything that blocks it. */
export function refusalText(error: unknown): string {
  return readRefusal(error, []).general.join("\n");
}
