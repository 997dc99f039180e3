import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  act,
  get,
  signInStaff,
  publishType,
  result,
  write,
  type StaffClient,
} from "../../../tests/_content.ts";
import { makeRole, makeUser, roleId, userId } from "../../../tests/_people.ts";
import { startTestServer, type TestServer } from "../../../tests/_server.ts";

/*
 * Who decides in a review, through the API: by account, role and workgroup, and when they no longer can.
 */

let server: TestServer;
let staff: StaffClient;
/** Tokens and ids of two more reviewers, who are also moderators. */
const rob = { id: "", token: "" };
const una = { id: "", token: "" };
/** A role that may decide. */
let decider: string;
let groups: { together: string; either: string };

beforeAll(async () => {
  server = await startTestServer({ env: { LIMITS_SCALE: "1000" } });
  staff = await signInStaff(server);
  decider = await makeRole(server, "decider", [
    "content:article:act",
    "content:article:approve",
    "content:article:view",
  ]);
  for (const [who, name] of [
    [rob, "rob"],
    [una, "una"],
  ] as const) {
    who.id = await makeUser(server, staff.admin, name, [
      await roleId(server, "moderator"),
      decider,
    ]);
    who.token = await server.signIn(name);
  }
  const team = async (code: string, reviewMode: "any" | "all") => {
    const call = { token: staff.admin, body: { code, name: code, reviewMode } };
    const { id } = result(await server.call<"workgroupsCreate">("POST /workgroup/create", call));
    const members = { workgroupId: id, userIds: [rob.id, una.id] };
    result(await server.call("POST /workGroup/member/add", { token: staff.admin, body: members }));
    return id;
  };
  groups = { together: await team("together", "all"), either: await team("either", "any") };
});

afterAll(() => server[Symbol.asyncDispose]());

const station = (nodeKey: string, mode: "any" | "all", assignees: object) => ({
  nodeKey,
  name: nodeKey,
  mode,
  assignees: { userIds: [], roleCodes: [], workgroupIds: [], ...assignees },
});
let made = 0;
const typeWith = (...flow: object[]) => {
  made += 1;
  return publishType(staff, { code: `deciders-${made}`, name: "Deciders", flow });
};
/** Submits a new article of a type with such a flow; returns its id. */
const submitted = async (...flow: object[]) => {
  const id = await write(staff, { typeId: await typeWith(...flow) });
  result(await act(staff, "editor", "submit", id));
  return id;
};
const step = async (token: string, action: string, bizId: string, more = {}) => {
  const { version } = await get(staff, bizId);
  const body = { bizId, action, version, ...more };
  return server.call("POST /api/dtArticle/act", { token, body });
};
const waiting = async (token: string, bizId: string) => {
  const { records } = result(
    await server.call<"articlesWaitMeToHandleTasks">(
      "GET /api/dtArticle/waitMeToHandleTasks?pageSize=200",
      { token },
    ),
  );
  return records.filter((task) => task.bizId === bizId);
};
const offered = async (token: string, bizId: string) =>
  result(await server.call<"articlesGet">(`GET /api/dtArticle/get/${bizId}`, { token }))
    .allowedActions;
const changeUser = async (id: string, fields: object) => {
  const token = staff.admin;
  const { version } = result(await server.call<"usersGet">(`GET /user/${id}`, { token }));
  result(await server.call("PUT /user/update", { token, body: { id, version, ...fields } }));
};
const display = async (id: string) => (await get(staff, id)).displayStatus;

describe("the tasks that wait", () => {
  it("come oldest first, with their number on every page and beyond the last", async () => {
    const node = station("w", "any", { userIds: [rob.id] });
    const made = [await submitted(node), await submitted(node)];
    const page = async (query: string) =>
      result(
        await server.call<"articlesWaitMeToHandleTasks">(
          `GET /api/dtArticle/waitMeToHandleTasks?${query}`,
          { token: rob.token },
        ),
      );
    const all = await page("pageSize=200");
    expect(all.records.slice(-2).map(({ bizId }) => bizId)).toEqual(made);
    expect(all.records[0]).toEqual(
      (await page("pageSize=200&sortField=createdAt&sortOrder=asc")).records[0],
    );
    const last = await page(`pageSize=1&pageNo=${all.total}`);
    expect(last).toEqual({ ...last, records: all.records.slice(-1), total: all.records.length });
    const beyond = await page(`pageSize=1&pageNo=${all.total + 1}`);
    expect(beyond).toEqual({ ...beyond, records: [], total: all.total });
  });
});

describe("a workgroup", () => {
  it("has one vote, which its members cast together or one of them for all", async () => {
    const together = await submitted(station("t", "any", { workgroupIds: [groups.together] }));
    result(await step(rob.token, "approve", together));
    expect(await display(together)).toBe("reviewing");
    result(await step(una.token, "approve", together));
    expect(await display(together)).toBe("approved");

    const reviewer = await userId(server, "reviewer");
    const either = await submitted(
      station("e", "all", { workgroupIds: [groups.either], userIds: [reviewer] }),
    );
    result(await step(rob.token, "approve", either));
    expect(await waiting(una.token, either)).toEqual([]);
    expect((await step(una.token, "approve", either)).body.errorCode).toBe("TASK_ALREADY_HANDLED");
    expect(await display(either)).toBe("reviewing");
    result(await step(staff.reviewer, "approve", either));
    expect(await display(either)).toBe("approved");
  });

  it("does not block a node that one person may pass", async () => {
    const reviewer = await userId(server, "reviewer");
    const id = await submitted(
      station("p", "any", { workgroupIds: [groups.together], userIds: [reviewer] }),
    );
    result(await step(rob.token, "approve", id));
    result(await step(staff.reviewer, "approve", id));
    expect(await display(id)).toBe("approved");
    expect(await waiting(una.token, id)).toEqual([]);
  });
});

describe("an assignee who can no longer decide", () => {
  const flow = () => station("both", "all", { userIds: [rob.id, una.id] });
  beforeEach(async () => {
    const moderator = await roleId(server, "moderator");
    await changeUser(rob.id, { status: "active", roleIds: [moderator, decider] });
    rob.token = await server.signIn("rob");
  });

  it("is replaced by an administrator while the account is disabled", async () => {
    const id = await submitted(flow());
    result(await step(una.token, "approve", id));
    expect(await offered(staff.admin, id)).not.toContain("approve");
    expect((await step(staff.admin, "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    await changeUser(rob.id, { status: "disabled" });
    const [task] = await waiting(staff.admin, id);
    expect(task).toMatchObject({
      assigneeName: "rob",
      allowedActions: ["approve", "reject", "return", "transfer"],
    });
    expect(await offered(staff.admin, id)).toContain("approve");
    const account = await server.call<"usersCurrent">("GET /user/current", { token: staff.admin });
    expect(result(account).counters.waitToHandle).toBeGreaterThan(0);
    expect((await step(staff.publisher, "approve", id)).body.errorCode).toBe("NOT_ASSIGNEE");
    result(await step(staff.admin, "approve", id));
    expect(await display(id)).toBe("approved");
    const { records } = result(
      await server.call<"articlesMyHandledTasks">("GET /api/dtArticle/myHandledTasks", {
        token: staff.admin,
      }),
    );
    expect(records[0]).toMatchObject({ bizId: id, status: "approved", fromUserName: "rob" });
  });

  it("is replaced when the permission or the named role is taken away, and restored when it returns", async () => {
    const idle = await makeRole(server, "idle", ["content:article:view"]);
    const moderator = await roleId(server, "moderator");
    const reviewer = await roleId(server, "reviewer");
    const byName = await submitted(flow());
    await changeUser(rob.id, { roleIds: [idle] });
    expect((await step(rob.token, "approve", byName)).status).toBe(403);
    expect(await waiting(rob.token, byName)).toEqual([]);
    expect(await waiting(staff.admin, byName)).toHaveLength(1);
    await changeUser(rob.id, { roleIds: [moderator, reviewer] });
    expect(await waiting(staff.admin, byName)).toEqual([]);
    result(await step(rob.token, "return", byName, { comment: "More" }));

    const byRole = await submitted(station("r", "all", { roleCodes: ["reviewer"] }));
    await changeUser(rob.id, { roleIds: [moderator, decider] });
    expect(await offered(rob.token, byRole)).not.toContain("approve");
    expect((await step(rob.token, "approve", byRole)).body.errorCode).toBe("NOT_ASSIGNEE");
    const given = { userIds: [rob.id], comment: "Please" };
    result(await step(staff.admin, "transfer", byRole, given));
    result(await step(rob.token, "approve", byRole));
    result(await step(staff.reviewer, "approve", byRole));
    expect(await display(byRole)).toBe("approved");
  });

  it("makes administrators decide in a later node without reviewers, and cannot be deleted meanwhile", async () => {
    const last = station("last", "any", { userIds: [rob.id] });
    const id = await submitted(station("first", "any", { userIds: [una.id] }), last);
    await changeUser(rob.id, { status: "disabled" });
    const remove = (who: string) => server.call(`DELETE /user/${who}`, { token: staff.admin });
    expect((await remove(una.id)).body).toMatchObject({
      errorCode: "IN_USE",
      result: { tasks: 1 },
    });
    result(await step(una.token, "approve", id));
    expect(await waiting(staff.admin, id)).toMatchObject([{ nodeName: "last" }]);
    result(await step(staff.admin, "approve", id));
    expect(await display(id)).toBe("approved");
  });

  it("is not replaced by an administrator who is the author; the record can still be withdrawn", async () => {
    const typeId = await typeWith(flow());
    const body = { typeId, title: "The administrator's", content: "<p>Text</p>" };
    const token = staff.admin;
    const { id } = result(
      await server.call<"articlesSave">("POST /api/dtArticle/save", { token, body }),
    );
    result(await step(token, "submit", id));
    await changeUser(rob.id, { status: "disabled" });
    result(await step(una.token, "approve", id));
    expect(await waiting(token, id)).toEqual([]);
    expect((await step(token, "approve", id)).body.errorCode).toBe("SELF_APPROVAL");
    expect(await offered(token, id)).toContain("withdraw");
    result(await step(token, "withdraw", id));
    expect(await display(id)).toBe("withdrawn");
  });

  it("is skipped by submissions, transfers and circulations", async () => {
    const typeOfRob = await typeWith(station("a", "any", { userIds: [rob.id] }));
    const typeOfBoth = await typeWith(flow());
    await changeUser(rob.id, { status: "disabled" });
    const alone = await write(staff, { typeId: typeOfRob });
    expect((await act(staff, "editor", "submit", alone)).body.errorCode).toBe("NO_ASSIGNEE");
    const id = await write(staff, { typeId: typeOfBoth });
    result(await act(staff, "editor", "submit", id));
    const given = { userIds: [rob.id], comment: "Please" };
    for (const [token, action] of [
      [una.token, "transfer"],
      [staff.editor, "circulate"],
    ] as const) {
      expect((await step(token, action, id, given)).body.errorCode).toBe("VALIDATION_FAILED");
    }
    result(await step(una.token, "approve", id));
    expect(await display(id)).toBe("approved");
  });
});

describe("an author", () => {
  it("is whoever wrote anything since it was last public, not only the submitter", async () => {
    const both = [await roleId(server, "editor"), await roleId(server, "reviewer")];
    await makeUser(server, staff.admin, "bea", both);
    const bea = await server.signIn("bea");
    const id = await write(staff);
    const change = async (token: string, title: string) => {
      const { version } = await get(staff, id);
      const body = { id, version, title };
      result(await server.call("PUT /api/dtArticle/update", { token, body }));
    };
    await change(bea, "Hers");
    await change(staff.editor, "Nearly hers");
    result(await act(staff, "editor", "submit", id));
    expect((await step(bea, "approve", id)).body.errorCode).toBe("SELF_APPROVAL");
    const given = { userIds: [await userId(server, "bea")], comment: "Please" };
    expect((await step(staff.reviewer, "transfer", id, given)).body.errorCode).toBe(
      "SELF_APPROVAL",
    );
    result(await step(staff.reviewer, "approve", id));
    await change(staff.editor, "After the approval");
    result(await act(staff, "editor", "submit", id));
    expect((await step(bea, "approve", id)).body.errorCode).toBe("SELF_APPROVAL");
    result(await step(staff.reviewer, "approve", id));
    result(await step(staff.publisher, "publish", id));
    await change(staff.editor, "After the publication");
    result(await act(staff, "editor", "submit", id));
    result(await step(bea, "approve", id));

    const restored = { id, versionNo: 2, version: (await get(staff, id)).version };
    result(
      await server.call("POST /api/dtArticle/restore", { token: staff.editor, body: restored }),
    );
    result(await act(staff, "editor", "submit", id));
    expect((await step(bea, "approve", id)).body.errorCode).toBe("SELF_APPROVAL");
  });
});

describe("a transfer", () => {
  it("merges both tasks when the receiver has one in the same node", async () => {
    const reviewer = await userId(server, "reviewer");
    const id = await submitted(station("both", "all", { userIds: [una.id, reviewer] }));
    const given = { userIds: [una.id], comment: "Please" };
    result(await step(staff.reviewer, "transfer", id, given));
    expect(await waiting(una.token, id)).toMatchObject([
      { fromUserName: "Reviewer", comment: "Please" },
    ]);
    result(await step(una.token, "approve", id));
    expect(await display(id)).toBe("approved");
  });
});

describe("a double click", () => {
  it("does not count in the next node", async () => {
    const node = (key: string) => station(key, "any", { userIds: [una.id] });
    const id = await submitted(node("first"), node("second"));
    const { version } = await get(staff, id);
    const body = { bizId: id, action: "approve", version };
    const click = () => server.call("POST /api/dtArticle/act", { token: una.token, body });
    const replies = [await click(), await click()];
    expect(replies.map(({ body: { errorCode } }) => errorCode)).toEqual([
      undefined,
      "VERSION_CONFLICT",
    ]);
    expect(await waiting(una.token, id)).toMatchObject([{ nodeName: "second" }]);
  });
});

describe("circulation", () => {
  it("shows the sender who has read, leaves the lists with the record, and is sent once", async () => {
    await changeUser(rob.id, { status: "active" });
    rob.token = await server.signIn("rob");
    const id = await write(staff, { title: "To read" });
    const given = { userIds: [una.id], workgroupIds: [groups.either], comment: "Please read" };
    result(await step(staff.editor, "circulate", id, given));
    result(await step(staff.editor, "circulate", id, given));
    const read = await server.call<"articlesWaitMeToReadCirculatedTasks">(
      "GET /api/dtArticle/waitMeToReadCirculatedTasks",
      { token: una.token },
    );
    const [unread, ...more] = result(read).records.filter(({ bizId }) => bizId === id);
    expect(more).toEqual([]);
    expect(unread).toMatchObject({
      status: "unread",
      comment: "Please read",
      allowedActions: ["markRead"],
    });
    const body = { taskId: unread?.id, action: "markRead", version: unread?.bizVersion };
    const mark = () => server.call("POST /api/dtArticle/act", { token: una.token, body });
    result(await mark());
    expect((await mark()).body.errorCode).toBe("TASK_ALREADY_HANDLED");
    const history = result(
      await server.call<"articlesHistory">(`GET /api/dtArticle/history/${id}`, {
        token: staff.editor,
      }),
    );
    expect(history.map(({ action }) => action)).toEqual(["markRead", "circulate", "create"]);
    const readers = new Map(history[1]?.receivers.map(({ name, readAt }) => [name, readAt]));
    expect(readers.get("una")).toEqual(expect.any(String));
    expect(readers.size).toBe(2);

    const counters = async () =>
      result(await server.call<"usersCurrent">("GET /user/current", { token: rob.token })).counters;
    const { waitToRead } = await counters();
    result(await server.call(`DELETE /api/dtArticle/delete/${id}`, { token: staff.editor }));
    expect((await counters()).waitToRead).toBe(waitToRead - 1);
  });
});
