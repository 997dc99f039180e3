/** Whether the public sees a record now. */
export type Visibility = "hidden" | "scheduled" | "visible" | "expired";

/** The status of a record and the period in which it may be visible. */
export interface VisibilityWindow {
  readonly status: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/**
 * Whether a record is visible: enabled, from its start on and until just before its end.
 *
 * @param now In milliseconds.
 */
export function visibilityOf(
  { status, startAt, endAt }: VisibilityWindow,
  now: number,
): Visibility {
  if (status !== "enabled") return "hidden";
  if (endAt !== null && Date.parse(endAt) <= now) return "expired";
  if (startAt !== null && Date.parse(startAt) > now) return "scheduled";
  return "visible";
}
