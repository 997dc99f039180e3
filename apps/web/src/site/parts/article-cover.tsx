import type { ArticleCard } from "../types.ts";
import { Cover } from "./cover.tsx";

interface ArticleCoverProps {
  article: Pick<ArticleCard, "cover" | "coverSize" | "coverFocus">;
  /** Empty where the title next to it says the same. */
  alt?: string;
  /** Its widths on different screens, as in the attribute `sizes`. */
  room: string;
  /** Whether the picture is above the fold and loads eagerly. */
  first?: boolean;
}

/** An article's cover; nothing for one that has none. */
export function ArticleCover({ article, alt = "", room, first = false }: ArticleCoverProps) {
  const { cover, coverSize, coverFocus } = article;
  if (cover === null) return null;
  return (
    <Cover src={cover} alt={alt} size={coverSize} focus={coverFocus} room={room} first={first} />
  );
}
