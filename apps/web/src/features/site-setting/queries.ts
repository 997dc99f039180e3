import { resourceQueries } from "@atrium/hooks/resource";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { zSiteSettingUpdateBody } from "../../generated/form-schemas.ts";
import { sdk } from "../../shared/api.ts";

/** The settings of the site. */
export type SiteSetting = Result<"siteSettingsGet">;

/** The settings that can be changed. */
export type SiteSettingFields = Omit<Required<Input<"siteSettingsUpdate">>, "id" | "version">;

/** What the contract says about them. */
export const siteSettingSchema = z.required(
  z.omit(zSiteSettingUpdateBody, { id: true, version: true }),
);

/** Changing the settings. */
export const siteSettingQueries = resourceQueries("siteSettings", {
  update: (body: Input<"siteSettingsUpdate">) => sdk.siteSettings.update(body, { silent: true }),
});

/** The settings: one record without an id to ask for. */
export const siteSetting = queryOptions({
  queryKey: [...siteSettingQueries.keys.details, "only"],
  queryFn: ({ signal }) => sdk.siteSettings.get(undefined, { signal, silent: true }),
});
