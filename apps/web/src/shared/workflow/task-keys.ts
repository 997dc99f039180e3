import { resourceKeys } from "@atrium/hooks/resource";

/** The keys of the four task lists. */
export const taskKeys = resourceKeys("tasks");
