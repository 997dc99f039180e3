import type { RouterContext } from "../../app/router-context.ts";
import type { FriendlyLink, SiteSetting, TypeNode } from "../types.ts";

/** What every public page shows around its content. */
export interface Chrome {
  setting: SiteSetting;
  types: TypeNode[];
  friendlyLinks: FriendlyLink[];
}

/** Loads what the public pages have in common. */
export async function loadChrome(sdk: RouterContext["sdk"]): Promise<Chrome> {
  const [setting, types, friendlyLinks] = await Promise.all([
    sdk.site.getStaticSetting(),
    sdk.site.typeTree(),
    sdk.site.getFriendlyLinkList(),
  ]);
  return { setting, types, friendlyLinks };
}
