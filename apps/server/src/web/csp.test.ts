import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sealDevelopmentPage, sealPage, sealShell } from "./csp.ts";

const nonce = "bm9uY2U=";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = [
  `<meta property="csp-nonce" content="${nonce}"/>`,
  `<style nonce="${nonce}">body{color:red}</style>`,
  `<script nonce="${nonce}">start("水")</script>`,
  `<script nonce="${nonce}" type="module" src="/assets/entry.js"></script>`,
  `<script type="application/ld+json">{"a":1}</script>`,
  `<div><script>steal()</script><style>*{display:none}</style></div>`,
].join("");

describe("sealPage", () => {
  const { body, policy } = sealPage(page, nonce);

  it("lists the page's own scripts and styles by their hashes", () => {
    expect(policy).toContain(`script-src 'self' ${hashOf('start("水")')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf("body{color:red}")};`);
  });

  it("blocks scripts and styles from user content", () => {
    expect(policy).not.toContain(hashOf("steal()"));
    expect(policy).not.toContain(hashOf("*{display:none}"));
    expect(policy).not.toContain("unsafe");
  });

  it("allows frames from the given origins only", () => {
    expect(policy).toContain("frame-src 'none';");
    const videos = sealPage(page, nonce, { frames: ["https://video.example"] }).policy;
    expect(videos).toContain("frame-src https://video.example;");
  });

  it("allows pictures of the site itself, and from the given origins only", () => {
    expect(policy).toContain("img-src 'self' data:;");
    const pictures = sealPage(page, nonce, { images: ["https://pictures.example"] }).policy;
    expect(pictures).toContain("img-src 'self' data: https://pictures.example;");
    expect(sealShell(page, nonce).policy).toContain("img-src 'self' data: https: http:;");
  });

  it("lets pages of this site show it in a frame only when asked to", () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(sealPage(page, nonce, { framable: true }).policy).toContain("frame-ancestors 'self'");
  });

  it("removes the nonces", () => {
    expect(body).not.toContain(nonce);
    expect(body).toContain('<script>start("水")</script>');
  });

  it("forbids everything else", () => {
    for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("form-action 'self'; frame-ancestors 'none'");
  });
});

it("sealShell keeps the nonce, and allows frames of this site and nothing else", () => {
  const { body, policy } = sealShell(page, nonce);
  expect(body).toBe(page);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
});

it("sealShell allows calls of the given origins, which pages of the site do not know", () => {
  const elsewhere = { calls: ["https://uploads.example"] };
  const { policy } = sealShell(page, nonce, elsewhere);
  expect(policy).toContain("connect-src 'self' https://uploads.example;");
  expect(sealShell(page, nonce).policy).toContain("connect-src 'self';");
});

it("sealDevelopmentPage allows what Vite needs", () => {
  const { policy } = sealDevelopmentPage(page, nonce);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws: wss:");
  expect(policy).not.toContain(hashOf("steal()"));
});
