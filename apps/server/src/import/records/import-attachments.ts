import type { RemoteFile } from "../../db/schema/import-records.ts";
import { absoluteUrl } from "../html/urls.ts";
import type { FindPictures, GalleryPicture, GalleryRequest } from "../html/post-shortcodes.ts";
import { toPlainText } from "../html/to-rich-text.ts";
import type { IdMap } from "./id-map.ts";
import { digestOf } from "./id-map.ts";
import type { ReportBuilder } from "../report.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";

/** Custom field with the alt text. */
export const ALT_FIELD = "_wp_attachment_image_alt";

/** Records files; they stay on the other site. */
export async function importAttachments(
  idMap: IdMap,
  report: ReportBuilder,
  items: readonly WxrItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id).filter((id) => id !== "");
  const unseen = new Set(await idMap.unseen("attachment", ids));
  const known = await idMap.findAll("attachment", ids);
  const records = [];
  for (const item of items) {
    const base = { kind: "attachment" as const, id: item.id, title: item.title };
    const reason = refusal(item, unseen);
    if (reason !== null) {
      report.add({ ...base, outcome: "skipped", notes: [reason] });
      continue;
    }
    unseen.delete(item.id);
    const file = fileOf(item);
    const digest = digestOf([file, item.parentId]);
    const before = known.get(item.id);
    if (before?.digest === digest) {
      report.add({ ...base, outcome: "unchanged", notes: [] });
      continue;
    }
    const { id: externalId, parentId } = item;
    records.push({
      kind: "attachment" as const,
      externalId,
      digest,
      file,
      parentExternalId: parentId || null,
    });
    const notes = ["the address was recorded; the file itself stays on the other site"];
    report.add({ ...base, outcome: before ? "updated" : "imported", notes });
  }
  await idMap.remember(records);
}

function refusal(item: WxrItem, unseen: ReadonlySet<string>): string | null {
  if (item.id === "") return "has no id";
  if (!unseen.has(item.id)) return "has the id of an earlier one";
  return absoluteUrl(item.attachmentUrl, "") === null ? "has no usable address" : null;
}

function fileOf(item: WxrItem): RemoteFile {
  const title = toPlainText(item.title);
  return {
    url: absoluteUrl(item.attachmentUrl, "") ?? "",
    title,
    caption: toPlainText(item.excerpt),
    alt: toPlainText(item.meta.get(ALT_FIELD) ?? "") || title,
  };
}

/** Looks up the pictures of galleries before the text is converted. */
export async function findGalleryPictures(
  idMap: IdMap,
  requests: readonly GalleryRequest[],
  postId: string,
): Promise<FindPictures> {
  const found = new Map<string, GalleryPicture[]>();
  for (const request of requests) {
    const key = JSON.stringify(request);
    if (!found.has(key)) found.set(key, await lookUp(idMap, request, postId));
  }
  return (request) => found.get(JSON.stringify(request)) ?? [];
}

async function lookUp(
  idMap: IdMap,
  { ids, excluded, postId }: GalleryRequest,
  ownId: string,
): Promise<GalleryPicture[]> {
  const named = await idMap.findAll("attachment", ids);
  const records =
    ids.length > 0 ? ids.map((id) => named.get(id)) : await idMap.filesOf(postId || ownId);
  return records.flatMap((record) =>
    record?.file && !excluded.includes(record.externalId) ? [record.file] : [],
  );
}
