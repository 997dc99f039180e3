import type { RemoteFile } from "../../db/schema/import-records.ts";
import { absoluteAddress } from "../html/addresses.ts";
import type { FindPictures, GalleryPicture, GalleryRequest } from "../html/post-short-codes.ts";
import { toWords } from "../html/to-rich-text.ts";
import type { Ledger } from "./ledger.ts";
import { digestOf } from "./ledger.ts";
import type { ReportBook } from "../report.ts";
import type { WxrItem } from "../wxr/wxr-item.ts";

/** Custom field that holds what a picture shows, in words. */
export const ALT_FIELD = "_wp_attachment_image_alt";

/** Records what is known of files; the files stay where they are. */
export async function takeAttachments(
  ledger: Ledger,
  report: ReportBook,
  items: readonly WxrItem[],
): Promise<void> {
  const ids = items.map(({ id }) => id).filter((id) => id !== "");
  const unseen = new Set(await ledger.unseen("attachment", ids));
  const known = await ledger.findAll("attachment", ids);
  const records = [];
  for (const item of items) {
    const base = { kind: "attachment" as const, id: item.id, title: item.title };
    const reason = refusal(item, unseen);
    if (reason !== null) {
      report.add({ ...base, outcome: "leftOut", notes: [reason] });
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
    report.add({ ...base, outcome: before ? "updated" : "taken", notes });
  }
  await ledger.remember(records);
}

function refusal(item: WxrItem, unseen: ReadonlySet<string>): string | null {
  if (item.id === "") return "has no id";
  if (!unseen.has(item.id)) return "has the id of an earlier one";
  return absoluteAddress(item.attachmentUrl, "") === null ? "has no usable address" : null;
}

function fileOf(item: WxrItem): RemoteFile {
  const title = toWords(item.title);
  return {
    url: absoluteAddress(item.attachmentUrl, "") ?? "",
    title,
    caption: toWords(item.excerpt),
    alt: toWords(item.meta.get(ALT_FIELD) ?? "") || title,
  };
}

/** Looks up the pictures of galleries, so that they can be placed while the text is read. */
export async function picturesOf(
  ledger: Ledger,
  requests: readonly GalleryRequest[],
  postId: string,
): Promise<FindPictures> {
  const found = new Map<string, GalleryPicture[]>();
  for (const request of requests) {
    const key = JSON.stringify(request);
    if (!found.has(key)) found.set(key, await lookUp(ledger, request, postId));
  }
  return (request) => found.get(JSON.stringify(request)) ?? [];
}

async function lookUp(
  ledger: Ledger,
  { ids, excluded, postId }: GalleryRequest,
  ownId: string,
): Promise<GalleryPicture[]> {
  const named = await ledger.findAll("attachment", ids);
  const records =
    ids.length > 0 ? ids.map((id) => named.get(id)) : await ledger.filesOf(postId || ownId);
  return records.flatMap((record) =>
    record?.file && !excluded.includes(record.externalId) ? [record.file] : [],
  );
}
