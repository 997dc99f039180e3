import type { ArticleCard } from "../types.ts";
import { Cover } from "./cover.tsx";

interface ArticleCoverProps {
  article: Pick<ArticleCard, "cover" | "coverSize" | "coverFocus">;
  /** Empty where the title beside it says the same. */
  alt?: string;
  /** The room it takes on screens of different widths, as the attribute `sizes` has it. */
  room: string;
  /** Whether the picture is seen first and must not wait. */
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
