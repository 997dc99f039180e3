import { expect, test } from "vitest";
import { withoutOwnHosts } from "./own-addresses.ts";

const hosts = ["www.example.com", "intranet:3000"];
const file = "/files/2026/11/019368f2-6b1e-7c55-a1c4-5d0f0e8b2a31.png";

test.each([
  [`http://intranet:3000${file}`, file],
  [`https://WWW.example.com${file}`, file],
  [`//www.example.com${file}`, file],
  [`https://www.example.com${file};http://intranet:3000${file}`, `${file};${file}`],
  [`<p><img src="https://www.example.com${file}"></p>`, `<p><img src="${file}"></p>`],
  [`https://www.example.com/article-list`, `https://www.example.com/article-list`],
  [`https://elsewhere.example${file}`, `https://elsewhere.example${file}`],
  [`https://www.example.com.evil${file}`, `https://www.example.com.evil${file}`],
  [`https://intranet:30001${file}`, `https://intranet:30001${file}`],
  [
    `https://elsewhere.example/?from=x&u=https://intranet:3000x`,
    `https://elsewhere.example/?from=x&u=https://intranet:3000x`,
  ],
  [file, file],
])("%s becomes %s", (sent, stored) => {
  expect(withoutOwnHosts(sent, hosts)).toBe(stored);
});

test("reaches every text of a body and leaves the rest", () => {
  const url = `https://www.example.com${file}`;
  const body = { cover: url, count: 2, none: null, attachments: [{ url, size: 3 }] };
  const stored = { cover: file, count: 2, none: null, attachments: [{ url: file, size: 3 }] };
  expect(withoutOwnHosts(body, hosts)).toEqual(stored);
});
