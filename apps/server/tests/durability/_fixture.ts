import type { StaffClient } from "./_staff-client.ts";

/** What the records of the test belong to. */
export interface Fixture {
  orgId: string;
  typeId: string;
  /** Roles, menus and permissions, each in three disjoint sets. */
  roleIds: string[][];
  menuIds: string[][];
  authIds: string[][];
}

/** Creates or finds them on a server that has only its base data. */
export async function createFixture(staff: StaffClient): Promise<Fixture> {
  const idsOf = async (line: string) =>
    (await staff.call<{ id: string }[]>(line)).map(({ id }) => id);
  for (const code of ["one", "two", "three"]) {
    await staff.call("POST /roles/create", { code, name: code });
  }
  const [orgId = ""] = await idsOf("GET /org/tree");
  const type = { parentId: "0", kind: "list", code: "news", name: "News" };
  const { id: typeId } = await staff.call<{ id: string }>("POST /api/dtArticleType/save", type);
  const menus = await staff.call<{ id: string; type: string }[]>("GET /menus/list");
  const leaves = menus.filter(({ type }) => type === "menu").map(({ id }) => id);
  return {
    orgId,
    typeId,
    roleIds: inThree(await idsOf("GET /roles/list")),
    menuIds: inThree(leaves),
    authIds: inThree(await idsOf("GET /auth/list")),
  };
}

function inThree(ids: string[]): string[][] {
  return [0, 1, 2].map((set) => ids.filter((_, at) => at % 3 === set).toSorted());
}
