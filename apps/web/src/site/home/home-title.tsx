import type { SiteSetting } from "../types.ts";

/** The main heading of a home page that shows none. */
export function HomeTitle({ setting }: { setting: SiteSetting }) {
  return (
    <h1 className="visually-hidden">
      {[setting.companyName, setting.slogan].filter(Boolean).join(": ")}
    </h1>
  );
}
