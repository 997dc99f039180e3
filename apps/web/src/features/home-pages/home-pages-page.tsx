import { can as isAllowed } from "@atrium/hooks";
import type { SearchValues } from "@atrium/hooks/resource";
import { PageHeader, PanelState, Skeleton, Tabs } from "@atrium/ui";
import { useState } from "react";
import { homePageQueries, type HomePage } from "../../queries/home-pages.ts";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { lazyPart } from "../../shared/lazy-part.tsx";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";
import { useEditedRecord, useViewAddress, useViewCan } from "../../shared/view-location.tsx";
import { ViewPage } from "../../shared/view-page.tsx";
import { HomePageForm } from "./home-page-form.tsx";
import { HomePageHeader } from "./home-page-header.tsx";

const ReviewChanges = lazyPart(
  async () => (await import("./review-changes.tsx")).ReviewChanges,
  <Skeleton className="h-24" />,
);

/** The home page of each language of the site. */
export function HomePagesPage() {
  const { homePages: messages } = useMessages();
  const { search } = useViewAddress();
  // A refetch must not replace the input; conflicts are detected when saving.
  const pages = useQuery({ ...homePageQueries.list({}), refetchOnWindowFocus: false });
  const languages = useContentLanguages();
  const shown = languages.all.flatMap(({ code, name }) => {
    const page = pages.data?.find(({ language }) => language === code);
    return page ? [{ page, name }] : [];
  });
  const chosenAt = ({ page: id }: SearchValues) =>
    shown.find(({ page }) => page.id === id) ?? shown[0];
  const chosen = chosenAt(search);
  const show = useEditedRecord((other) => chosenAt(other)?.page.id ?? "");
  return (
    <ViewPage>
      <PageHeader title={messages.title} description={messages.pageDescription} />
      {chosen === undefined ? (
        <PanelState state={pendingStatus(pages, messages.permission)} />
      ) : (
        <Tabs
          label={messages.languages}
          manual
          value={chosen.page.id}
          onValueChange={(page) => show({ page })}
          items={shown.map(({ page, name }) => ({
            value: page.id,
            label: <span lang={page.language}>{name}</span>,
            content:
              page.id === chosen.page.id ? (
                <LanguagePage page={page} name={messages.named({ language: name })} />
              ) : null,
          }))}
        />
      )}
    </ViewPage>
  );
}
HomePagesPage.firstQueries = () => [homePageQueries.list({})];

interface LanguagePageProps {
  page: HomePage;
  name: string;
}

function LanguagePage({ page, name }: LanguagePageProps) {
  const { homePages: messages } = useMessages();
  const can = useViewCan();
  // Grows when what the form began with is no longer so.
  const [round, setRound] = useState({ number: 0, after: 0 });
  // A step or a restored version changes the page: the form begins anew once the changed page is here.
  if (round.after > 0 && page.version > round.after) {
    setRound({ number: round.number + 1, after: 0 });
  }
  const beginAnew = (after: number) => setRound(({ number }) => ({ number, after }));
  const locked = !can("update")
    ? messages.readOnly
    : isAllowed(page.allowedActions, "update")
      ? undefined
      : messages.underReview;
  return (
    <div className="grid gap-4 pt-4">
      <HomePageHeader page={page} name={name} onChanged={beginAnew} />
      {page.reviewStatus === "running" && <ReviewChanges page={page} />}
      <HomePageForm key={round.number} page={page} locked={locked} />
    </div>
  );
}
