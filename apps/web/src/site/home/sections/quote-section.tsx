import type { HomePart } from "../../types.ts";

/** What somebody says. */
export function QuoteSection({ quote }: { quote: HomePart<"quote"> }) {
  const { text, person, role } = quote;
  return (
    <figure className="home-quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {person}
        {role === null ? null : <span>{role}</span>}
      </figcaption>
    </figure>
  );
}
