import type { AdminMessages } from "../admin-en.ts";

/** Messages of passkeys. */
export const passkeys: AdminMessages["passkeys"] = {
  signIn: "使用通行密钥登录",
  confirm: "使用通行密钥",
  cancelled: "未使用通行密钥。请重试，或改用其他方式。",
  alreadyHere: "此设备上已有您账号的通行密钥。",
  wrongHost: "在此网址无法使用本站的通行密钥。",
};
