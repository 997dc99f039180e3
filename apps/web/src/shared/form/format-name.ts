import * as z from "zod/mini";
import {
  zAccentColor,
  zArticleTypeSaveBody,
  zAuthAddBody,
  zAuthCode,
  zBannerSaveBody,
  zDateTime,
  zDictCode,
  zDictItemValue,
  zMenuCreateBody,
  zOrgCode,
  zPhone,
  zProductCurrency,
  zProductPrice,
  zProductSaveBody,
  zQuickLinkSaveBody,
  zRoleCode,
  zSecondFactorCode,
  zSlug,
  zTypeCode,
  zUrl,
  zUsername,
  zWebhookSaveBody,
  zWorkgroupCode,
} from "../../generated/form-schemas.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";

/** A format that people type, with a message that states its rule. */
export type FormatName = keyof AdminMessages["form"]["formats"];

/** Schemas of the contract with the format that their pattern means. */
const formats: readonly (readonly [z.core.$ZodType, FormatName])[] = [
  [zUsername, "username"],
  [zSlug, "slug"],
  [zUrl, "url"],
  [zBannerSaveBody.shape.linkUrl, "url"],
  [zWebhookSaveBody.shape.url, "httpUrl"],
