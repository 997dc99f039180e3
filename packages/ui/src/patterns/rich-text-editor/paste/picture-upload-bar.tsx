"use client";

import { useSyncExternalStore } from "react";
import { Button } from "../../../components/button.tsx";
import { Progress } from "../../../components/progress.tsx";
import { useUiMessages } from "../../../messages-provider.tsx";
import { useRichTextMessages } from "../use-rich-text-messages.ts";
import type { PictureUploads } from "./picture-uploads.ts";

/** Shows the uploads of pasted pictures, those that failed, and how many could not be pasted. */
export function PictureUploadBar({ uploads }: { uploads: PictureUploads }) {
  const messages = useRichTextMessages();
  const { cancel, close } = useUiMessages();
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState);
  const running = state.uploads.filter(({ isFailed }) => !isFailed);
  const failed = state.uploads.filter(({ isFailed }) => isFailed);
  const percent = running.reduce((sum, upload) => sum + upload.percent, 0) / running.length;
  return (
    <div role="status" className="text-sm empty:hidden">
      {running.length > 0 && (
        <Line>
          <span className="grow">{messages.picturesUploading({ count: running.length })}</span>
          <Progress className="max-w-40" label={messages.picturesProgress} value={percent} />
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              for (const { id } of running) uploads.cancel(id);
            }}
          >
            {cancel}
          </Button>
        </Line>
      )}
      {failed.map(({ id, file, problem }) => (
        <Line key={id}>
          <span className="grow wrap-anywhere">
            {problem || messages.pictureFailed({ name: file.name })}
          </span>
          <Button size="sm" variant="outline" onClick={() => uploads.retry(id)}>
            {messages.pictureRetry}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => uploads.cancel(id)}>
            {messages.pictureLeaveOut}
          </Button>
        </Line>
      ))}
      {state.missing > 0 && (
        <Line>
          <span className="grow">{messages.picturesMissing({ count: state.missing })}</span>
          <Button size="sm" variant="ghost" onClick={() => uploads.dismissMissing()}>
            {close}
          </Button>
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border px-4 py-1.5">
      {children}
    </div>
  );
}
