/** Whether the public sees something now: switched off, not yet, now, or no longer. */
export type Showing = "off" | "planned" | "now" | "over";

/** What has a status and a time to be shown in. */
export interface Shown {
  readonly status: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** Whether something is shown at a moment, in milliseconds; from its start on, until before its end. */
export function showingOf({ status, startAt, endAt }: Shown, now: number): Showing {
  if (status !== "enabled") return "off";
  if (endAt !== null && Date.parse(endAt) <= now) return "over";
  if (startAt !== null && Date.parse(startAt) > now) return "planned";
  return "now";
}
