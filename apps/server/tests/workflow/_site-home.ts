import type { Site, StaffName } from "./_site.ts";
import { at } from "./_site-moves.ts";

/** The home page that the walks change. */
export const HOME = "home-en";

/** Saves the home page with other words, or as it was in an earlier version. */
export async function changeHome(site: Site, who: StaffName, words: string, pick: number) {
  const row = await site.homePage(HOME);
  const { version = 0, headVersionNo = 1 } = row ?? {};
  const seen = { id: HOME, version };
  if (pick % 3 === 0) {
    const versionNo = 1 + (pick % headVersionNo);
    return site.call(who, "POST /api/dtHomePage/restore", { ...seen, versionNo });
  }
  const quote = { text: words, person: at(["Ann", "Bo"], pick), role: null };
  const sections = [{ key: "quote", kind: "quote", visible: true, quote }];
  return site.call(who, "PUT /api/dtHomePage/update", { ...seen, sections });
}
