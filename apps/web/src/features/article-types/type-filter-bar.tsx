import { FilterBar } from "@atrium/ui";
import { useContentLanguages } from "../../shared/content-languages.ts";
import { KeywordFilter } from "../../shared/keyword-filter.tsx";
import { FilterSelect } from "../../shared/list/filter-select.tsx";
import { useMessages } from "../../shared/messages.ts";
import { NewButton } from "../../shared/tree-bar.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import type { TypeFilter } from "./type-nodes.ts";

interface TypeFilterBarProps {
  filter: TypeFilter;
  onFilter: (filter: TypeFilter) => void;
  /** Creates a type; for those who may. */
  onNew: (() => void) | undefined;
}

/** What the tree of types is filtered by, and the button for a new one. */
export function TypeFilterBar({ filter, onFilter, onNew }: TypeFilterBarProps) {
  const { articleTypes: messages, languages, list } = useMessages();
  const site = useContentLanguages();
  const states = useDictionary("displayStatus");
  return (
    <FilterBar
      search={
        <KeywordFilter
          label={messages.search}
          value={filter.keyword}
          onChange={(keyword) => onFilter({ ...filter, keyword })}
        />
      }
      action={onNew && <NewButton label={messages.new} onClick={onNew} />}
    >
      {site.isMultilingual && (
        <FilterSelect
          label={languages.language}
          all={languages.all}
          options={site.options}
          value={filter.language}
          onChange={(language) => onFilter({ ...filter, language })}
        />
      )}
      <FilterSelect
        label={list.status}
        all={messages.allStates}
        options={states.options}
        value={filter.displayStatus}
        onChange={(displayStatus) => onFilter({ ...filter, displayStatus })}
      />
    </FilterBar>
  );
}
