import {
  allRecords,
  resourceQueries,
  useListState,
  type ListSpec,
  type SearchValues,
} from "@atrium/hooks/resource";
import { parseQueryString, toQueryString } from "@atrium/sdk";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render, renderHook } from "vitest-browser-react";
import { openTestApp, uniqueName } from "./_test-app.tsx";
import { createRole, roleQueriesOf } from "./_roles.ts";

/** The address of the page as a port, without any router. */
function useAddress() {
  const text = useSyncExternalStore(onAddress, () => location.search);
  const search = useMemo(() => parseQueryString(text), [text]);
  const setSearch = useCallback((next: SearchValues) => {
    history.replaceState(null, "", `?${toQueryString(next as Record<string, string>)}`);
    dispatchEvent(new Event("address"));
  }, []);
  return { search, setSearch };
}

function onAddress(listener: () => void): () => void {
  addEventListener("address", listener);
  return () => removeEventListener("address", listener);
}

const spec: ListSpec<"name"> = {
  filters: ["keyword"],
  sortFields: ["name"],
  defaultSort: { field: "name", order: "asc" },
};

describe("a list", () => {
  function List({ queries }: { queries: ReturnType<typeof roleQueriesOf> }) {
    const list = useListState(spec, useAddress());
    const query = useQuery({ ...queries.page(list.query), placeholderData: keepPreviousData });
    const { pageNo } = list.state;
    return (
      <>
        <button onClick={() => list.setPageSize(2)}>Two rows</button>
        <button onClick={() => list.setPage(pageNo + 1)}>Next</button>
        <button onClick={() => list.setPage(pageNo - 1)}>Back</button>
        <input
          aria-label="Keyword"
          onChange={(event) => list.setFilters({ keyword: event.target.value })}
        />
        <p>
          page {pageNo} of {query.data?.total ?? 0} rows
        </p>
        <ul>
          {query.data?.records.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </>
    );
  }

  const rows = () => [...document.querySelectorAll("li")].map((row) => row.textContent);

  test("keeps page, size and filter in the URL and preserves the rest", async () => {
    const app = await openTestApp("admin");
    const before = parseQueryString(location.search);
    await render(
      <app.Wrapper>
        <List queries={roleQueriesOf(app)} />
      </app.Wrapper>,
    );
    await page.getByRole("button", { name: "Two rows" }).click();
    await expect.poll(() => rows().length).toBe(2);
    const first = rows();
    await page.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => rows()[0]).not.toBe(first[0]);
    expect(rows()).toHaveLength(2);
    expect(parseQueryString(location.search)).toEqual({ ...before, pageNo: "2", pageSize: "2" });

    await page.getByLabelText("Keyword").fill("audit");
    await expect.poll(rows).toEqual(["Auditor"]);
    expect(parseQueryString(location.search)).toEqual({
      ...before,
      pageSize: "2",
      keyword: "audit",
    });
    await userEvent.clear(page.getByLabelText("Keyword"));
    await expect.poll(rows).toEqual(first);
    history.replaceState(null, "", `?${toQueryString(before)}`);
  });

  test("aborts requests that nobody needs, and ignores late responses", async () => {
    const app = await openTestApp("admin");
    const signals = new Map<number, AbortSignal>();
    const [first, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const queries = resourceQueries("slow", {
      async page(query: { pageNo: number }, options?: { signal?: AbortSignal }) {
        if (options?.signal) signals.set(query.pageNo, options.signal);
        const answer = await app.sdk.roles.page({ ...query, pageSize: 2 });
        // These come late, and do not care that they were called off.
        if (query.pageNo === 1) await first.promise;
        if (query.pageNo === 3) await third.promise;
        return answer;
      },
    });
    const { result, rerender, unmount } = await renderHook(
      (pageNo = 1) => useQuery(queries.page({ pageNo })).data?.pageNo,
      { wrapper: app.Wrapper, initialProps: 1 },
    );
    await expect.poll(() => signals.has(1)).toBe(true);
    await rerender(2);
    expect(signals.get(1)?.aborted).toBe(true);
    await expect.poll(() => result.current).toBe(2);
    first.resolve();
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    expect(result.current).toBe(2);
    expect(app.queryClient.getQueryData(queries.page({ pageNo: 1 }).queryKey)).toBeUndefined();

    await rerender(3);
    await expect.poll(() => signals.has(3)).toBe(true);
    await unmount();
    expect(signals.get(3)?.aborted).toBe(true);
    third.resolve();
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    expect(app.queryClient.getQueryData(queries.page({ pageNo: 3 }).queryKey)).toBeUndefined();
    expect(app.notices).toEqual([]);
  });

  test("loads to its end when it is infinite", async () => {
    const app = await openTestApp("admin");
    const queries = roleQueriesOf(app);
    const { total } = await app.sdk.roles.page({ pageSize: 1 });
    const { result, act } = await renderHook(
      () =>
        useInfiniteQuery(queries.infinite({ pageSize: 2, sortField: "code", sortOrder: "asc" })),
      { wrapper: app.Wrapper },
    );
    await expect.poll(() => result.current.data?.pages.length).toBe(1);
    while (result.current.hasNextPage) await act(() => result.current.fetchNextPage());
    expect(allRecords(result.current.data?.pages)).toHaveLength(total);
    expect(result.current.data?.pages).toHaveLength(Math.ceil(total / 2));
  });
});

describe("a mutation", () => {
  test("has refetched the list by the time it calls back", async () => {
    const app = await openTestApp("admin");
    const queries = roleQueriesOf(app);
    const name = uniqueName("New");
    const seen: (boolean | undefined)[] = [];
    const { result, act } = await renderHook(
      () => {
        const query = useQuery(queries.page({ pageSize: 200 }));
        const shows = query.data?.records.some((role) => role.name === name);
        return { shows, create: useMutation(queries.create()) };
      },
      { wrapper: app.Wrapper },
    );
    await expect.poll(() => result.current.shows).toBe(false);
    const body = { name, code: `n${crypto.randomUUID().slice(0, 8)}` };
    await act(() =>
      result.current.create.mutateAsync(body, {
        onSuccess: () => {
          const { queryKey } = queries.page({ pageSize: 200 });
          const cached = app.queryClient.getQueryData(queryKey);
          seen.push(cached?.records.some((role) => role.name === name));
        },
      }),
    );
    expect(seen).toEqual([true]);
    expect(result.current.shows).toBe(true);
  });

  test("shows its change at once and reverts it when the server rejects it", async () => {
    const app = await openTestApp("admin");
    const queries = roleQueriesOf(app);
    const [taken, role] = [await createRole(app), await createRole(app)];
    const { result, act } = await renderHook(
      () => {
        const rename = queries.update({
          optimistic: ({ id, name = "" }) => ({ id, fields: { name } }),
        });
        return {
          name: useQuery(queries.detail(role.id)).data?.name,
          rename: useMutation(rename),
        };
      },
      { wrapper: app.Wrapper },
    );
    await expect.poll(() => result.current.name).toBe(role.name);
    const names: (string | undefined)[] = [];
    const stop = app.queryClient.getQueryCache().subscribe(() => {
      names.push(app.queryClient.getQueryData(queries.detail(role.id).queryKey)?.name);
    });
    const rename = (name: string) =>
      result.current.rename.mutateAsync({ id: role.id, version: role.version, name });

    await act(() => expect(rename(taken.name)).rejects.toMatchObject({ errorCode: "DUPLICATE" }));
    await expect.poll(() => app.queryClient.isFetching()).toBe(0);
    expect(result.current.name).toBe(role.name);
    expect(names).toContain(taken.name);
    expect(names.at(-1)).toBe(role.name);

    const better = uniqueName("Better");
    await act(() => rename(better));
    expect(result.current.name).toBe(better);
    stop();
  });
});
