import type { ReactNode } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { Chrome } from "../loaders/chrome.ts";
import { Masthead } from "./masthead.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** The frame of every public page: skip link, masthead, content, footer. */
export function SiteLayout({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { layout } = useMessages();
  return (
    <div className="site">
      <a className="skip-link" href="#content">
        {layout.skipToContent}
      </a>
      <ProgressBar />
      <Masthead chrome={chrome} />
      <main id="content" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter chrome={chrome} />
    </div>
  );
}
