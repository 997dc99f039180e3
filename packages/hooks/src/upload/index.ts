export {
  acceptOf,
  defaultFileLimit,
  fileExtensions,
  hasExtensionOf,
  type FileKind,
  type FileRules,
} from "./file-rules.ts";
export { failureNotice } from "./failure-notice.ts";
export { filesOf, imagesOf } from "./image-field.ts";
export {
  uploadedFiles,
  uploadReducer,
  type FailedUpload,
  type UploadedFile,
  type UploadEvent,
  type UploadItem,
  type UploadState,
} from "./upload-state.ts";
export {
  createUpload,
  type UploadCall,
  type UploadOptions,
  type UploadStore,
} from "./upload-store.ts";
export { uploadWith } from "./upload-with.ts";
export { useUpload, type UploadField } from "./use-upload.ts";
export {
  validateFile,
  validateFiles,
  type FileFacts,
  type FileProblem,
  type FileProblemKind,
} from "./validate-files.ts";
