import * as z from "zod/mini";
import { zSiteSettingUpdateBody } from "../../generated/form-schemas.ts";

/** The contract's schema of the editable settings. */
export const siteSettingSchema = z.required(
  z.omit(zSiteSettingUpdateBody, { id: true, version: true }),
);
