/** Type tests of the client: they hold when the package type-checks. */
import type { Sdk } from "./index.ts";

declare const sdk: Sdk;

async function answersAreTyped(): Promise<unknown[]> {
  const { data, error, response } = await sdk.client.GET("/user/list");
  const name: string | undefined = data?.result[0]?.username;
  const message: string | undefined = error?.message;
  const status: number = response.status;
  const { data: file } = await sdk.client.GET("/api/app/other/downFile", {
    params: { query: { id: "f1" } },
    parseAs: "blob",
  });
  const blob: Blob | undefined = file;
  // @ts-expect-error the data is the envelope, not its result
  const id: string | undefined = data?.[0]?.id;
  return [name, message, status, blob, id];
}

async function mistakesDoNotCompile(): Promise<void> {
  // @ts-expect-error there is no such path
  await sdk.client.GET("/user/lists");
  // @ts-expect-error the path is there, but not for a POST
  await sdk.client.POST("/user/list");
  // @ts-expect-error the path needs an id
  await sdk.client.GET("/user/{id}");
  // @ts-expect-error an id is a text
  await sdk.client.GET("/user/{id}", { params: { path: { id: 7 } } });
  // @ts-expect-error a password is needed
  await sdk.client.POST("/login", { body: { username: "u" } });
}

export { answersAreTyped, mistakesDoNotCompile };
