/** Uploads: bytes are kept, and served under the URL that the upload returned. */
import { operationOf } from "../contract.ts";
import type { Download } from "../../models.ts";
import type { FakeCall, Serve } from "./call.ts";
import { Refused } from "./refused.ts";
import { plainOperation } from "./serve-resource.ts";
import { shape } from "./shape.ts";
import type { Row, Values } from "./values.ts";

const extensions = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "pdf", "txt", "csv", "zip"];
const office = ["doc", "docx", "xls", "xlsx", "ppt", "pptx", "mp3", "mp4", "webm"];
const accepted = new Set([...extensions, ...office]);

/** @throws Refused `FILE_EMPTY`, `FILE_TYPE`. */
function upload(call: FakeCall): Values {
  const { world, author } = call;
  const file = call.input["fileName"];
  if (!(file instanceof Blob)) throw new Refused("VALIDATION_FAILED");
  if (file.size === 0) throw new Refused("FILE_EMPTY");
  const name = "name" in file && typeof file.name === "string" ? file.name : "file";
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!accepted.has(extension)) throw new Refused("FILE_TYPE");
  const id = world.nextId("file");
  const url = `/files/${id}.${extension}`;
  world.files.set(url, file);
  const mimeType = file.type || "application/octet-stream";
  const facts = { name, url, size: file.size, mimeType, width: null, height: null };
  const more = { widths: [], alt: null, focalPoint: null, usedIn: 0, revertible: false };
  const row = world.insert("files", { id, ...facts, ...more }, author);
  return shape(operationOf(call.id).result ?? {}, row);
}

/** @throws Refused `NOT_FOUND`. */
function downloadFile({ input, world }: FakeCall): Download {
  const row = world.get("files", input["id"]);
  const blob = world.files.get(String(row["url"]));
  if (blob === undefined) throw new Refused("NOT_FOUND");
  return { blob, fileName: String(row["name"]) };
}

/** The bytes go with the record. */
function remove(call: FakeCall): unknown {
  const url = call.world.find("files", call.input["id"])?.["url"];
  const removed = plainOperation("filesDelete")?.(call);
  call.world.files.delete(String(url));
  return removed;
}

/** Where a file is used: nowhere, as far as the fake knows. */
function uses(call: FakeCall): Row[] {
  call.world.get("files", call.input["id"]);
  return [];
}

export const uploads: Readonly<Record<string, Serve>> = {
  filesUpload: upload,
  filesDelete: remove,
  filesUses: uses,
  siteDownFile: downloadFile,
};
