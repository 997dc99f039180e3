import { useAtrium } from "@atrium/hooks/atrium";
import { resourceQueries, useListState } from "@atrium/hooks/resource";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useAddress } from "./use-address.ts";

const spec = { filters: ["keyword"] };

/** The articles. Search and page are in the address, so that a link, a reload and the tab show the same. */
export function Articles() {
  const { sdk } = useAtrium();
  const { state, query, setFilters, setPage } = useListState(spec, useAddress());
  const articles = resourceQueries("articles", { page: sdk.articles.page });
  const { data, isError } = useQuery({
    ...articles.page(query),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>Articles</h1>
      <input
        type="search"
        aria-label="Search articles"
        placeholder="Search"
        defaultValue={state.filters["keyword"]}
        onChange={({ target }) => setFilters({ keyword: target.value })}
      />
      {isError && <p role="alert">The articles could not be loaded.</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Type</th>
            <th scope="col">Updated</th>
          </tr>
        </thead>
        <tbody>
          {data?.records.map(({ id, title, typeName, updatedAt }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>{typeName}</td>
              <td>{new Date(updatedAt).toLocaleDateString()}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button disabled={state.pageNo <= 1} onClick={() => setPage(state.pageNo - 1)}>
          Back
        </button>{" "}
        Page {state.pageNo} of {data?.pages ?? "…"}, {data?.total ?? "…"} articles{" "}
        <button
          disabled={state.pageNo >= (data?.pages ?? 0)}
          onClick={() => setPage(state.pageNo + 1)}
        >
          Next
        </button>
      </p>
    </>
  );
}
