import type { Db } from "../../db/db.ts";
import { siteSettings } from "../../db/schema/index.ts";
import type { components } from "../../generated/schema.ts";

/** Defaults until staff save the settings. */
const DEFAULTS: components["schemas"]["PublicSetting"] = {
  systemName: "Atrium",
  companyName: "Atrium",
  logo: null,
  slogan: null,
  icp: null,
  copyright: null,
  phone: null,
  email: null,
  address: null,
  socialLinks: [],
  seoTitle: null,
  seoDescription: null,
  commentEnabled: true,
  messageEnabled: true,
};

export async function readSettings(db: Db): Promise<components["schemas"]["PublicSetting"]> {
  const [row] = await db.select().from(siteSettings).limit(1);
  if (!row) return DEFAULTS;
  const { systemName, companyName, logo, slogan, icp, copyright, phone, email, address } = row;
  const { socialLinks, seoTitle, seoDescription, commentEnabled, messageEnabled } = row;
  return {
    systemName,
    companyName,
    logo,
    slogan,
    icp,
    copyright,
    phone,
    email,
    address,
    socialLinks,
    seoTitle,
    seoDescription,
    commentEnabled,
    messageEnabled,
  };
}
