import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, type FormEvent } from "react";
import type { SearchSearch } from "../loaders/search-search.ts";

/** The debounce delay. */
const pauseMs = 300;

/** Shorter queries match too much; one Chinese character is a word. */
const worthSearching = /\p{Script=Han}|\p{Letter}.*\p{Letter}|\p{Number}/u;

/**
 * Searches while typing: debounced, from a minimum length, and never during IME composition. The router aborts outdated
 * searches. Each search replaces the last one in the history.
 */
export function useLiveSearch(part: Pick<SearchSearch, "kind" | "type">) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    stop();
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    const keyword = currentTarget.value.trim();
    if (!worthSearching.test(keyword)) return;
    timer.current = setTimeout(() => {
      const search = { keyword, ...part };
      void navigate({ to: "/search-list", search, replace: true, resetScroll: false });
    }, pauseMs);
  };
  return { onInput, onCompositionEnd: onInput, stop };
}
