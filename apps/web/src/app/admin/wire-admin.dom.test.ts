import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { navigation } from "../../shared/navigation.ts";
import { wireAdmin } from "./wire-admin.ts";

const routerAt = (basepath: string) =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), basepath });

afterEach(() => wireAdmin(routerAt("/")));

test("links begin with the place the pages are served from, and keep the address as it is written", () => {
  const address = "/system/users?name=A+%26+B&dialog=7#rows";
  wireAdmin(routerAt("/"));
  expect(navigation.toHref(address)).toBe(address);
  wireAdmin(routerAt("/desk/zh/"));
  expect(navigation.toHref(address)).toBe(`/desk/zh${address}`);
});
