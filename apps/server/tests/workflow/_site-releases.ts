import type { Site, StaffName } from "./_site.ts";

export const RELEASE_STEPS = [
  "schedule",
  "publish",
  "unschedule",
  "publish",
  "addItems",
  "schedule",
  "removeItems",
  "delete",
] as const;

/** Makes a release of these articles, or of those whose last version is approved. */
export async function makeRelease(
  site: Site,
  who: StaffName,
  name: string,
  all: boolean,
  articles: readonly string[],
) {
  const items = [];
  for (const id of articles) {
    const row = await site.article(id);
    const isReady = row && row.approvedVersionNo === row.headVersionNo;
    if (all || isReady) items.push({ articleId: id, action: "publish" });
  }
  return site.call(who, "POST /api/dtRelease/save", { name, items });
}

/** A step of a release; its articles change by one. */
export async function releaseStep(
  site: Site,
  who: StaffName,
  id: string,
  step: (typeof RELEASE_STEPS)[number],
  { articleId, scheduledAt }: { articleId: string; scheduledAt: string },
) {
  const version = await site.releaseVersion(id);
  if (step === "delete") {
    return site.call(who, `DELETE /api/dtRelease/delete/${id}?version=${version}`);
  }
  const more = {
    addItems: { items: [{ articleId, action: "publish" }] },
    removeItems: { articleIds: [articleId] },
    schedule: { scheduledAt },
    publish: {},
    unschedule: {},
  };
  return site.call(who, `POST /api/dtRelease/${step}`, { id, version, ...more[step] });
}
