import type { UploadCall } from "@atrium/hooks/upload";
import type { Input, Result } from "@atrium/sdk";
import { queryOptions } from "@tanstack/react-query";
import { sdk } from "../shared/api.ts";
import { inChunks, type Batch, type Versioned } from "./batch.ts";
import { defineQueries } from "./define-queries.ts";
import { silent } from "./silent.ts";

/** A file of the media library. */
export type MediaFile = Result<"filesGet">;

/** A record that refers to a file. */
export type FileUse = Result<"filesUses">[number];

/** The queries and mutations of files. New content changes every record that refers to the file. */
export const fileQueries = defineQueries(
  "files",
  {
    page: silent((query: Input<"filesPage">, options) => sdk.files.page(query, options)),
    detail: silent((id: string, options) => sdk.files.get(id, options)),
    // How a file is sent is configured.
    upload: (send: () => ReturnType<UploadCall>) => send(),
    update: (body: Input<"filesUpdate">) => sdk.files.update(body, { silent: true }),
    replace: (body: Input<"filesReplace">) => sdk.files.replace(body, { silent: true }),
    crop: (body: Input<"filesCrop">) => sdk.files.crop(body, { silent: true }),
    revert: (body: Input<"filesRevert">) => sdk.files.revert(body, { silent: true }),
    remove: ({ id, version }: Versioned) => sdk.files.delete({ id, version }, { silent: true }),
    removeUnused: (batch: Batch<MediaFile>) =>
      inChunks(batch, (records) => sdk.files.deleteUnused({ records }, { silent: true })),
  },
  {
    also: ["articles", "banners", "friendlyLinks", "products", "quickLinks", "siteSettings"],
  },
);

/** Where a file is used. */
export const fileUses = (id: string) =>
  queryOptions({
    queryKey: [...fileQueries.keys.detail(id), "uses"],
    queryFn: ({ signal }) => sdk.files.uses({ id }, { signal, silent: true }),
  });
