import { listStateToQuery, parseListState, resourceQueries } from "@atrium/hooks/resource";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { sdk } from "./atrium.ts";

const roleQueries = resourceQueries("roles", { page: sdk.roles.page });

/** The roles, to look at. */
export function Roles() {
  const [search] = useSearchParams();
  const state = parseListState(Object.fromEntries(search), { filters: ["keyword"] });
  const { data, isError } = useQuery(roleQueries.page(listStateToQuery(state)));
  if (isError) return <p role="alert">The roles could not be loaded.</p>;
  if (data === undefined) return <p>Loading…</p>;
  return (
    <dl>
      {data.records.map(({ id, name, description }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
