import { Button, Dialog, PanelState, Pagination } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { fileQueries, type MediaFile } from "../../queries/files.ts";
import { KeywordFilter } from "../keyword-filter.tsx";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";
import { useQuery } from "../use-query.ts";
import { MediaGrid } from "./media-grid.tsx";

/** What a picker offers. */
export type MediaPickerKind = "image" | "document";

export interface MediaPickerProps {
  /** Pictures unless given. */
  kind?: MediaPickerKind | undefined;
  /** How many may be chosen; one unless given. */
  limit?: number | undefined;
  onPick: (files: readonly MediaFile[]) => void;
  onClose: () => void;
}

const pageSize = 24;

/** Files of the media library to choose from, in a dialog. */
export function MediaPicker({ kind = "image", limit = 1, onPick, onClose }: MediaPickerProps) {
  const { media: messages, form } = useMessages();
  const [keyword, setKeyword] = useState("");
  const [pageNo, setPageNo] = useState(1);
  const [chosen, setChosen] = useState<readonly MediaFile[]>([]);
  const query = { kind, pageNo, pageSize, ...(keyword && { keyword }) };
  const files = useQuery({ ...fileQueries.page(query), placeholderData: keepPreviousData });
  const search = (next: string) => {
    setKeyword(next);
    setPageNo(1);
  };
  const press = (file: MediaFile) => {
    const others = chosen.filter(({ id }) => id !== file.id);
    const isChosen = others.length < chosen.length;
    setChosen(isChosen ? others : limit === 1 ? [file] : [...chosen, file].slice(0, limit));
  };
  return (
    <Dialog
      open
      size="lg"
      title={messages.pickerTitle}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {form.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
            {limit === 1
              ? messages.pick[kind]
              : messages.pickSome[kind]({ count: Math.max(1, chosen.length) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <KeywordFilter
          className="w-full sm:w-80"
          label={messages.search}
          value={keyword}
          onChange={search}
        />
        {files.data === undefined ? (
          <PanelState state={pendingStatus(files, messages.permission)} />
        ) : files.data.records.length === 0 ? (
          <PanelState
            state={
              keyword === ""
                ? { status: "empty", title: messages.pickerEmpty[kind] }
                : { status: "nothingFound", onClear: () => search("") }
            }
          />
        ) : (
          <MediaGrid
            label={messages.kinds[kind]}
            files={files.data.records}
            pressedIds={new Set(chosen.map(({ id }) => id))}
            openLabel={({ name, alt }) => messages.select({ name: alt ? `${name}: ${alt}` : name })}
            onOpen={press}
          />
        )}
        <Pagination
          page={pageNo}
          pageSize={pageSize}
          total={files.data?.total}
          truncated={files.data?.truncated ?? false}
          onPageChange={setPageNo}
        />
      </div>
    </Dialog>
  );
}
