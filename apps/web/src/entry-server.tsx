import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from "@tanstack/react-router/ssr/server";
import manifest from "virtual:site-manifest";
import { isShell } from "./app/is-shell.ts";
import { pageManifest, pageScripts } from "./app/page-manifest.ts";
import { makeRouter } from "./app/router.tsx";
import { renderBrokenPage } from "./app/broken-page.tsx";
import { loadMessages } from "./i18n/index.ts";
import type { RouterContext } from "./app/router-context.ts";
import { NotFoundPage } from "./site/not-found-page.tsx";
import type { WebModule } from "./ssr-contract.d.ts";

/** Paths that are pages by themselves, without the base path. */
export { publicPaths } from "@atrium/hooks";

/** Those of them that a visitor's form can be sent to. */
export const formPaths = ["/article-detail", "/other-detail", "/login"];

export { pageAddress } from "./app/page-address.ts";

/** Where frames within a page may come from. */
export { frameSources } from "./embeds/embed-player.ts";

/** Languages that pages are rendered in, as BCP 47 tags; the first is the default. */
export { languages } from "./i18n/languages.ts";

const manifests = new Map<string, ReturnType<typeof pageManifest>>();

/** Renders the page at the request's address. */
export const render: WebModule["render"] = async (request, context) => {
  const response: RouterContext["response"] = {};
  let shell = false;
  const messages = await loadMessages(context.config.language);
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      makeRouter({
        config: context.config,
        messages,
        notFoundPage: NotFoundPage,
        fetch: context.fetch,
        unknownAddress: !context.known,
        posted: context.form,
        scriptsFor: (routeIds) => pageScripts(manifest, context.config, routeIds),
        response,
        nonce: context.nonce,
      }),
    getRouterManifest: () => manifestFor(context.config.basePath),
  });
  const answer = await handler(({ router, responseHeaders }) => {
    shell = isShell(router.stores.matches.get());
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    });
  });
  const status = response.status ?? answer.status;
  const { headers } = answer;
  const { articleId = null, isPrivate = false, isFramable = false } = response;
  const body = answer.body === null ? "" : await answer.text();
  // The router turns an exception in a component into a bare line of text.
  const broken = status >= 500 && !body.startsWith("<!DOCTYPE");
  if (!broken) return { status, headers, body, shell, isPrivate, isFramable, articleId };
  const text = renderBrokenPage(context.config, messages);
  return { status, headers, body: text, shell: false, isPrivate, isFramable, articleId: null };
};

function manifestFor(basePath: string) {
  const made = manifests.get(basePath) ?? pageManifest(manifest, basePath);
  manifests.set(basePath, made);
  return made;
}
