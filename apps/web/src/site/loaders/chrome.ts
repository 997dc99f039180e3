import type { LoaderContext } from "../../app/router-context.ts";
import type { FriendlyLink, SiteSetting, TypeNode } from "../types.ts";

/** What every public page shows around its content. */
export interface Chrome {
  setting: SiteSetting;
  types: TypeNode[];
  friendlyLinks: FriendlyLink[];
  /** Whether there are products to link to. */
  hasProducts: boolean;
}

/** Loads what the public pages have in common. */
export async function loadChrome(sdk: LoaderContext["sdk"]): Promise<Chrome> {
  const [setting, types, friendlyLinks, products] = await Promise.all([
    sdk.site.getStaticSetting(),
    sdk.site.typeTree(),
    sdk.site.getFriendlyLinkList(),
    sdk.site.productList({ pageSize: 1 }),
  ]);
  return { setting, types, friendlyLinks, hasProducts: products.total > 0 };
}
