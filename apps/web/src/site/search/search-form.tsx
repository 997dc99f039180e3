import { useNavigate, useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useEffect, useRef, type FormEvent } from "react";
import { useMessages } from "../../messages/index.ts";

interface SearchFormProps {
  /** What was searched for. */
  keyword?: string | undefined;
  /** The section searched in, by its code. */
  type?: string | undefined;
}

/** The search field. It is a form that works by itself; with script the field keeps the focus. */
export function SearchForm({ keyword, type }: SearchFormProps) {
  const { search } = useMessages();
  const navigate = useNavigate();
  const { basePath } = useRouter().options.context.config;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Going back shows the former words; what somebody is typing stays.
    const input = field.current;
    if (input !== null && input !== document.activeElement) input.value = keyword ?? "";
  }, [keyword]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("keyword");
    if (typeof words !== "string" || words.trim() === "") return;
    void navigate({ to: "/search-list", search: { keyword: words.trim(), type } });
  };
  return (
    <form
      className="search-form"
      role="search"
      action={`${basePath}search-list`}
      method="get"
      onSubmit={submit}
    >
      <input
        ref={field}
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={64}
        required
        autoComplete="off"
        enterKeyHint="search"
        aria-label={search.field}
        placeholder={search.placeholder}
      />
      {type === undefined ? null : <input type="hidden" name="type" value={type} />}
      <button type="submit" className="button" aria-label={search.go}>
        <Search size={18} aria-hidden />
        <span>{search.go}</span>
      </button>
    </form>
  );
}
