import { Link } from "@tanstack/react-router";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import type { Neighbour } from "../types.ts";

/** The newer and the older article of the same section. */
export function Neighbours({ newer, older }: { newer: Neighbour; older: Neighbour }) {
  const messages = useMessages().article;
  if (newer === null && older === null) return null;
  return (
    <nav className="neighbours" aria-label={messages.neighbours}>
      {older === null ? (
        <span />
      ) : (
        <NeighbourLink label={messages.older} rel="prev" article={older} />
      )}
      {newer === null ? null : <NeighbourLink label={messages.newer} rel="next" article={newer} />}
    </nav>
  );
}

interface NeighbourLinkProps {
  label: string;
  rel: "prev" | "next";
  article: NonNullable<Neighbour>;
}

function NeighbourLink({ label, rel, article }: NeighbourLinkProps) {
  return (
    <Link to="/article-detail" search={{ id: article.slug }} rel={rel}>
      <span className="neighbour-label">{label}</span>{" "}
      <span className="neighbour-title" lang={langOf(article.title)}>
        {article.title}
      </span>
    </Link>
  );
}
