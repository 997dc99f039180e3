import { releaseQueries } from "../../queries/releases.ts";
import { RecordSheet } from "../../shared/form/record-sheet.tsx";
import { useMessages } from "../../shared/messages.ts";
import { ReleaseContent } from "./release-content.tsx";
import { ReleaseForm } from "./release-form.tsx";

interface ReleaseSheetProps {
  /** The id of a release, or `new`. */
  id: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** A release with everything in it, and what may be done with it; or a new one. */
export function ReleaseSheet({ id, onCreated, onClose }: ReleaseSheetProps) {
  const { releases: messages } = useMessages();
  const isNew = id === "new";
  return (
    <RecordSheet
      title={isNew ? messages.new : messages.title}
      query={isNew ? undefined : releaseQueries.detail(id)}
      permission={messages.viewPermission}
      wide
      onClose={onClose}
    >
      {(release) =>
        release === undefined ? (
          <ReleaseForm release={undefined} onSaved={onCreated} />
        ) : (
          <ReleaseContent release={release} onClose={onClose} />
        )
      }
    </RecordSheet>
  );
}
