import { renderToStaticMarkup } from "react-dom/server";
import type { Messages } from "../i18n/index.ts";
import type { AppConfig } from "../ssr-contract.d.ts";

/** The last resort: a page without script or style, for when rendering itself failed. */
export function renderBrokenPage(config: AppConfig, { errors }: Messages): string {
  const title = `${errors.failedTitle} · ${config.companyName}`;
  const page = (
    <html lang={config.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{errors.failedTitle}</h1>
        <p>{errors.failedText}</p>
        <p>
          <a href={config.pagesPath}>{errors.toHome}</a>
        </p>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
