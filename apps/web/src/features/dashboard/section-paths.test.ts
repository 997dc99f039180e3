import { expect, test } from "vitest";
import { itemPath, sectionPath } from "./section-paths.ts";

const item = { id: "t/1", bizId: "a 1" };

test("a number leads to the list that it counts", () => {
  expect(sectionPath({ key: "returned", bizType: "article" })).toBe(
    "/content/articles?queue=returned",
  );
  expect(sectionPath({ key: "toDecide", bizType: "articleType" })).toBe(
    "/tasks/wait-handle?kind=articleType",
  );
  expect(sectionPath({ key: "toDecide", bizType: "homePage" })).toBe(
    "/tasks/wait-handle?kind=homePage",
  );
  expect(sectionPath({ key: "messages", bizType: "message" })).toBe("/content/messages?status=new");
});

test("a task opens where it is decided, a returned article where it is written", () => {
  expect(itemPath({ key: "toDecide", bizType: "article" }, item)).toBe("/tasks/detail/t%2F1");
  expect(itemPath({ key: "toRead", bizType: "article" }, item)).toBe(
    "/content/articles/view/a%201",
  );
  expect(itemPath({ key: "returned", bizType: "article" }, item)).toBe(
    "/content/articles/edit/a%201",
  );
  expect(itemPath({ key: "toDecide", bizType: "homePage" }, item)).toBe("/content/home?page=a%201");
  expect(itemPath({ key: "ready", bizType: "article" }, item)).toBe("/content/articles/view/a%201");
});
