import type { AdminMessages } from "../admin-en.ts";

/** Messages of looking at the back office as other roles see it. */
export const viewAs: AdminMessages["viewAs"] = {
  title: "以其他角色查看",
  banner: (p) =>
    `您正以${p.roles}的视角查看后台（仅限您自己有权查看的内容），不能修改任何内容。将于 ${p.time} 结束。`,
  end: "结束查看",
  role: "以此角色查看",
  person: "以此人的角色查看",
};
