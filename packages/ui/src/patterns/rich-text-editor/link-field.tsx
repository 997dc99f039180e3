"use client";

import { useEffect, useState } from "react";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { useListBox } from "../../components/use-list-box.ts";
import { cn } from "../../lib/utils.ts";
import type { LinkInsert, LinkTarget } from "./rich-text-inserts.ts";
import { useRichTextMessages } from "./use-rich-text-messages.ts";

interface LinkFieldProps {
  links: LinkInsert;
  /** The name of its input. */
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Takes a URL or, where the host can search, words that find one of the site's own pages. */
export function LinkField({ links, name, value, error, onChange }: LinkFieldProps) {
  const messages = useRichTextMessages();
  const { query, found, search, close } = useLinkSearch(links);
  const options = found.map((target) => ({ ...target, value: target.url }));
  const list = useListBox({
    open: options.length > 0,
    options,
    onOpenChange: () => undefined,
    onSelect: ({ url }) => {
      close();
      onChange(url);
    },
  });
  if (!links.search) {
    return (
      <Field label={messages.linkUrl} help={links.help} error={error}>
        <Input
          name={name}
          value={value}
          autoComplete="off"
          inputMode="url"
          data-dialog-focus
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
    );
  }
  return (
    <div className="grid gap-2">
      <Field label={messages.linkSearch} help={links.help} error={error}>
        <Input
          {...list.boxProps}
          name={name}
          value={value}
          data-dialog-focus
          onChange={({ currentTarget }) => {
            list.reset();
            onChange(currentTarget.value);
            search(currentTarget.value);
          }}
          onKeyDown={(event) => {
            // Without words to find, Enter sets what was typed.
            if (options.length > 0) list.onKeyDown(event);
          }}
        />
      </Field>
      <div
        id={list.listId}
        role="listbox"
        aria-label={messages.linkResults}
        className={cn(
          "grid max-h-56 grid-cols-1 overflow-y-auto",
          options.length === 0 && "sr-only",
        )}
      >
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the box has the focus and the keys
          <div
            key={option.url}
            {...list.optionProps(option)}
            aria-selected={list.isActive(option)}
            className={cn(
              "flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2.5 py-1 text-sm pointer-coarse:min-h-11",
              list.isActive(option) && "bg-accent forced-colors:outline-2",
            )}
          >
            <span className="min-w-0 flex-1 truncate">{option.title}</span>
            {option.detail && (
              <span className="shrink-0 text-xs text-subtle-foreground">{option.detail}</span>
            )}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {query !== "" && options.length > 0 && `${messages.linkResults}: ${options.length}`}
      </span>
    </div>
  );
}

const delayMs = 200;
const nothing: readonly LinkTarget[] = [];

/** Searches, debounced, for what is not a URL. */
function useLinkSearch({ search }: LinkInsert) {
  const [query, setQuery] = useState("");
  const [result, setResult] = useState({ query: "", found: nothing });
  useEffect(() => {
    if (query === "" || search === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(query, abort.signal).then(
        (found) => {
          if (!abort.signal.aborted) setResult({ query, found });
        },
        // Without an answer the URL can still be typed.
        () => setResult({ query, found: nothing }),
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, search]);
  return {
    query,
    // Meanwhile the earlier results stay; once a URL is there, none.
    found: query === "" ? nothing : result.found,
    search: (text: string) => setQuery(isUrl(text) ? "" : text.trim()),
    close: () => setQuery(""),
  };
}

function isUrl(text: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*:|[/#]|www\.)/i.test(text);
}
