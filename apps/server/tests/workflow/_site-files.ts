import type { Site, StaffName } from "./_site.ts";

export const FILE_CHANGES = ["replace", "crop", "revert", "update"] as const;

/**
 * Puts another picture into the place of a file, a part of it, or what was there before, or gives it another name and alt text;
 * null when the person may not.
 */
export async function changeFile(
  site: Site,
  who: StaffName,
  id: string,
  change: (typeof FILE_CHANGES)[number],
  shade: number,
) {
  const file = await site.call(who, `GET /api/file/get/${id}`);
  const { version } = Object(file.body.result ?? {});
  if (change === "update") {
    const body = {
      id,
      version,
      name: `mark${shade}.png`,
      alt: `mark${shade}`,
      focalPoint: "10% 20%",
    };
    return site.call(who, "PUT /api/file/update", body);
  }
  if (change === "revert") return site.call(who, "POST /api/file/revert", { id, version });
  if (change === "crop") {
    const part = { left: shade % 4, top: 0, width: 4, height: 4 };
    return site.call(who, "POST /api/file/crop", { id, version, ...part });
  }
  const upload = await site.picture(who, shade);
  if (!upload) return null;
  return site.call(who, "POST /api/file/replace", { id, version, uploadId: upload.id });
}
