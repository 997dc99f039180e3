import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** What takes a slash as text. */
const fields = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** The key "/" opens the search, or goes to the search field of the page. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented)
        return;
      if (target instanceof Element && target.closest(`${fields}, [role=dialog]`) !== null) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>(".search-form input[type=search]");
      if (field === null) void navigate({ to: "/search-list" });
      else field.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [navigate]);
}
