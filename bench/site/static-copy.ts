/** The floor of a page: its own HTML, styles and pictures with no script but the switch of the colours, as files in memory. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

/** A served copy. */
export interface StaticCopy extends AsyncDisposable {
  url: string;
}

interface Kept {
  body: Buffer;
  headers: Record<string, string>;
}

/** Changes the colours as the site does, in the least that does it. */
const switchScript = `addEventListener("click",e=>{let t=["dark","light","system"],d=document.documentElement.dataset;if(e.target.closest("[data-theme-switch]"))d.theme=t[(t.indexOf(d.theme)+1)%3]})`;

/** Copies pages when they are asked for first; what they show is copied along. */
export async function serveStaticCopy(site: string): Promise<StaticCopy> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, reply) => {
    const { url = "/", headers } = request;
    const key = `${url} ${headers.accept}`;
    const copy = kept.get(key) ?? copyOf(site + url, headers.accept ?? "*/*");
    kept.set(key, copy);
    copy.then(
      (file) => reply.writeHead(200, file.headers).end(file.body),
      () => reply.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function copyOf(url: string, accept: string): Promise<Kept> {
  const reply = await fetch(url, { headers: { accept, "accept-language": "en-GB" } });
  const type = reply.headers.get("content-type") ?? "";
  const body = Buffer.from(await reply.arrayBuffer());
  if (!type.startsWith("text/html")) return { body, headers: { "content-type": type } };
  const packed = brotliCompressSync(Buffer.from(withoutScript(body.toString(), switchScript)));
  return { body: packed, headers: { "content-type": type, "content-encoding": "br" } };
}

/** The page as it would be if nobody had written a line of script for it but the one given. */
export function withoutScript(html: string, line: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace("</head>", () => `<script>${line}</script></head>`);
}
