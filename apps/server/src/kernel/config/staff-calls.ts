import type { SettingReader } from "./setting-reader.ts";

/** Which calls of a contract that leaves a choice the back office makes. */
export interface StaffCalls {
  /** The pair of sign-in calls: the token endpoint with its removal, or `/login` with `/logout`. */
  signInCalls: "token" | "login";
  /** Where pictures are uploaded to, with the token of whoever uploads; null for this server. */
  uploadAction: string | null;
  /** The member of the upload's response with the picture's URL; null for the contract's. */
  uploadReplyKey: string | null;
}

export function staffCalls(read: SettingReader): StaffCalls {
  const uploadReplyKey = read.text("UPLOAD_REPLY_KEY");
  if (uploadReplyKey !== null && !/^[\w-]{1,64}$/.test(uploadReplyKey)) {
    read.refuse("UPLOAD_REPLY_KEY", "must be the name of a member of the response, such as data");
  }
  return {
    signInCalls: read.oneOf("SIGN_IN_CALLS", ["token", "login"], "token"),
    uploadAction: read.httpUrl("UPLOAD_ACTION"),
    uploadReplyKey,
  };
}

/** The origins that the back office's pages call besides their own. */
export function calledOrigins({ uploadAction }: Pick<StaffCalls, "uploadAction">): string[] {
  return uploadAction === null ? [] : [new URL(uploadAction).origin];
}
