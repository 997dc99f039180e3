import { Link, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import { langOf } from "../lang.ts";
import { Time } from "../parts/time.tsx";
import { CatalogueLink } from "../products/catalogue-link.tsx";
import { nameInPath } from "../products/catalogue-path.ts";
import type { SearchHit as Found } from "../types.ts";
import { Highlighted } from "./highlighted.tsx";
import { Icon } from "../parts/icon.tsx";

/** What a search found: its kind, its title, and the place where the words are. */
export function SearchHit({ hit }: { hit: Found }) {
  return (
    <article className="hit">
      <p className="line-facts">
        <Facts hit={hit} />
      </p>
      <h2 className="line-title" lang={langOf(hit.title)}>
        <HitLink hit={hit}>
          <Highlighted text={hit.title} ranges={hit.titleHighlights} />
        </HitLink>
      </h2>
      <p className="hit-snippet" lang={langOf(hit.snippet)}>
        <Highlighted text={hit.snippet} ranges={hit.snippetHighlights} />
      </p>
      {hit.attachment === undefined ? null : <FoundFile file={hit.attachment} />}
    </article>
  );
}

function Facts({ hit: { kind, article, product } }: { hit: Found }) {
  const { search } = useMessages();
  const name = <span className="hit-kind">{search.kindOf[kind]}</span>;
  if (product !== undefined) {
    return (
      <>
        {name} <span lang={langOf(product.seriesName)}>{product.seriesName}</span>{" "}
        {product.code === null ? null : <span>{product.code}</span>}
      </>
    );
  }
  if (article === undefined || kind === "page") return name;
  return (
    <>
      {name} <span lang={langOf(article.typeName)}>{article.typeName}</span>{" "}
      <Time date={article.publishedAt} />
    </>
  );
}

function HitLink({ hit, children }: { hit: Found; children: ReactNode }) {
  const { kind, article, product } = hit;
  if (product !== undefined) {
    return <CatalogueLink id={nameInPath(product)}>{children}</CatalogueLink>;
  }
  if (article === undefined) return children;
  if (kind === "page") {
    return (
      <Link to="/other-detail" search={{ type: article.typeCode }}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/article-detail" search={{ id: article.slug }}>
      {children}
    </Link>
  );
}

function FoundFile({ file }: { file: NonNullable<Found["attachment"]> }) {
  const { article } = useMessages();
  const { apiBase } = useRouter().options.context.config;
  const { id, name, nameHighlights } = file;
  return (
    <p className="hit-file">
      <a
        href={`${apiBase}/api/app/other/downFile?id=${encodeURIComponent(id)}`}
        download={name}
        lang={langOf(name)}
      >
        <Icon name="attachment" size={14} />
        <span className="visually-hidden">{article.download}</span>{" "}
        <span>
          <Highlighted text={name} ranges={nameHighlights} />
        </span>
      </a>
    </p>
  );
}
