import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { defineQueries } from "./define-queries.ts";

/** The settings of the site. */
export type SiteSetting = Result<"siteSettingsGet">;

/** The settings that can be changed. */
export type SiteSettingFields = Omit<Required<Input<"siteSettingsUpdate">>, "id" | "version">;

/** Changing the settings. */
export const siteSettingQueries = defineQueries("siteSettings", {
  update: (body: Input<"siteSettingsUpdate">) => sdk.siteSettings.update(body, { silent: true }),
});

/** The settings: one record without an id to ask for. */
export const siteSetting = queryOptions({
  queryKey: siteSettingQueries.keys.detail("only"),
  queryFn: ({ signal }) => sdk.siteSettings.get(undefined, { signal, silent: true }),
});
