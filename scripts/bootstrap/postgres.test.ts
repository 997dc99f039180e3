import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { choosePostgres, findPostgres } from "./postgres.mjs";

test("finds no PostgreSQL when none is running", async () => {
  expect(await findPostgres("postgres://postgres@127.0.0.1:1/postgres")).toBeUndefined();
});

test("ignores another program on its port", async () => {
  const other = createServer((socket) => socket.end("220 smtp.example.com ESMTP\r\n"));
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(await findPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`)).toBeUndefined();
  other.close();
});

test("tests on no other PostgreSQL than the one that is named", async () => {
  const address = "postgres://postgres@127.0.0.1:1/postgres";
  const chosen = choosePostgres({ address, required: true });
  await expect(chosen).rejects.toThrow("The PostgreSQL of TEST_DATABASE_URL does not allow");
});
