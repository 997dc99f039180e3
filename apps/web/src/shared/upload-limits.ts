import { config } from "./api.ts";

/** The server takes no larger file, in MB. */
export const MAX_UPLOAD_MB = 20;

/** The same of pictures; 0, any size, where they are uploaded to another server, which has its own limit. */
export const maxPictureMb = config.uploadAction.startsWith(config.apiBase) ? MAX_UPLOAD_MB : 0;
