import { useMessages } from "../../shared/messages.ts";
import type { AdminMessages } from "../../i18n/admin-en.ts";
import type { HomeSection } from "../../queries/home.ts";
import { HomeRow } from "./home-row.tsx";
import { Panel, PanelList } from "./panel.tsx";
import { sectionPath } from "./section-paths.ts";

/** What waits for the user, without what is empty; one line when nothing waits at all. */
export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  const { dashboard: messages } = useMessages();
  const filled = sections.filter(({ total }) => total > 0);
  if (sections.length === 0) return null;
  if (filled.length === 0) {
    return (
      <p className="m-0 rounded-lg border border-border bg-card px-4 py-3 text-muted-foreground">
        {messages.allDone}
      </p>
    );
  }
  return (
    <div className="gap-3 *:not-first:mt-3 *:break-inside-avoid xl:columns-2">
      {filled.map((section) => (
        <Section key={`${section.key} ${section.bizType}`} section={section} />
      ))}
    </div>
  );
}

function Section({ section }: { section: HomeSection }) {
  const { dashboard: messages } = useMessages();
  const { total, truncated, records } = section;
  const title = titleOf(section, messages.sections);
  return (
    <Panel
      title={title}
      all={{ path: sectionPath(section), label: messages.showAll({ count: total, truncated }) }}
      state={undefined}
    >
      <PanelList>
        {records.map((item) => (
          <HomeRow key={item.id} section={section} item={item} />
        ))}
      </PanelList>
    </Panel>
  );
}

function titleOf(
  { key, bizType }: HomeSection,
  titles: AdminMessages["dashboard"]["sections"],
): string {
  if (bizType === "homePage") return titles.homePages;
  return bizType === "articleType" ? titles.ofTypes[keyOfTypes(key)] : titles[key];
}

/** Of article types there are only tasks. */
function keyOfTypes(key: HomeSection["key"]): "toDecide" | "toRead" {
  return key === "toRead" ? "toRead" : "toDecide";
}
