/**
 * A file of the list: waiting, uploading or uploaded.
 *
 * @example
 * const bar = ({ status, progress }: UploadItem) => (status === "uploading" ? `${progress} %` : status);
 */
export type UploadItem = {
  readonly uid: string;
  readonly name: string;
} & (
  | {
      /** Valid, and queued. */
      readonly status: "checked";
      readonly progress: 0;
      readonly url: undefined;
    }
  | {
      readonly status: "uploading";
      /** 0 to 100; never less than before. */
      readonly progress: number;
      readonly url: undefined;
    }
  | {
      readonly status: "success";
      readonly progress: 100;
      /** The file's address. */
      readonly url: string;
    }
);

/**
 * A file whose upload failed. It has left the list and can be retried.
 *
 * @example
 * const again = ({ uid, name }: FailedUpload) => <Button onClick={() => upload.retry(uid)}>{name}</Button>;
 */
export interface FailedUpload {
  readonly uid: string;
  readonly name: string;
  /** Its position in the list. */
  readonly position: number;
  readonly error: unknown;
}

/**
 * The files of one upload field.
 *
 * @example
 * const isDone = ({ items, failed }: UploadState) =>
 *   failed.length === 0 && items.every(({ status }) => status === "success");
 */
export interface UploadState {
  /** In the order they were chosen, or moved to. */
  readonly items: readonly UploadItem[];
  readonly failed: readonly FailedUpload[];
}

/**
 * An uploaded file.
 *
 * @example
 * const logo: UploadedFile = { name: "logo.png", url: "https://files.example/logo.png" };
 */
export interface UploadedFile {
  readonly name: string;
  readonly url: string;
}

/**
 * The events of an upload field.
 *
 * @example
 * const event: UploadEvent = { type: "progressed", uid: "1", percentage: 40 };
 */
export type UploadEvent =
  | { type: "chosen"; files: readonly { uid: string; name: string }[] }
  | { type: "added"; files: readonly ({ uid: string } & UploadedFile)[] }
  | { type: "started"; uid: string }
  | { type: "progressed"; uid: string; percentage: number }
  | { type: "succeeded"; uid: string; url: string }
  | { type: "failed"; uid: string; error: unknown }
  | { type: "retried"; uid: string }
  | { type: "moved"; uid: string; to: number }
  | { type: "removed"; uid: string }
  | { type: "stopped" };

/**
 * The next state of an upload field (specification section 4); the same one when the event does not fit.
 *
 * @example
 * const next = uploadReducer(upload.get(), { type: "moved", uid: "upload-2", to: 0 });
 */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  const { items, failed } = state;
  switch (event.type) {
    case "chosen":
      return { ...state, items: [...items, ...event.files.map(checked)] };
    case "added":
      return { ...state, items: [...items, ...event.files.map(uploaded)] };
    case "started":
      return change(state, event.uid, "checked", (item) => uploading(item, 0));
    case "progressed":
      return change(state, event.uid, "uploading", (item) => uploading(item, event.percentage));
    case "succeeded":
      return change(state, event.uid, "uploading", ({ uid, name }) =>
        uploaded({ uid, name, url: event.url }),
      );
    case "failed": {
      const position = items.findIndex(hasUid(event.uid));
      const item = items[position];
      if (item?.status !== "uploading") return state;
      const { uid, name } = item;
      const failure = { uid, name, position, error: event.error };
      return { items: items.toSpliced(position, 1), failed: [...failed, failure] };
    }
    case "retried": {
      const failure = failed.find(hasUid(event.uid));
      if (failure === undefined) return state;
      return {
        items: items.toSpliced(failure.position, 0, checked(failure)),
        failed: failed.filter((one) => one !== failure),
      };
    }
    case "moved": {
      const item = items.find(hasUid(event.uid));
      if (item === undefined || items[event.to] === item) return state;
      const others = items.filter((one) => one !== item);
      return { ...state, items: others.toSpliced(Math.max(0, event.to), 0, item) };
    }
    case "removed":
      return filterFiles(state, (one) => one.uid !== event.uid);
    case "stopped":
      return { items: items.filter((item) => item.status === "success"), failed: [] };
  }
}

/**
 * The uploaded files, in order.
 *
 * @example
 * const images = imagesOf(uploadedFiles(upload.get()));
 */
export function uploadedFiles({ items }: UploadState): readonly UploadedFile[] {
  return items.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }]));
}

function checked({ uid, name }: { uid: string; name: string }): UploadItem {
  return { uid, name, status: "checked", progress: 0, url: undefined };
}

function uploaded({ uid, name, url }: { uid: string } & UploadedFile): UploadItem {
  return { uid, name, status: "success", progress: 100, url };
}

function uploading({ uid, name, progress }: UploadItem, percentage: number): UploadItem {
  const next = Math.min(100, Math.max(progress, percentage));
  return { uid, name, status: "uploading", progress: next, url: undefined };
}

/** Changes the item of that name, if it is in that status. */
function change(
  state: UploadState,
  uid: string,
  status: UploadItem["status"],
  to: (item: UploadItem) => UploadItem,
): UploadState {
  const item = state.items.find(hasUid(uid));
  if (item?.status !== status) return state;
  return { ...state, items: state.items.map((one) => (one === item ? to(item) : one)) };
}

function filterFiles(state: UploadState, isKept: (one: { uid: string }) => boolean): UploadState {
  if ([...state.items, ...state.failed].every(isKept)) return state;
  return { items: state.items.filter(isKept), failed: state.failed.filter(isKept) };
}

function hasUid(uid: string): (one: { uid: string }) => boolean {
  return (one) => one.uid === uid;
}
