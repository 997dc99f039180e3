import type { AdminMessages } from "../admin-en.ts";

/** Messages of one's own passkeys in the profile. */
export const passkeySettings: AdminMessages["passkeySettings"] = {
  title: "通行密钥",
  description: "使用指纹、面容、PIN 或安全密钥登录。通行密钥可代替密码和验证码，且仅在本站有效。",
  emptyTitle: "暂无通行密钥",
  emptyText: "请在您工作用的每台设备上各添加一个。",
  unavailable:
    "此浏览器在此处无法使用通行密钥。通行密钥需要 HTTPS（或 localhost），且网址须为域名而非 IP 地址。",
  add: "添加通行密钥",
  addText: "浏览器将询问保存位置，然后验证您的指纹、面容或 PIN。",
  orPasskey: "也可以用通行密钥代替应用。",
  name: "名称",
  nameHelp: "便于日后辨认它在哪台设备上。",
  continue: "继续",
  cancel: "取消",
  added: "通行密钥已添加。",
  synced: "多设备同步",
  created: "添加时间",
  lastUsed: "上次使用",
  never: "从未",
  remove: "移除",
  removeNamed: (p) => `移除 ${p.name}`,
  removeTitle: (p) => `移除“${p.name}”？`,
  removeText: "移除后不能再用它登录。如果这是最后一个通行密钥，且没有身份验证器，登录将只需密码。",
  removed: (p) => `已移除“${p.name}”。`,
};
