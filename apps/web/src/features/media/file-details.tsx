import type { MediaFile } from "../../queries/files.ts";
import { CopyButton } from "../../shared/copy-button.tsx";
import { DetailRows } from "../../shared/detail-rows.tsx";
import { fileSize } from "../../shared/media/file-size.ts";
import { Thumbnail } from "../../shared/media/thumbnail.tsx";
import { useLocale, useMessages } from "../../shared/messages.ts";
import { ExactTime } from "../../shared/time.tsx";

/** A file's preview, and what is known of it. */
export function FileDetails({ file }: { file: MediaFile | undefined }) {
  const { media: messages } = useMessages();
  const locale = useLocale();
  if (file === undefined) return null;
  const { url, width, height } = file;
  return (
    <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={messages.download}
        className="block overflow-hidden rounded-lg border border-border bg-accent"
      >
        <Thumbnail file={file} className="aspect-4/3 h-auto w-full" />
      </a>
      <dl className="m-0 grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 text-sm">
        <DetailRows
          rows={[
            [messages.type, file.mimeType],
            [messages.size, fileSize(file.size, locale)],
            [
              messages.dimensions,
              width !== null && height !== null && messages.pixels({ width, height }),
            ],
            [messages.uploader, file.createdByName],
            [messages.uploadedAt, <ExactTime key="time" value={file.createdAt} />],
            [
              messages.url,
              <span key="url" className="flex items-start gap-1">
                <span className="min-w-0 wrap-anywhere">{url}</span>
                <CopyButton label={messages.copyUrl} value={url} />
              </span>,
            ],
          ]}
        />
      </dl>
    </div>
  );
}
