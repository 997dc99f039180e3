import { sql } from "drizzle-orm";
import { orgs, roles, users } from "../../db/schema/index.ts";
import { usersHandlers } from "../users/handlers.ts";
import { roleIdsOf } from "../users/user-roles.ts";
import { idOfNamed, listed, oneOf } from "./cell-values.ts";
import { noInput, type ImportKind } from "./import-kind.ts";

const orgNames = { table: orgs, id: orgs.id, code: orgs.code, name: orgs.name };
const roleNames = { table: roles, id: roles.id, code: roles.code, name: roles.name };

/** Accounts, recognised by their user names. */
export const importUsers: ImportKind = {
  create: "usersAdd",
  update: "usersUpdate",
  read: "usersGet",
  // Each new password is hashed.
  maxRows: 200,
  key: "username",
  columns: [
    {
      field: "username",
      header: "User name",
      headerZh: "用户名",
      example: "mei.chen",
      required: true,
      onlyNew: true,
    },
    { field: "name", header: "Name", headerZh: "姓名", example: "Mei Chen", required: true },
    {
      field: "password",
      header: "Initial password",
      headerZh: "初始密码",
      example: "Harbour-lights-42",
      required: true,
      onlyNew: true,
    },
    {
      field: "orgId",
      header: "Organisation",
      headerZh: "组织",
      example: "company",
      required: true,
      read: (text, db) => idOfNamed(db, "orgId", orgNames, text),
    },
    {
      field: "roleIds",
      header: "Roles",
      headerZh: "角色",
      example: "editor; reviewer",
      required: true,
      read: async (text, db) => {
        const ids: string[] = [];
        for (const name of listed(text)) ids.push(await idOfNamed(db, "roleIds", roleNames, name));
        return ids;
      },
    },
    { field: "email", header: "Email", headerZh: "邮箱", example: "mei.chen@example.com" },
    { field: "mobile", header: "Mobile", headerZh: "手机", example: "+86 571 5555 0100" },
    { field: "jobTitle", header: "Job title", headerZh: "职务", example: "Editor" },
    {
      field: "status",
      header: "Status",
      headerZh: "状态",
      example: "active",
      read: oneOf({ active: ["启用", "正常", "enabled"], disabled: ["停用", "禁用"] }),
    },
    { field: "remark", header: "Note", headerZh: "备注", example: "Starts in March" },
  ],

  async find(db, { username }) {
    const isNamed = sql`${users.username} = lower(${String(username)})`;
    const [row] = await db.select().from(users).where(isNamed);
    if (row === undefined) return undefined;
    const { id, version, passwordHash: _hash, ...values } = row;
    return { id, version, values: { ...values, roleIds: await roleIdsOf(db, id) } };
  },

  save: (values, ctx) =>
    usersHandlers.usersAdd({ ...noInput, body: ctx.checkBody("usersAdd", values) }, ctx),
  change: (values, ctx) =>
    usersHandlers.usersUpdate({ ...noInput, body: ctx.checkBody("usersUpdate", values) }, ctx),
};
