import { uploadWith, type UploadCall } from "@atrium/hooks/upload";
import { config, sdk } from "./api.ts";
import { siteRelative } from "./site-relative.ts";

const send = uploadWith(sdk, {
  action: config.uploadAction,
  replyKey: config.uploadReplyKey,
  // A configured upload host is trusted with the token.
  sendToken: true,
});

/** Uploads one picture to the configured endpoint. What is stored names no host of this site. */
export const uploadPicture: UploadCall = async (file, options) => {
  const { url } = await send(file, options);
  return { url: siteRelative(url) };
};
