import type { RecordChange } from "../audit/record-change.ts";
import { AppError } from "../../kernel/app-error.ts";
import type { PublicForm } from "../../content/approval-statement.ts";
import type { StoredState } from "../../content/workflow.ts";
import type { Db } from "../../db/db.ts";
import type { ReviewNode } from "../../db/schema/article-types.ts";
import type { bizTypes } from "../../db/schema/content-columns.ts";
import type { Author } from "../../db/stamp.ts";
import { messages } from "../../kernel/messages/index.ts";

export type BizType = (typeof bizTypes)[number];

/** Who acts, and what they may do. */
export interface Actor extends Author {
  may(code: string): boolean;
  /** Whether the call may use a permission that the actor holds; missing where no program calls with fewer. */
  inScope?(code: string): boolean;
  /** Administrators take over what nobody else can decide. */
  administers?: boolean;
  /** An import: it ends approvals, and vouches for what the other site had published. */
  imports?: boolean;
  /** Writes to the operation log. Missing where no request is behind the change: imports, the demo. */
  record?(tx: Db, change: RecordChange): Promise<void>;
}

/** A reviewed and published record, locked for the transaction that changes it. */
export interface ContentItem extends StoredState {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  /** The article's type, or the type's parent. */
  readonly typeId: string;
  readonly createdBy: string;
  readonly round: number;
  readonly scheduledAt: Date | null;
  readonly publishedAt: Date | null;
}

/** The state columns that an action may change. */
export interface StatePatch {
  status?: StoredState["status"];
  reviewStatus?: StoredState["reviewStatus"];
  round?: number;
  approvedVersionNo?: number | null;
  /** Unless the patch sets them, it ends a scheduled revision and the hold of a release. */
  publishedVersionNo?: number | null;
  nextVersionNo?: number | null;
  nextLiveFrom?: Date | null;
  releaseId?: string | null;
  releaseAt?: Date | null;
  scheduledAt?: Date | null;
  publishedAt?: Date | null;
  liveFrom?: Date | null;
  liveUntil?: Date | null;
}

/** A version that is being published. */
export interface Publication {
  versionNo: number;
  liveFrom: Date;
  /** Date of its first publication. */
  publishedAt: Date;
}

/** Whether a record is reviewed, and by whom, node after node. */
export interface EffectiveFlow {
  required: boolean;
  nodes: ReviewNode[];
}

/** What the workflow needs of a kind of content. Every function runs in the caller's transaction. */
export interface ContentKind {
  readonly bizType: BizType;
  /** Prefix of its permission codes, such as `content:article`. */
  readonly permissions: string;
  /** Reads the record and locks it until the transaction ends; undefined when unknown or trashed. */
  lock(db: Db, id: string): Promise<ContentItem | undefined>;
  /** The review rules in force for a record of a type. */
  flow(db: Db, item: Pick<ContentItem, "id" | "typeId">, now: Date): Promise<EffectiveFlow>;
  /** Everything of a version that the public will see, and its type. */
  form(db: Db, id: string, versionNo: number): Promise<PublicForm & { typeId: string }>;
  /** @throws AppError when the record is not ready for review. */
  assertComplete(db: Db, item: ContentItem): Promise<void>;
  /** Changes the state and increments the record's version. */
  patch(db: Db, id: string, patch: StatePatch, actor: Actor, now: Date): Promise<void>;
  /** Publishes a version; returns when it expires. */
  show(db: Db, item: ContentItem, publication: Publication): Promise<Date | null>;
  hide(db: Db, id: string): Promise<void>;
  /** What may be scheduled for a published record; missing for kinds of which only a new one is scheduled. */
  readonly revisions?: Revisions;
  /** The whole record, for a refused writer. */
  current(db: Db, id: string, actor: Actor, now: Date): Promise<object>;
}

/** Changes of a published record at a later date, without a write then. */
export interface Revisions {
  /** Lets a version replace the public one; returns when it expires. */
  show(db: Db, item: ContentItem, publication: Publication, now: Date): Promise<Date | null>;
  /** Takes back what is scheduled; returns when the public version expires by itself. */
  hide(db: Db, item: ContentItem, versionNo: number, now: Date): Promise<Date | null>;
  /** Takes the record off the site. */
  end(db: Db, item: ContentItem, at: Date, now: Date): Promise<void>;
}

/**
 * Optimistic locking.
 *
 * @throws AppError `VERSION_CONFLICT` with the current record.
 */
export async function assertContentVersion(
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
