import type { Site, StaffName } from "./_site.ts";

/** Puts another picture into the place of a file; null when the person may not upload. */
export async function replaceFile(site: Site, who: StaffName, id: string, shade: number) {
  const upload = await site.picture(who, shade);
  if (!upload) return null;
  const file = await site.call(who, `GET /api/file/get/${id}`);
  const { version } = Object(file.body.result ?? {});
  return site.call(who, "POST /api/file/replace", { id, version, uploadId: upload.id });
}
