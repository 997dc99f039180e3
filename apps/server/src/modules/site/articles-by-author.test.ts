import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  publish,
  read,
  result,
  signInStaff,
  type StaffClient,
} from "../../../tests/_content.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

let server: TestServer;
let staff: StaffClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
});

afterAll(() => server[Symbol.asyncDispose]());

const monthsOf = async (query: string) =>
  result(await read<"siteMoreMonthList">({ server }, `moreMonthList?${query}`)).map(
    ({ count }) => count,
  );
const titlesBy = async (author: string) => {
  const page = await read<"siteArticleList">({ server }, `articleList?author=${author}`);
  return result(page).records.map(({ title }) => title);
};

test("articles are listed by the author they name, while they are published", async () => {
  const first = await publish(staff, { title: "One", author: "Mei Chen" });
  await publish(staff, { title: "Two", author: "Mei Chen" });
  await publish(staff, { title: "Other", author: "Mei" });
  await publish(staff, { title: "Nobody's" });
  await publish(staff, { title: "Tagged", tags: ["water"] });
  expect((await titlesBy("Mei Chen")).toSorted()).toEqual(["One", "Two"]);
  expect(await monthsOf("author=Mei Chen")).toEqual([2]);
  expect(await monthsOf("author=Nobody")).toEqual([]);
  expect(await monthsOf("tag=water")).toEqual([1]);
  expect(await monthsOf("")).toEqual([5]);
  expect(await titlesBy("mei chen")).toEqual([]);
  result(await act(staff, "publisher", "offline", first));
  expect(await titlesBy("Mei Chen")).toEqual(["Two"]);
  expect(await monthsOf("author=Mei Chen")).toEqual([1]);
});
