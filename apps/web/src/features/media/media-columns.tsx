import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { MediaFile } from "../../queries/files.ts";
import type { ListColumn } from "../../shared/list/list-column.ts";
import { nameColumn } from "../../shared/list/record-columns.tsx";
import { fileSize } from "../../shared/media/file-size.ts";
import { Thumbnail } from "../../shared/media/thumbnail.tsx";
import { RelativeTime } from "../../shared/time.tsx";

/** The columns of the library's list. */
export function mediaColumns(
  { media: messages }: AdminMessages,
  locale: string,
  onOpen: (file: MediaFile) => void,
): ListColumn<MediaFile>[] {
  return [
    nameColumn("name", messages.name, onOpen),
    {
      id: "preview",
      header: messages.preview,
      text: ({ url }) => url,
      cell: (file) => <Thumbnail file={file} className="h-11 w-14 rounded-sm bg-accent" />,
    },
    { id: "alt", header: messages.alt, text: ({ alt }) => alt },
    {
      id: "size",
      header: messages.size,
      align: "end",
      sortable: true,
      text: ({ size }) => size,
      cell: ({ size }) => fileSize(size, locale),
    },
    {
      id: "dimensions",
      header: messages.dimensions,
      text: ({ width, height }) =>
        width === null || height === null ? null : messages.pixels({ width, height }),
    },
    {
      id: "usedIn",
      header: messages.use,
      text: ({ usedIn }) => usedIn,
      cell: ({ usedIn }) => messages.usedIn({ count: usedIn }),
    },
    { id: "createdByName", header: messages.uploader, text: ({ createdByName }) => createdByName },
    {
      id: "createdAt",
      header: messages.uploadedAt,
      sortable: true,
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
    },
  ];
}
