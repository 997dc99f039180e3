import type { AdminMessages } from "../admin-en.ts";

/** Messages of the sign-in log. */
export const signInLogs: AdminMessages["signInLogs"] = {
  title: "登录日志",
  pageDescription: "谁登录或尝试登录，谁退出。",
  search: "搜索日志",
  permission: "查看登录日志",
  emptyTitle: "还没有人登录",
  emptyText: "每一次登录，包括失败的，都会记录在这里。",
  event: "事件",
  allEvents: "全部事件",
  method: "登录方式",
  methods: {
    password: "密码",
    passwordAndCode: "密码和验证码",
    passkey: "通行密钥",
    provider: "身份提供方",
  },
};
