import {
  resourceKeys,
  resourceQueries,
  type ResourceKeys,
  type ResourceQueries,
  type ResourceVerbs,
} from "@atrium/hooks/resource";
import type { sdk } from "../shared/api.ts";

/** Names of query groups: the SDK's resources, and groups that span several. */
export type ResourceName =
  | keyof typeof sdk
  | "articleTags"
  | "articleWriters"
  | "currentUser"
  | "ownLinks"
  | "previewLinks"
  | "tasks";

/** `resourceQueries` of `@atrium/hooks`, for the names that exist. */
export const defineQueries: <const Verbs extends ResourceVerbs>(
  name: ResourceName,
  verbs: Verbs,
  options?: { also?: readonly ResourceName[] },
) => ResourceQueries<Verbs> = resourceQueries;

/** The keys of a resource, for queries that are neither a page nor a list nor a detail. */
export const keysOf: (name: ResourceName) => ResourceKeys = resourceKeys;
