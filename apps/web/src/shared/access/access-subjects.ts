import type { Input } from "@atrium/sdk";
import type { ListOption } from "@atrium/ui";
import type { GrantablePermission } from "../../queries/permissions.ts";

/** What a question may be about, beside the person. */
export type AccessQuestion = Omit<Input<"accessExplain">, "userId">;

/** A kind of records on which an operation can be tried. */
export type TrialKind = "article" | "articleType" | "user" | "role";

/** Something that a person may, or may not, do. */
export interface AccessSubject extends ListOption {
  readonly ask: AccessQuestion;
  /** What is asked with a record; undefined where none can be given. */
  readonly trial?: { readonly kind: TrialKind; readonly ask: AccessQuestion };
}

type Action = NonNullable<AccessQuestion["action"]>;

const steps: readonly Action[] = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "return",
  "transfer",
  "circulate",
  "publish",
  "schedule",
  "unschedule",
  "offline",
];

/** A type has no schedule, and nobody marks it as read in a list. */
const typeSteps = steps.filter((step) => step !== "schedule" && step !== "unschedule");

/** Permissions whose operation can be tried on one record. */
const trials: Readonly<Record<string, { kind: TrialKind; operationId: string }>> = {
  "content:article:update": { kind: "article", operationId: "articlesUpdate" },
  "content:article:delete": { kind: "article", operationId: "articlesDelete" },
  "system:user:update": { kind: "user", operationId: "usersUpdate" },
  "system:user:delete": { kind: "user", operationId: "usersDelete" },
  "system:role:update": { kind: "role", operationId: "rolesUpdate" },
  "system:role:delete": { kind: "role", operationId: "rolesDelete" },
};

export interface SubjectLabels {
  readonly actions: Readonly<Record<Action, string>>;
  readonly article: string;
  readonly articleType: string;
  permission(permission: GrantablePermission): string;
  page(permission: GrantablePermission): string;
}

/** Every step of a review, then every permission: the button of a page, or the call. */
export function accessSubjects(
  permissions: readonly GrantablePermission[],
  labels: SubjectLabels,
): AccessSubject[] {
  const ofRecords = [
    ...steps.map((step) => stepSubject("article", "articlesAct", step, labels)),
    ...typeSteps.map((step) => stepSubject("articleType", "articleTypesAct", step, labels)),
  ];
  const ofPages = permissions.map((permission): AccessSubject => {
    const { code, httpMethod, apiPath } = permission;
    const trial = trials[code];
    return {
      value: code,
      label: labels.permission(permission),
      detail: labels.page(permission),
      keywords: [code, httpMethod, apiPath].filter(Boolean).join(" "),
      ask: { code },
      ...(trial && { trial: { kind: trial.kind, ask: { operationId: trial.operationId } } }),
    };
  });
  return [...ofRecords, ...ofPages];
}

function stepSubject(
  kind: "article" | "articleType",
  operationId: string,
  action: Action,
  labels: SubjectLabels,
): AccessSubject {
  const ask = { operationId, action };
  const value = `${operationId} ${action}`;
  return {
    value,
    label: labels.actions[action],
    detail: labels[kind],
    ask,
    trial: { kind, ask },
  };
}

/** The question about a subject, with the record that was chosen. */
export function questionOf({ ask, trial }: AccessSubject, recordId: string | null): AccessQuestion {
  return trial && recordId !== null ? { ...trial.ask, recordId } : ask;
}
