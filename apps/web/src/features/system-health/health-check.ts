/** How something is: it works, it should be looked at, it does not work. */
export type CheckState = "works" | "warning" | "fault";

/** One thing that was checked, in words, with the page where it is mended. */
export interface HealthCheck {
  readonly id: string;
  readonly name: string;
  readonly state: CheckState;
  readonly text: string;
  readonly path?: string | undefined;
}
