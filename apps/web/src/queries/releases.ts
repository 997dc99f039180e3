import type { Input, Result } from "@atrium/sdk";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A release without what is in it, as lists have it. */
export type ReleaseRow = Result<"releasesPage">["records"][number];

/** A release with everything in it. */
export type Release = Result<"releasesGet">;

export type ReleaseItem = Release["items"][number];

/** The queries and mutations of releases. */
export const releaseQueries = defineQueries(
  "releases",
  {
    page: silent((query: Input<"releasesPage">, options) => sdk.releases.page(query, options)),
    detail: silent((id: string, options) => sdk.releases.get(id, options)),
    create: (body: Input<"releasesSave">) => sdk.releases.save(body, { silent: true }),
    update: (body: Input<"releasesUpdate">) => sdk.releases.update(body, { silent: true }),
    addItems: (body: Input<"releasesAddItems">) => sdk.releases.addItems(body, { silent: true }),
    removeItems: (body: Input<"releasesRemoveItems">) =>
      sdk.releases.removeItems(body, { silent: true }),
    schedule: (body: Input<"releasesSchedule">) => sdk.releases.schedule(body, { silent: true }),
    unschedule: (body: Input<"releasesUnschedule">) =>
      sdk.releases.unschedule(body, { silent: true }),
    publish: (body: Input<"releasesPublish">) => sdk.releases.publish(body, { silent: true }),
    remove: ({ id, version }: Input<"releasesDelete">) =>
      sdk.releases.delete({ id, version }, { silent: true }),
  },
  { also: ["articles", "calendar", "home"] },
);
