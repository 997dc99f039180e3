import { resourceKeys } from "@atrium/hooks";

/** The keys of the four task lists. */
export const taskKeys = resourceKeys("tasks");
