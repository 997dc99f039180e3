import { Link, useMatch, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { useMessages } from "../i18n/index.ts";
import { isUnreachable } from "./unreachable.ts";

/** The error page: within the site's frame where that is there, else by itself. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { routeId } = useMatch({ strict: false });
  const failure = <Failure error={error} />;
  if (routeId.startsWith("/_public/")) return failure;
  return (
    <div className="site">
      <main className="site-main stand-alone">{failure}</main>
    </div>
  );
}

/** Does not name the cause, which is in the server's log. Without a connection it tries again once there is one. */
function Failure({ error }: { error: unknown }) {
  const router = useRouter();
  const { errors } = useMessages();
  const unreachable = isUnreachable(error);
  useEffect(() => {
    if (!unreachable) return;
    const retry = () => void router.invalidate();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [router, unreachable]);
  return (
    <section className="notice-page">
      {unreachable ? null : <p className="notice-code">500</p>}
      <h1>{unreachable ? errors.unreachableTitle : errors.failedTitle}</h1>
      <p className="standfirst">{unreachable ? errors.unreachableText : errors.failedText}</p>
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
  );
}
