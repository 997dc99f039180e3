import { Button, Combobox, Field, Select } from "@atrium/ui";
import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { articleQueries } from "../../queries/articles.ts";
import { releaseQueries, type Release, type ReleaseItem } from "../../queries/releases.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useQuery } from "../../shared/use-query.ts";

const actions = ["publish", "offline"] as const satisfies readonly ReleaseItem["action"][];

/** Finds an article by its title and adds it to the release. */
export function AddArticle({ release }: { release: Release }) {
  const { releases: messages } = useMessages();
  const fieldId = useId();
  const [keyword, setKeyword] = useState("");
  const [articleId, setArticleId] = useState<string | null>(null);
  const [action, setAction] = useState<ReleaseItem["action"]>("publish");
  const found = useQuery({
    ...articleQueries.list({ ...(keyword && { keyword }), pageSize: 50 }),
    placeholderData: keepPreviousData,
  });
  const addition = useMutation(releaseQueries.addItems());
  const inside = new Set(release.items.map((item) => item.articleId));
  const options = (found.data ?? [])
    .filter(({ id }) => !inside.has(id))
    .map(({ id, title }) => ({ value: id, label: title }));
  const { id, version } = release;

  function add(): void {
    if (articleId === null) return;
    const title = options.find(({ value }) => value === articleId)?.label ?? "";
    addition.mutate(
      { id, version, items: [{ articleId, action }] },
      {
        onSuccess: () => {
          notices.success(messages.added({ title }));
          setArticleId(null);
        },
      },
    );
  }

  return (
    <form
      className="grid gap-2 rounded-lg border border-dashed border-border p-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={messages.addArticle} id={`${fieldId}-article`} error={addition.error?.message}>
        <Combobox
          value={articleId}
          onValueChange={setArticleId}
          placeholder={messages.articleChoose}
          options={options}
          onSearch={setKeyword}
          loading={found.isFetching}
        />
      </Field>
      <Field label={messages.action} id={`${fieldId}-action`}>
        <Select
          value={action}
          options={actions.map((value) => ({ value, label: messages.actions[value] }))}
          onChange={({ currentTarget }) =>
            setAction(currentTarget.value === "offline" ? "offline" : "publish")
          }
        />
      </Field>
      <Button type="submit" loading={addition.isPending} disabled={articleId === null}>
        {messages.add}
      </Button>
    </form>
  );
}
