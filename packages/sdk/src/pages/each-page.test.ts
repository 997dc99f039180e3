import { describe, expect, test } from "vitest";
import { recordingFetch, refusal, reply } from "../../tests/_recording-fetch.ts";
import { createSdk, isApiError } from "../index.ts";
import { eachPage, eachRecord } from "./each-page.ts";

/** A server with `total` users; `answer` may lie about a page. */
function listOf(total: number, answer: (pageNo: number) => object = () => ({})) {
  const { fetch, calls } = recordingFetch(({ url }, signal) => {
    signal?.throwIfAborted();
    const query = new URL(url).searchParams;
    const [pageNo, pageSize] = [Number(query.get("pageNo")), Number(query.get("pageSize"))];
    const start = (pageNo - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, total - start));
    const records = Array.from({ length }, (_, i) => ({ id: String(start + i + 1) }));
    const pages = Math.ceil(total / pageSize);
    return reply({ records, total, pageNo, pageSize, pages, ...answer(pageNo) });
  });
  const sdk = createSdk({ baseUrl: "https://site.example/rest", fetch });
  return { call: sdk.users.page, calls };
}

async function idsOf(rows: AsyncIterable<{ id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const row of rows) ids.push(row.id);
  return ids;
}

describe("the pages of a list", () => {
  test("come one after the other until the last", async () => {
    const { call, calls } = listOf(5);
    const rows = eachRecord(call, { keyword: "k", pageSize: 2 });
    expect(await idsOf(rows)).toEqual(["1", "2", "3", "4", "5"]);
    expect(calls.map(({ url }) => new URL(url).search)).toEqual([
      "?keyword=k&pageSize=2&pageNo=1",
      "?keyword=k&pageSize=2&pageNo=2",
      "?keyword=k&pageSize=2&pageNo=3",
    ]);
  });

  test.each([0, 1, 99, 100, 200, 201])(
    "contain each of %i records once, 100 at a time",
    async (n) => {
      const { call, calls } = listOf(n);
      expect(await idsOf(eachRecord(call, {}))).toHaveLength(n);
      expect(calls).toHaveLength(Math.max(1, Math.ceil(n / 100)));
      expect(calls[0]?.url).toContain("pageSize=100");
    },
  );

  test("start at the requested page", async () => {
    const { call } = listOf(5);
    expect(await idsOf(eachRecord(call, { pageNo: 2, pageSize: 2 }))).toEqual(["3", "4", "5"]);
  });

  test("are fetched lazily", async () => {
    const { call, calls } = listOf(1000);
    for await (const page of eachPage(call, { pageSize: 10 })) if (page.pageNo === 2) break;
    expect(calls).toHaveLength(2);
  });

  test("follow a list that grows or shrinks during iteration", async () => {
    const grown = listOf(6, (pageNo) => (pageNo === 1 ? { pages: 2 } : {}));
    expect(await idsOf(eachRecord(grown.call, { pageSize: 2 }))).toHaveLength(6);
    const shrunk = listOf(4, (pageNo) => (pageNo === 1 ? { pages: 9 } : {}));
    expect(await idsOf(eachRecord(shrunk.call, { pageSize: 2 }))).toHaveLength(4);
  });

  test("end when the signal aborts and when a call fails", async () => {
    const { call } = listOf(1000);
    const stop = new AbortController();
    let pages = 0;
    const readAll = async () => {
      for await (const page of eachPage(call, {}, { signal: stop.signal })) {
        pages = page.pageNo;
        stop.abort();
      }
    };
    await expect(readAll()).rejects.toMatchObject({ kind: "aborted" });
    expect(pages).toBe(1);

    const { fetch } = recordingFetch(() => refusal(403, { message: "No." }));
    const sdk = createSdk({ baseUrl: "/rest", fetch });
    await expect(eachPage(sdk.users.page, {}).next()).rejects.toMatchObject({ message: "No." });
  });
});

describe("an inconsistent server", () => {
  test("fails when it sends another page than requested", async () => {
    const { call, calls } = listOf(6, () => ({ pageNo: 1 }));
    await expect(idsOf(eachRecord(call, { pageSize: 2 }))).rejects.toSatisfy(
      (error) => isApiError(error) && error.kind === "parse",
    );
    expect(calls).toHaveLength(2);
  });

  test("fails when its list does not end", async () => {
    const { call, calls } = listOf(1_000_000, (pageNo) => ({ pages: pageNo + 1 }));
    await expect(idsOf(eachRecord(call, { pageSize: 2 }))).rejects.toMatchObject({ kind: "parse" });
    expect(calls).toHaveLength(5);
  });

  test("ends at the first empty page", async () => {
    const { call } = listOf(4, () => ({ pages: 99 }));
    expect(await idsOf(eachRecord(call, { pageSize: 2 }))).toHaveLength(4);
  });
});
