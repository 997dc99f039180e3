import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from "@tanstack/react-router/ssr/server";
import manifest from "virtual:site-manifest";
import { pageManifest } from "./app/page-manifest.ts";
import { makeRouter } from "./app/router.tsx";
import { renderBrokenPage } from "./app/broken-page.tsx";
import { loadMessages, type Messages } from "./messages/index.ts";
import type { RenderContext, RenderedPage, WebModule } from "./ssr-contract.d.ts";

/** Paths that are pages by themselves, without the base path. */
export { publicPaths } from "@atrium/hooks";

/** Languages that pages are rendered in, as BCP 47 tags; the first is the default. */
export { languages } from "./messages/languages.ts";

const manifests = new Map<string, ReturnType<typeof pageManifest>>();

/** Renders the page at the request's address. */
export const render: WebModule["render"] = async (request, context) => {
  const response: { status?: number } = {};
  let shell = false;
  const messages = await loadMessages(context.config.language);
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      makeRouter({
        config: context.config,
        messages,
        fetch: context.fetch,
        unknownAddress: !context.known,
        response,
        nonce: context.nonce,
      }),
    getRouterManifest: () => manifestFor(context.config.basePath),
  });
  const answer = await handler(({ router, responseHeaders }) => {
    shell = router.stores.matches.get().some(({ ssr }) => ssr === false);
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    });
  });
  const status = response.status ?? answer.status;
  return finish(answer, status, shell, { ...context, messages });
};

async function finish(
  answer: Response,
  status: number,
  shell: boolean,
  { config, messages }: Pick<RenderContext, "config"> & { messages: Messages },
): Promise<RenderedPage> {
  const { headers } = answer;
  const body = answer.body === null ? "" : await answer.text();
  // The router turns an exception in a component into a bare line of text.
  if (status >= 500 && !body.startsWith("<!DOCTYPE")) {
    return { status, headers, body: renderBrokenPage(config, messages), shell: false };
  }
  return { status, headers, body, shell };
}

function manifestFor(basePath: string) {
  const made = manifests.get(basePath) ?? pageManifest(manifest, basePath);
  manifests.set(basePath, made);
  return made;
}
