import type { HomePage } from "../../queries/home-pages.ts";
import { useMessages } from "../../shared/messages.ts";
import { VersionChanges } from "./section-changes.tsx";

interface ReviewChangesProps {
  page: HomePage;
}

/** What visitors would see differently if the version under review were published. */
export function ReviewChanges({ page }: ReviewChangesProps) {
  const { homeVersions: messages } = useMessages();
  const { publishedVersionNo: published, headVersionNo: head } = page;
  return (
    <section
      aria-label={messages.changes}
      className="grid gap-3 rounded-lg border border-border bg-card p-4"
    >
      <div>
        <h2 className="m-0 text-base font-semibold">{messages.changes}</h2>
        <p className="m-0 text-sm text-muted-foreground">
          {published === null
            ? messages.changesUnpublished
            : messages.changesSincePublished({ version: published })}
        </p>
      </div>
      <VersionChanges page={page} from={published} to={head} />
    </section>
  );
}
