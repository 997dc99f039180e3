import { PanelState, VisuallyHidden } from "@atrium/ui";
import { ArrowRight } from "lucide-react";
import { useMemo } from "react";
import { homePageVersion, siteChoices, type HomePage } from "../../queries/home-pages.ts";
import { compareWords } from "../../shared/compare/compare-words.ts";
import { diffTokens } from "../../shared/compare/diff-tokens.ts";
import { useMessages } from "../../shared/messages.ts";
import { pendingStatus } from "../../shared/panel-status.ts";
import { useQuery } from "../../shared/use-query.ts";
import { changeInWords, type ChoiceNames, type ValueWords } from "./change-words.ts";
import { productOptions, typeOptions } from "./choice-options.ts";
import { compareSections, type SectionChange } from "./compare-sections.ts";

interface VersionChangesProps {
  page: Pick<HomePage, "id" | "language">;
  /** Null where there is nothing to compare with: then everything is new. */
  from: number | null;
  to: number;
}

/** What changed in a home page from one version to another, in words. */
export function VersionChanges({ page, from, to }: VersionChangesProps) {
  const { homePages: messages, compare } = useMessages();
  const before = useQuery({ ...homePageVersion(page.id, from ?? to), enabled: from !== null });
  const after = useQuery(homePageVersion(page.id, to));
  const choices = useQuery(siteChoices(page.language));
  const names = useMemo(() => choices.data && namesOf(choices.data), [choices.data]);
  const earlier = from === null ? [] : before.data?.sections;
  if (earlier === undefined || after.data === undefined) {
    const pending = after.data === undefined ? after : before;
    return <PanelState state={pendingStatus(pending, messages.permission)} />;
  }
  // Without the names it says what changed all the same.
  if (choices.isPending) return <PanelState state={{ status: "loading" }} />;
  const changes = compareSections(earlier, after.data.sections);
  if (changes.length === 0) {
    const text = from === null ? messages.noSections : compare.same;
    return <p className="m-0 text-sm text-muted-foreground">{text}</p>;
  }
  return <ChangeList changes={changes} names={names} />;
}

interface ChangeListProps {
  changes: readonly SectionChange[];
  names: ChoiceNames;
}

function ChangeList({ changes, names }: ChangeListProps) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.homeVersions.changes} className="m-0 grid list-none gap-2 p-0 text-sm">
      {changes.map((change) => {
        const { text, values } = changeInWords(change, messages, names);
        return (
          <li
            key={keyOf(change)}
            data-change="changed"
            className="min-w-0 border-l-2 border-border pl-3 wrap-anywhere"
          >
            <span className={values && "block text-xs font-medium text-muted-foreground"}>
              {text}
            </span>
            {values && <ChangedValue {...values} />}
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(change: SectionChange): string {
  const { type, section } = change;
  return [type, section.kind, section.key, type === "field" && change.field].join(" ");
}

function namesOf({ types, ...shelf }: Parameters<typeof productOptions>[0] & Types): ChoiceNames {
  const options = [...productOptions(shelf), ...typeOptions(types)];
  return new Map(options.map(({ value, label }) => [value, label]));
}

interface Types {
  types: Parameters<typeof typeOptions>[0];
}

interface ChangedValueProps {
  before: ValueWords;
  after: ValueWords;
}

/** A list once, with the entries marked that came and went; anything else as it was and as it is. */
function ChangedValue({ before, after }: ChangedValueProps) {
  const { homeVersions: messages } = useMessages();
  if (isList(before) || isList(after)) {
    return <ChangedEntries before={entriesOf(before)} after={entriesOf(after)} />;
  }
  const runs = compareWords(textOf(before), textOf(after));
  const side = (value: ValueWords, Mark: "del" | "ins", change: "removed" | "added") =>
    value === null ? (
      <Nothing />
    ) : (
      runs.map(
        ({ at, change: of, text }) =>
          (of === "same" && text) || (of === change && <Mark key={at}>{text}</Mark>),
      )
    );
  return (
    <>
      {side(before, "del", "removed")}
      <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 text-subtle-foreground" />
      <VisuallyHidden>{messages.becomes}</VisuallyHidden>
      {side(after, "ins", "added")}
    </>
  );
}

function ChangedEntries({ before, after }: Record<"before" | "after", readonly string[]>) {
  const tokens = (entries: readonly string[]) => entries.map((key) => ({ key, isSpace: false }));
  const marked = diffTokens(tokens(before), tokens(after)).flatMap(({ change, tokens: run }) =>
    run.map(({ key: text }) => ({ change, text })),
  );
  const entry = { same: "span", removed: "del", added: "ins" } as const;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0 pt-1">
      {marked.map(({ change, text }, index) => {
        const Entry = entry[change];
        return (
          // An entry that moved is there twice.
          <li key={`${index} ${text}`} className="max-w-full rounded-md bg-muted px-2 py-0.5">
            <Entry>{text}</Entry>
          </li>
        );
      })}
    </ul>
  );
}

function Nothing() {
  const { compare: messages } = useMessages();
  return <span className="text-subtle-foreground">{messages.nothing}</span>;
}

function isList(value: ValueWords): value is readonly string[] {
  return Array.isArray(value);
}

function entriesOf(value: ValueWords): readonly string[] {
  return isList(value) ? value : [];
}

function textOf(value: ValueWords): string {
  return typeof value === "string" ? value : "";
}
