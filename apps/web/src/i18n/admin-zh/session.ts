import type { AdminMessages } from "../admin-en.ts";

/** Messages of signing in, and of being signed out. */
export const session: AdminMessages["session"] = {
  signInTitle: "登录",
  signInDescription: "员工后台",
  username: "用户名",
  password: "密码",
  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  capsLock: "大写锁定已开启",
  required: "请填写此项。",
  signIn: "登录",
  signInWithProvider: (p) => `使用 ${p.name} 登录`,
  signInWithPassword: "使用密码登录",
  badCredentials: "用户名或密码错误。",
  locked: (p) => `错误次数过多，该用户名可在 ${p.time} 后重新登录。`,
  lockedUnknown: "错误次数过多，请过几分钟再试。",
  disabled: "该账号已停用，请联系管理员启用。",
  toSite: "公开网站",

  expiredTitle: "请重新登录",
  choosePassword: "设置密码",
  tryAgain: "重试",

  profileTitle: "我的账号",
};
