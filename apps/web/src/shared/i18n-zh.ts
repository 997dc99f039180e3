import { zhCN as hooks } from "@atrium/hooks/zh-CN";
import { zhCN as sdk } from "@atrium/sdk/zh-CN";
import { zhCN as ui } from "@atrium/ui/zh-CN";
import { adminZh } from "../i18n/admin-zh.ts";
import type { Messages } from "./message-catalogue.ts";

/** All messages in Simplified Chinese. */
export const zhCN: Messages = { language: "zh-CN", admin: adminZh, ui, hooks, sdk };
