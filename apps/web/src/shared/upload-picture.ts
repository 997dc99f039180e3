import { uploadWith } from "@atrium/hooks/upload";
import { config, sdk } from "./api.ts";

/** Sends one picture to where the site keeps its files. */
export const uploadPicture = uploadWith(sdk, {
  action: config.uploadAction,
  replyKey: config.uploadReplyKey,
  // Whoever configured another host for the files means it to know who uploads.
  sendToken: true,
});
