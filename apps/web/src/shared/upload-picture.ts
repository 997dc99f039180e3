import { uploadWith } from "@atrium/hooks/upload";
import { config, sdk } from "./api.ts";

/** Uploads one picture to the configured endpoint. */
export const uploadPicture = uploadWith(sdk, {
  action: config.uploadAction,
  replyKey: config.uploadReplyKey,
  // A configured upload host is trusted with the token.
  sendToken: true,
});
