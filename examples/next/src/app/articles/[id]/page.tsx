import { matchError, settle } from "@atrium/sdk";
import { PageHeader } from "@atrium/ui";
import { RichText } from "@atrium/ui/rich-text";
import { notFound } from "next/navigation";
import { sdk } from "../../../server-sdk.ts";

/** One article; its text is sanitized on the server, and no script for it is sent to the browser. */
export default async function Article({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const outcome = await settle(sdk.site.getArticle({ id }));
  if (!outcome.ok) {
    return matchError(outcome.error, {
      NOT_FOUND: () => notFound(),
      GONE: () => notFound(),
      otherwise: (error) => {
        throw error;
      },
    });
  }
  const { title, content } = outcome.result;
  return (
    <main>
      <PageHeader title={title} />
      <RichText html={content} />
    </main>
  );
}
