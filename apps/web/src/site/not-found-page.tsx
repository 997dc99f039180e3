import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../messages/index.ts";
import { SearchForm } from "./search/search-form.tsx";

/** "Not found" as a page of its own, for addresses outside the public layout. */
export function NotFoundPage() {
  const { config } = useRouter().options.context;
  const { errors } = useMessages();
  const title = `${errors.notFoundTitle} · ${config.companyName}`;
  return (
    <div className="site">
      <title>{title}</title>
      <main className="site-main stand-alone">
        <p className="stand-alone-brand">
          <Link to="/index">{config.companyName}</Link>
        </p>
        <SiteNotFound />
      </main>
    </div>
  );
}

/** "Not found" within a page's frame: a search field and the ways on. */
export function SiteNotFound() {
  const { errors } = useMessages();
  return (
    <section className="notice-page">
      <p className="notice-code">404</p>
      <h1>{errors.notFoundTitle}</h1>
      <p className="standfirst">{errors.notFoundText}</p>
      <SearchForm />
      <WaysOn />
    </section>
  );
}

/** An article that was withdrawn. */
export function GonePage() {
  const { errors } = useMessages();
  return (
    <section className="notice-page">
      <p className="notice-code">410</p>
      <h1>{errors.goneTitle}</h1>
      <p className="standfirst">{errors.goneText}</p>
      <SearchForm />
      <WaysOn />
    </section>
  );
}

function WaysOn() {
  const { errors } = useMessages();
  return (
    <ul className="ways-on">
      <li>
        <Link to="/index">{errors.toHome}</Link>
      </li>
      <li>
        <Link to="/article-list">{errors.toList}</Link>
      </li>
    </ul>
  );
}
