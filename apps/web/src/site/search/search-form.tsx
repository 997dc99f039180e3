import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, type FormEvent } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { SearchHitKind } from "../types.ts";
import { useLiveSearch } from "./use-live-search.ts";
import { Icon } from "../parts/icon.tsx";

interface SearchFormProps {
  /** What was searched for. */
  keyword?: string | undefined;
  /** What alone is searched for. */
  kind?: SearchHitKind | undefined;
  /** The section searched in, by its code. */
  type?: string | undefined;
  /** Searches while typing, on the results page. */
  live?: boolean;
}

/** The search field. It is a form that works without script; with script, the field keeps the focus. */
export function SearchForm({ keyword, kind, type, live = false }: SearchFormProps) {
  const { search } = useMessages();
  const navigate = useNavigate();
  const { pagesPath } = useRouter().options.context.config;
  const field = useRef<HTMLInputElement>(null);
  const { stop, ...typing } = useLiveSearch({ kind, type });
  useEffect(() => {
    // Includes what was typed before the script loaded.
    const input = field.current;
    if (input === null || input.value === input.defaultValue) return;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, []);
  useEffect(() => {
    // Back restores the previous keyword, but does not replace what is being typed.
    const input = field.current;
    if (input !== null && input !== document.activeElement) input.value = keyword ?? "";
  }, [keyword]);
  useEffect(() => {
    // Focuses the empty search field.
    if (live && keyword === undefined) field.current?.focus({ preventScroll: true });
  }, [live, keyword]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    stop();
    const keyword = new FormData(event.currentTarget).get("keyword");
    if (typeof keyword !== "string" || keyword.trim() === "") return;
    void navigate({ to: "/search-list", search: { keyword: keyword.trim(), kind, type } });
  };
  return (
    <form
      className="search-form"
      role="search"
      action={`${pagesPath}search-list`}
      method="get"
      onSubmit={submit}
    >
      <input
        ref={field}
        type="search"
        name="keyword"
        defaultValue={keyword}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={search.field}
        placeholder={search.placeholder}
        {...(live ? typing : {})}
      />
      {kind === undefined ? null : <input type="hidden" name="kind" value={kind} />}
      {type === undefined ? null : <input type="hidden" name="type" value={type} />}
      <button type="submit" className="button" aria-label={search.go}>
        <Icon name="search" size={18} />
        <span>{search.go}</span>
      </button>
    </form>
  );
}
