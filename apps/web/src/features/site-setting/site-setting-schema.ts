import * as z from "zod/mini";
import { zSiteSettingUpdateBody } from "../../generated/form-schemas.ts";

/** What the contract says about the settings that can be changed. */
export const siteSettingSchema = z.required(
  z.omit(zSiteSettingUpdateBody, { id: true, version: true }),
);
