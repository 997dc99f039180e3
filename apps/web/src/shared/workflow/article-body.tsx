import { ImageWithFallback } from "@atrium/ui";
import { RichText, textLanguage } from "@atrium/ui/rich-text";
import { useMessages } from "../messages.ts";
import { useFocusScrolled } from "./use-focus-scrolled.ts";

/** What of an article is read. */
export interface ReadableArticle {
  readonly title: string;
  readonly subTitle: string | null;
  readonly summary: string | null;
  readonly cover: string | null;
  readonly coverAlt: string | null;
  readonly coverFocus?: string | null;
  readonly content: string;
}

/** An article as readers will see it, without the page around it. */
export function ArticleBody({ article }: { article: ReadableArticle }) {
  const { articles: messages } = useMessages();
  const body = useFocusScrolled();
  return (
    <div ref={body} className="mx-auto grid max-w-measure grid-cols-1 gap-4 wrap-anywhere">
      <header className="grid gap-2">
        <h2 className="font-serif text-3xl text-balance">{article.title}</h2>
        {article.subTitle && <p className="text-xl text-muted-foreground">{article.subTitle}</p>}
        {article.summary && (
          <p className="font-serif text-lg text-muted-foreground text-pretty">{article.summary}</p>
        )}
      </header>
      {article.cover && (
        <ImageWithFallback
          src={article.cover}
          alt={article.coverAlt ?? ""}
          className="aspect-[16/9] w-full rounded-md object-cover"
          style={{ objectPosition: article.coverFocus ?? undefined }}
        />
      )}
      {article.content === "" ? (
        <p className="text-base text-subtle-foreground">{messages.noContent}</p>
      ) : (
        <RichText html={article.content} lang={textLanguage(article.content, "en")} />
      )}
    </div>
  );
}
