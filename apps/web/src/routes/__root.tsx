import {
  createRootRouteWithContext,
  HeadContent,
  isNotFound,
  notFound,
  Outlet,
  Scripts,
  useRouter,
} from "@tanstack/react-router";
import { memo, useState, type ReactNode } from "react";
import { appConfigId, writeAppConfig } from "../app/app-config.ts";
import { withSdk, type PageScripts, type RouterContext } from "../app/router-context.ts";
import { isShell } from "../app/is-shell.ts";
import { startScript } from "../app/start-script.ts";
import { holdScript } from "../app/hold-script.ts";
import { pageStartId, writePageStart } from "../start/page-start.ts";
import { RouteAnnouncer } from "../site/layout/route-announcer.tsx";
import { loadChrome } from "../site/loaders/chrome.ts";
import { feedLinks } from "../site/site-links.ts";
import { loadSuggestions } from "../site/loaders/suggestions.ts";
import { readTheme, themeScript } from "../site/theme.ts";
import "../styles/site.css";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    if (!import.meta.env.SSR || !context.unknownAddress) return;
    const { sdk } = await withSdk(context);
    // Without them the page still says that it does not exist.
    const [suggestions, chrome] = await Promise.all([
      loadSuggestions(sdk),
      loadChrome(sdk).catch(() => null),
    ]);
    throw notFound({ data: { ...suggestions, chrome } });
  },
  head: ({ match }) => {
    const { config, messages } = match.context;
    const { basePath, companyName } = config;
    const missing = isNotFound(match.error);
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1" },
        { name: "color-scheme", content: "dark light" },
        { title: missing ? `${messages.errors.notFoundTitle} · ${companyName}` : companyName },
      ],
      links: [
        ...feedLinks(config, companyName),
        { rel: "icon", href: `${basePath}favicon.ico`, sizes: "32x32" },
        { rel: "icon", href: `${basePath}favicon.svg`, type: "image/svg+xml" },
        { rel: "apple-touch-icon", href: `${basePath}apple-touch-icon.png` },
      ],
    };
  },
  shellComponent: Document,
  component: Outlet,
});

function Document({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { config } = router.options.context;
  // A client-rendered page replaces the element and would lose the theme.
  const [theme] = useState(() => (globalThis.document ? readTheme(document) : "dark"));
  return (
    <html lang={config.language} data-theme={theme} suppressHydrationWarning>
      <head>
        <Head />
      </head>
      <body>
        {children}
        <Foot />
      </body>
    </html>
  );
}

// The document is rendered several times for each navigation, what is around its pages only when it changes.
const Head = memo(function Head() {
  const { ssr } = useRouter();
  return (
    <>
      {ssr === undefined ? null : <PageStart />}
      <HeadContent />
    </>
  );
});

const Foot = memo(function Foot() {
  const { ssr } = useRouter();
  return (
    <>
      <RouteAnnouncer />
      <Scripts />
      {ssr === undefined ? null : <PageEnd />}
    </>
  );
});

/**
 * The head of the page before any script has loaded. A static shell has its own, which is kept. Inline scripts are the
 * server's: the browser keeps the text of an element that it takes over, and need not know it.
 */
function PageStart() {
  const { options, stores } = useRouter();
  const { context, ssr } = options;
  const style = context.config.brand?.style;
  // Whoever signs in takes the styles along.
  const [isRenderedShell] = useState(() =>
    stores.matches.get().some(({ staticData }) => staticData.isShell === true),
  );
  return (
    <>
      {isRenderedShell ? <ShellStart /> : null}
      {style === undefined ? null : (
        <style
          nonce={ssr?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: style }}
        />
      )}
      <script
        nonce={ssr?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : "" }}
      />
      <script
        id={appConfigId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: writeAppConfig(context.config) }}
      />
    </>
  );
}

/** What a page of the back office that the server rendered has besides: its styles, and care for who is quicker. */
function ShellStart() {
  const router = useRouter();
  const nonce = router.options.ssr?.nonce;
  return (
    <>
      <style
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? stylesOf(router) : "" }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdScript : "" }}
      />
    </>
  );
}

/** Starts the script of a page that the server rendered, which alone knows the files. */
function PageEnd() {
  const router = useRouter();
  const { options, stores } = router;
  if (isShell(stores.matches.get())) {
    return (
      <script
        nonce={options.ssr?.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? shellScriptOf(router) : "" }}
      />
    );
  }
  return (
    <>
      <script
        id={pageStartId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageStartOf(router) : "" }}
      />
      <script
        type="module"
        src={import.meta.env.SSR ? scriptsOf(router)?.start : undefined}
        suppressHydrationWarning
      />
    </>
  );
}

type Router = ReturnType<typeof useRouter>;

/** What the page begins with; the server alone knows. */
function scriptsOf({ options, stores }: Router): PageScripts | undefined {
  return options.context.scriptsFor?.(stores.matches.get().map(({ routeId }) => routeId));
}

function stylesOf(router: Router): string {
  const { sheets = [] } = scriptsOf(router) ?? {};
  return sheets.map(({ text }) => text).join("\n");
}

function shellScriptOf(router: Router): string {
  const { files = [], sheets = [], failed } = scriptsOf(router) ?? {};
  return startScript(
    files,
    sheets.map(({ href }) => href),
    failed,
  );
}

function pageStartOf(router: Router): string {
  const startsByItself = router.stores.matches
    .get()
    .some(({ status, staticData }) => status !== "success" || staticData.startsByItself === true);
  return writePageStart({
    files: scriptsOf(router)?.files ?? [],
    // In development edits reach the page through the app.
    byItself: startsByItself || import.meta.env.DEV,
    forStaff: router.options.context.unknownAddress,
  });
}
