import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { Activity } from "react";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { useQuery } from "./use-query.ts";

function setUp() {
  const client = createQueryClient(() => undefined);
  const query = { queryKey: ["users"], queryFn: () => "from the server" };
  const renders: unknown[] = [];
  function View() {
    const { data } = useQuery(query);
    renders.push(data);
    return null;
  }
  const pane = (mode: "visible" | "hidden") => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>{view}</Activity>
    </QueryClientProvider>
  );
  const view = <View />;
  const { rerender } = render(pane("visible"));
  return { client, query, renders, show: (mode: "visible" | "hidden") => rerender(pane(mode)) };
}

test("a view that is shown again does not render while what it read is the same", async () => {
  const { client, query, renders, show } = setUp();
  await expect.poll(() => renders.at(-1)).toBe("from the server");
  const before = renders.length;
  await act(() => client.refetchQueries(query));
  show("hidden");
  act(() => void client.setQueryData(query.queryKey, "from the server", { updatedAt: 1 }));
  show("visible");
  expect(renders.length).toBe(before);
});

test("a view shows what changed while it was hidden", async () => {
  const { client, query, renders, show } = setUp();
  await expect.poll(() => renders.at(-1)).toBe("from the server");
  show("hidden");
  client.setQueryData(query.queryKey, "of another tab");
  show("visible");
  expect(renders.at(-1)).toBe("of another tab");
});
