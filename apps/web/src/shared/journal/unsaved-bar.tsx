import { ArchiveRestore } from "lucide-react";
import type { ReactNode } from "react";
import { RelativeTime } from "../time.tsx";

interface UnsavedBarProps {
  message: ReactNode;
  /** When it was written, in milliseconds since 1970. */
  editedAt: number;
  /** What is to be said besides, after the time. */
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** Says that an earlier visit left something on this device, beside what can be done about it. */
export function UnsavedBar({ message, editedAt, note, children }: UnsavedBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-info-soft px-3 py-2 text-sm pointer-coarse:[--control-sm:2.75rem]">
      <ArchiveRestore aria-hidden="true" className="size-4 shrink-0 text-info" />
      <p className="m-0 min-w-0 flex-1 basis-64 wrap-anywhere">
        {message}{" "}
        <span className="text-muted-foreground">
          <RelativeTime value={new Date(editedAt).toISOString()} />
          {note}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
