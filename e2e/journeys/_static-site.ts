/** The built site as plain files: what a file server knows, and no more. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";

const root = join(import.meta.dirname, "../..");
const client = join(root, "apps/web/dist/client");

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** How such a site is set up. */
interface StaticSetup {
  /** Where the server of the API is. */
  api: string;
  /** Whether calls go through the file server or straight to the other origin. */
  calls: "proxied" | "direct";
  basePath: string;
  /** What is written into the shell. */
  names: { companyName: string; systemName: string; language: string };
  port?: number;
}

/** Such a site. Ends with `await using`. */
interface StaticSite extends AsyncDisposable {
  /** Where it begins, with the slash at its end. */
  readonly url: string;
}

/** Serves the shell, edited by hand as docs/deploying.md describes, with the policy that is given there. */
export async function serveStaticSite(setup: StaticSetup): Promise<StaticSite> {
  const { api, calls, basePath } = setup;
  const shell = editShell(setup);
  const policy = documentedPolicy(calls === "direct" ? api : "");
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", api);
    if (pathname.startsWith("/files/") || (calls === "proxied" && pathname.startsWith("/rest/"))) {
      proxy(api, request, response).catch(() => response.destroy());
    } else {
      const file = readAsset(pathname.slice(basePath.length));
      const type = types[extname(pathname)];
      if (file !== null && type !== undefined) response.setHeader("content-type", type).end(file);
      else {
        response.setHeader("content-security-policy", policy);
        response.setHeader("content-type", "text/html; charset=utf-8").end(shell);
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(setup.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function editShell({ api, calls, basePath, names }: StaticSetup): string {
  const apiBase = calls === "direct" ? `${api}/rest` : "/rest";
  const config = JSON.stringify({ apiBase, ...names });
  return readFileSync(join(client, "shell.html"), "utf8")
    .replace('<base href="/">', `<base href="${basePath}">`)
    .replace(/(<script type="application\/json" id="app-config">)[^<]*/, `$1${config}`);
}

function documentedPolicy(otherOrigin: string): string {
  const page = readFileSync(join(root, "docs/deploying.md"), "utf8");
  const policy = /Content-Security-Policy "([^"]+)"/.exec(page)?.[1] ?? "";
  return policy.replace("connect-src 'self'", `connect-src 'self' ${otherOrigin}`);
}

function readAsset(path: string): Buffer | null {
  if (!/^(assets\/)?[\w.-]+$/.test(path)) return null;
  try {
    return readFileSync(join(client, path));
  } catch {
    return null;
  }
}

async function proxy(api: string, request: IncomingMessage, response: ServerResponse) {
  const { authorization, "content-type": type } = request.headers;
  const chunks: Buffer[] = await request.toArray();
  // The stream of events has no end but the page's.
  const closed = new AbortController();
  response.on("close", () => closed.abort());
  const answer = await fetch(api + request.url, {
    signal: closed.signal,
    method: request.method ?? "GET",
    headers: { ...(authorization && { authorization }), ...(type && { "content-type": type }) },
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  if (answer.body === null) response.end();
  else await pipeline(answer.body, response);
}
