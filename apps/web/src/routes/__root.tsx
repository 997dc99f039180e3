import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  Scripts,
  useRouter,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { appConfigId, writeAppConfig } from "../app/app-config.ts";
import type { RouterContext } from "../app/router-context.ts";
import { themeScript } from "../site/theme.ts";
import "../styles/site.css";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => {
    if (context.unknownAddress) throw notFound();
  },
  head: ({ match }) => {
    const { basePath, companyName } = match.context.config;
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1" },
        { name: "color-scheme", content: "dark light" },
        { title: companyName },
      ],
      links: [
        {
          rel: "alternate",
          type: "application/rss+xml",
          href: `${basePath}rss.xml`,
          title: companyName,
        },
        { rel: "icon", href: `${basePath}favicon.svg`, type: "image/svg+xml" },
      ],
    };
  },
  shellComponent: Document,
  component: Outlet,
});

function Document({ children }: { children: ReactNode }) {
  const { context, ssr } = useRouter().options;
  const { config } = context;
  return (
    <html lang={config.language} data-theme="dark" suppressHydrationWarning>
      <head>
        <script
          nonce={ssr?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        <HeadContent />
        <script
          id={appConfigId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: writeAppConfig(config) }}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
