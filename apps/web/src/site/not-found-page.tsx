import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useMessages } from "../i18n/index.ts";
import { isSignedIn } from "../start/is-signed-in.ts";
import { LatestArticles } from "./home/latest-articles.tsx";
import { langOf } from "./lang.ts";
import { SiteLayout } from "./layout/site-layout.tsx";
import type { Chrome } from "./loaders/chrome.ts";
import { isSuggestions, type Suggestions } from "./loaders/suggestions.ts";
import { TypeLink } from "./parts/type-link.tsx";
import { CatalogueLink } from "./products/catalogue-link.tsx";
import { SearchForm } from "./search/search-form.tsx";
import { navTypes } from "./type-address.ts";

/** The props that the router passes to a not-found page. */
interface NotFoundProps {
  /** What the loader found instead, if it looked. */
  data?: unknown;
}

/** The not-found page for URLs of no route: within the site's frame, unless that could not be loaded. */
export function NotFoundPage({ data }: NotFoundProps) {
  const router = useRouter();
  const { config } = router.options.context;
  useEffect(() => {
    // The server cannot know who asks: staff see that there is no such page within the back office.
    if (isSignedIn()) void router.invalidate();
  }, [router]);
  if (hasChrome(data)) {
    return (
      <SiteLayout chrome={data.chrome}>
        <SiteNotFound data={data} />
      </SiteLayout>
    );
  }
  return (
    <div className="site">
      <main className="site-main stand-alone">
        <p className="stand-alone-brand">
          <Link to="/index">{config.companyName}</Link>
        </p>
        <SiteNotFound data={data} />
      </main>
    </div>
  );
}

function hasChrome(data: unknown): data is { chrome: Chrome } {
  return typeof data === "object" && data !== null && "chrome" in data && data.chrome !== null;
}

/** The not-found page within the layout, which says what is gone: a search field and suggestions. */
export function SiteNotFound({ data }: NotFoundProps) {
  const { errors, products } = useMessages();
  const suggestions = isSuggestions(data) ? data : null;
  if (suggestions?.gone === "article") {
    return (
      <Absence
        code="410"
        title={errors.goneTitle}
        text={errors.goneText}
        suggestions={suggestions}
      />
    );
  }
  if (suggestions?.gone === "product") {
    return (
      <Absence
        code="410"
        title={errors.productGoneTitle}
        text={errors.productGoneText}
        suggestions={suggestions}
      >
        <li>
          <CatalogueLink>{products.all}</CatalogueLink>
        </li>
      </Absence>
    );
  }
  return (
    <Absence
      code="404"
      title={errors.notFoundTitle}
      text={errors.notFoundText}
      suggestions={suggestions}
    />
  );
}

interface AbsenceProps {
  code: string;
  title: string;
  text: string;
  suggestions: Suggestions | null;
  /** Further links, each a `<li>`. */
  children?: ReactNode;
}

function Absence({ code, title, text, suggestions, children }: AbsenceProps) {
  const { errors } = useMessages();
  return (
    <section className="notice-page">
      <p className="notice-code">{code}</p>
      <h1>{title}</h1>
      <p className="standfirst">{text}</p>
      <SearchForm />
      <ul className="error-links">
        <li>
          <Link to="/index">{errors.toHome}</Link>
        </li>
        <li>
          <Link to="/article-list">{errors.toList}</Link>
        </li>
        {children}
      </ul>
      {suggestions === null ? null : <Instead {...suggestions} />}
    </section>
  );
}

function Instead({ types, articles, similar }: Suggestions) {
  const { errors, home } = useMessages();
  const sections = navTypes(types);
  return (
    <>
      {articles.length === 0 ? null : (
        <section className="instead" aria-labelledby="instead">
          <div className="section-head">
            <h2 id="instead">{similar ? errors.similar : home.latest}</h2>
          </div>
          <LatestArticles articles={articles} />
        </section>
      )}
      {sections.length === 0 ? null : (
        <nav className="chips" aria-label={home.sections}>
          <ul>
            {sections.map((type) => (
              <li key={type.id} lang={langOf(type.name)}>
                <TypeLink type={type} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
