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
  [zMenuCreateBody.shape.url, "pathOrUrl"],
  [zMenuCreateBody.shape.activeMenu, "path"],
  [zPhone, "phone"],
  [zDateTime, "date"],
  [zProductPrice, "price"],
  [zProductCurrency, "currency"],
  [zAccentColor, "color"],
  [zAuthCode, "permissionCode"],
  [zAuthAddBody.shape.action, "action"],
  [zMenuCreateBody.shape.component, "view"],
  [zMenuCreateBody.shape.icon, "icon"],
  [zArticleTypeSaveBody.shape.icon, "icon"],
  [zQuickLinkSaveBody.shape.icon, "icon"],
  [zTypeCode, "typeCode"],
  [zRoleCode, "roleCode"],
  [zWorkgroupCode, "name"],
  [zOrgCode, "orgCode"],
  [zDictCode, "dictCode"],
  [zDictItemValue, "noSpaces"],
  [zSecondFactorCode, "secondFactorCode"],
  [zProductSaveBody.shape.code, "productCode"],
];

const names = new Map(
  formats.flatMap(([schema, name]) => patternsOf(schema).map((pattern) => [pattern, name])),
);

/**
 * The format that a pattern of the contract means.
 *
 * @param pattern As an issue of zod has it: `/^[a-z]+$/`.
 */
export function formatName(pattern: string): FormatName | undefined {
  return names.get(pattern);
}

/** The patterns that a text has to match, through optional and nullable. */
export function patternsOf(schema: z.core.$ZodType): string[] {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNonOptional ||
    schema instanceof z.core.$ZodNullable
  ) {
    return patternsOf(schema._zod.def.innerType);
  }
  const checks = schema._zod.def.checks ?? [];
  return checks.flatMap((check) =>
    check instanceof z.core.$ZodCheckRegex ? [String(check._zod.def.pattern)] : [],
  );
}
