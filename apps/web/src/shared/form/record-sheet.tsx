import { Dialog, PanelState } from "@atrium/ui";
import { type QueryFunction, type QueryKey } from "@tanstack/react-query";
import { createContext, use, useState, type ReactNode } from "react";
import { pendingStatus } from "../panel-status.ts";
import { useQuery } from "../use-query.ts";
import { useViewTab } from "../view-location.tsx";
import { leaveUnsaved } from "../confirmations.ts";
import { useUnsavedMark } from "./use-unsaved-mark.ts";

interface FormPlace {
  setUnsaved: (unsaved: boolean) => void;
  /** Leaves the form; asks first while something is unsaved. Undefined where there is nothing to close. */
  close?: () => void;
  /** Navigates within the sheet; asks first while there is unsaved input. */
  leave?: (go: () => void) => void;
}

const FormPlaceContext = createContext<FormPlace | undefined>(undefined);

/** Where the form is: in a sheet that closes, or on a page of its own. */
export function useFormPlace(): FormPlace {
  const tab = useViewTab();
  return use(FormPlaceContext) ?? tab;
}

export interface RecordSheetProps<Stored> {
  title: string;
  /** The record to change; undefined for a new one. */
  query?: { readonly queryKey: QueryKey; readonly queryFn?: QueryFunction<Stored> } | undefined;
  /** Names the permission to view the record. */
  permission: string;
  /** For more than a form: half as wide again. */
  wide?: boolean | undefined;
  onClose: () => void;
  /** The form, given the record. */
  children: (record: Stored | undefined) => ReactNode;
}

/** A form at the right edge, over its list. Unsaved input is not lost without a question. */
export function RecordSheet<Stored>(props: RecordSheetProps<Stored>) {
  const { title, query, wide = false, onClose } = props;
  const [unsaved, setUnsaved] = useState(false);
  useUnsavedMark(useViewTab().setUnsaved, unsaved);
  const leave = (go: () => void) => leaveUnsaved(title, unsaved, go);
  const close = () => leave(onClose);
  const place = { setUnsaved, close, leave };
  return (
    <Dialog
      open
      size="sheet"
      {...(wide && { className: "sm:w-[45rem]" })}
      title={title}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <FormPlaceContext value={place}>
        {query === undefined ? props.children(undefined) : <Loaded {...props} query={query} />}
      </FormPlaceContext>
    </Dialog>
  );
}

interface LoadedProps<Stored> extends RecordSheetProps<Stored> {
  query: NonNullable<RecordSheetProps<Stored>["query"]>;
}

function Loaded<Stored>({ query, permission, children }: LoadedProps<Stored>) {
  // What is edited is the record as it is now, not as some list remembers it; later news must not replace the input.
  const record = useQuery({ ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false });
  if (record.data === undefined) return <PanelState state={pendingStatus(record, permission)} />;
  return children(record.data);
}
