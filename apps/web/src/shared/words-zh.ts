import { zhCN as hooks } from "@atrium/hooks/zh-CN";
import { zhCN as sdk } from "@atrium/sdk/zh-CN";
import { zhCN as ui } from "@atrium/ui/zh-CN";
import { officeZh } from "../messages/office-zh.ts";
import type { Words } from "./language.ts";

/** All the words in Simplified Chinese. */
export const chinese: Words = { language: "zh-CN", office: officeZh, ui, hooks, sdk };
