import { QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { memoryStorage } from "./ports/storage.ts";
import { recordingPorts, startFakeServer } from "./session/_fake-server.ts";

test("imports and renders without a window", async () => {
  expect("window" in globalThis).toBe(false);
  const { createSession, SessionProvider, useSessionState } = await import("./index.ts");
  const session = createSession({
    api: startFakeServer().api,
    storage: memoryStorage(),
    ...recordingPorts(),
  });
  const Status = () => useSessionState((state) => state.status);
  const html = renderToString(
    <SessionProvider session={session}>
      <Status />
    </SessionProvider>,
  );
  expect(html).toBe("anonymous");
});

test("uploads and resources render without a window too", async () => {
  expect("document" in globalThis).toBe(false);
  const { createUpload, useUpload } = await import("./upload/index.ts");
  const { resourceQueries, useListState, useRecordEditor } = await import("./resource/index.ts");
  const upload = createUpload({
    rules: { kind: "img" },
    initial: [{ name: "a.png", url: "/a.png" }],
    upload: async () => ({ url: "" }),
    notices: recordingPorts().notices,
  });
  const queries = resourceQueries("roles", {
    page: async (query: object) => query,
    update: async (role: { id: string; version: number; name: string }) => role,
  });
  const Page = () => {
    const { items, getInputProps } = useUpload(upload);
    const { query } = useListState({ filters: [] }, { search: { pageNo: "2" }, setSearch() {} });
    const { status } = useQuery(queries.page(query));
    const { state } = useRecordEditor({
      record: { id: "1", version: 1, name: "A" },
      fieldsOf: ({ name }: { name: string }) => ({ name }),
      update: useMutation(queries.update()).mutateAsync,
    });
    return (
      <p>
        <input {...getInputProps()} />
        {`${items[0]?.name} ${query.pageNo} ${status} ${state.status}`}
      </p>
    );
  };
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  expect(html).toBe(
    '<p><input type="file" accept=".jpg,.png,.bmp,.jpeg" multiple=""/>a.png 2 pending idle</p>',
  );
});

test("a back office renders on a server as one that is loading", async () => {
  const { AtriumProvider, createAtrium, useGuard } = await import("./atrium/index.ts");
  const atrium = createAtrium({ baseUrl: "/rest", navigate: () => {}, notify: () => {} });
  const Page = () => <p>{useGuard("/roles").kind}</p>;
  const html = renderToString(
    <AtriumProvider atrium={atrium}>
      <Page />
    </AtriumProvider>,
  );
  expect(html).toBe("<p>loading</p>");
});

test.each([
  ["atrium", () => import("./atrium/index.ts"), "createAtrium"],
  ["tabs", () => import("./tabs/index.ts"), "createTabs"],
  ["resource", () => import("./resource/index.ts"), "resourceQueries"],
  ["upload", () => import("./upload/index.ts"), "createUpload"],
])("the entry point %s can be imported by itself, without a window", async (_name, load, main) => {
  expect("window" in globalThis).toBe(false);
  expect(await load()).toHaveProperty(main, expect.any(Function));
});
