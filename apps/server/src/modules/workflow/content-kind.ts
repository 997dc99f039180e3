import type { RecordChange } from "../audit/record-change.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { StoredState } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import type { bizTypes } from "../../db/schema/content-columns.ts";
import type { Author } from "../../db/stamp.ts";
import { messages } from "../../kernel/messages/index.ts";

/** `article` or `articleType`. */
export type BizType = (typeof bizTypes)[number];

/** Who does something, and what they may do. */
export interface Actor extends Author {
  may(code: string): boolean;
  /** Whether they are an administrator, who takes over what nobody else is able to decide. Missing means no. */
  administers?: boolean;
  /** Writes a change into the operation log. Missing where no call makes it: imports, the demo. */
  record?(tx: Db, change: RecordChange): Promise<void>;
}

/** A record under review and publication, locked for the transaction that changes it. */
export interface ContentItem extends StoredState {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly createdBy: string;
  readonly round: number;
  readonly scheduledAt: Date | null;
  readonly publishedAt: Date | null;
}

/** What a step may change of a record's state. */
export interface StatePatch {
  status?: StoredState["status"];
  reviewStatus?: StoredState["reviewStatus"];
  round?: number;
  approvedVersionNo?: number;
  publishedVersionNo?: number | null;
  scheduledAt?: Date | null;
  publishedAt?: Date | null;
  liveFrom?: Date | null;
  liveUntil?: Date | null;
}

/** A version on its way to the public. */
export interface Publication {
  versionNo: number;
  /** When the public first sees it. */
  liveFrom: Date;
  /** The date it carries: of its first publication. */
  publishedAt: Date;
}

/** Whether a record is reviewed, and by whom, node after node. */
export interface EffectiveFlow {
  required: boolean;
  nodes: ReviewNode[];
}

/** What the workflow has to know of a kind of records. Every function runs in the caller's transaction. */
export interface ContentKind {
  readonly bizType: BizType;
  /** Start of its permission codes, such as `content:article`. */
  readonly permissions: string;
  /** Reads the record and holds it until the transaction ends; undefined when unknown or in the trash. */
  lock(db: Db, id: string): Promise<ContentItem | undefined>;
  /** The rules of review in force. */
  flow(db: Db, item: ContentItem, now: Date): Promise<EffectiveFlow>;
  /** @throws AppError when the record is not ready to be reviewed. */
  assertComplete(db: Db, item: ContentItem): Promise<void>;
  /** Changes the state and raises the record's version. */
  patch(db: Db, id: string, patch: StatePatch, actor: Actor, now: Date): Promise<void>;
  /** Puts a version before the public; returns when it leaves again by itself. */
  show(db: Db, item: ContentItem, publication: Publication): Promise<Date | null>;
  hide(db: Db, id: string): Promise<void>;
  /** The whole record, as a refused writer needs it to go on. */
  current(db: Db, id: string, actor: Actor, now: Date): Promise<object>;
}

/**
 * Refuses a change that is based on an older record.
 *
 * @throws AppError `VERSION_CONFLICT` with the record as it is now.
 */
export async function assertVersion(
  kind: ContentKind,
  db: Db,
  item: { id: string; version: number },
  expected: number,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (item.version === expected) return;
  const current = await kind.current(db, item.id, actor, now);
  throw new AppError("VERSION_CONFLICT", messages.records.changedLook, { result: { current } });
}
