import { Link, useRouter } from "@tanstack/react-router";
import { useMessages } from "../i18n/index.ts";

/** The error page. It does not name the cause, which is in the server's log. */
export function ErrorPage() {
  const router = useRouter();
  const { errors } = useMessages();
  return (
    <div className="site">
      <main className="site-main stand-alone">
        <section className="notice-page">
          <p className="notice-code">500</p>
          <h1>{errors.failedTitle}</h1>
          <p className="standfirst">{errors.failedText}</p>
          <ul className="error-links">
            <li>
              <button
                type="button"
                className="button needs-script"
                onClick={() => void router.invalidate()}
              >
                {errors.retry}
              </button>
            </li>
            <li>
              <Link to="/index" reloadDocument>
                {errors.toHome}
              </Link>
            </li>
          </ul>
        </section>
      </main>
    </div>
  );
}
