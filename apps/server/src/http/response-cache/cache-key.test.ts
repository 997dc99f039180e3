import { describe, expect, test } from "vitest";
import { readContract } from "../../kernel/contract.ts";
import { cacheKeys } from "./cache-key.ts";

const keyOf = cacheKeys(readContract().operations, "/rest");
const list = "/rest/api/app/other/articleList";

describe("a cache key", () => {
  test.each([
    [`${list}?_t=1`, list],
    [`${list}?`, list],
    [`${list}#part`, list],
    [`${list}?typeId=&pageNo=2`, `${list}?pageNo=2`],
    [`${list}?pageSize=5&utm_source=x&pageNo=2`, `${list}?pageNo=2&pageSize=5`],
    [`${list}?tag=%61+b`, `${list}?tag=a+b`],
    [`${list}?tag=a%20b`, `${list}?tag=a+b`],
    [`${list}?tag=%E6%B8%AF`, `${list}?tag=%E6%B8%AF`],
    ["/rest/api/app/other/getArticle/quay?from=mail", "/rest/api/app/other/getArticle/quay"],
    ["/rest/api/app/other/quickLinkList?keyword=x", "/rest/api/app/other/quickLinkList"],
  ])("of %s is %s", (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  test("differs wherever the response may differ", () => {
    const urls = [
      list,
      `${list}?tag=a`,
      `${list}?tag=a&tag=b`,
      `${list}?tag[]=a`,
      `${list}?tag=a%26month=b`,
      `${list}?tag=a&month=2026-01`,
      `${list}?tag=a%2Bb`,
      `${list}?tag=a+b`,
    ];
    expect(new Set(urls.map(keyOf)).size).toBe(urls.length);
  });

  test("takes only the first question mark for the query's beginning", () => {
    expect(keyOf(`${list}??tag=a`)).toBe(list);
    expect(keyOf(`${list}#tag=a?tag=b`)).toBe(`${list}?tag=a%3Ftag%3Db`);
  });

  test.each([
    `${list}?tag=%zz`,
    `${list}?_t=%`,
    "/rest/api/app/other/%61rticleList?_t=1",
    "/rest/api/dtArticle/page?_t=1",
    "/elsewhere?_t=1",
  ])("is none for %s", (url) => {
    expect(keyOf(url)).toBeNull();
  });
});
