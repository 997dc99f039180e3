import { Badge, Button, Checkbox } from "@atrium/ui";
import { ChevronDown, ChevronRight, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import type { GrantablePermission } from "../../queries/permissions.ts";
import { useMessages } from "../../shared/messages.ts";
import { verbs, type AccessRow, type Verb } from "./access-rows.ts";
import { accessFaults, cellState, isFreeCell, type Grantable, type Grants } from "./grants.ts";

export interface AccessRowBoxProps {
  row: AccessRow;
  grants: Grants;
  grantable: Grantable;
  onCell: (verb: Verb) => void;
  onPermission: (permission: GrantablePermission) => void;
  /** Undefined while nothing may be changed. */
  onMend: (() => void) | undefined;
}

/** A page with a box for each thing that may be done there, what is at fault, and its single permissions. */
export function AccessRowBox(props: AccessRowBoxProps) {
  const { row, grants, grantable, onCell, onPermission, onMend } = props;
  const { roles: messages } = useMessages();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = row.title ?? messages.permissionsNoPage;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="grid gap-2 rounded-lg border border-border p-3" aria-label={title}>
      <div className="flex items-center gap-2">
        <h3 className="m-0 min-w-0 flex-1 text-sm font-semibold">
          {row.path.length > 0 && (
            <span className="font-normal text-muted-foreground">
              {row.path.map((above) => `${above} › `).join("")}
            </span>
          )}
          {title}
        </h3>
        {row.isDisabled && <Badge variant="secondary">{messages.permissionDisabled}</Badge>}
        {row.permissions.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={messages.detailsOf({ page: title })}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron aria-hidden="true" />
            {messages.details}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1 sm:grid-cols-6">
        {verbs.map((verb) => (
          <VerbBox key={verb} {...{ row, verb, grants, grantable, title }} onPress={onCell} />
        ))}
      </div>
      {accessFaults(row, grants).map((fault) => (
        <p key={fault} className="m-0 flex flex-wrap items-center gap-2 text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1">
            {messages.faults[fault]({ page: title, permission: row.read?.name ?? "" })}
          </span>
          {onMend && (
            <Button variant="outline" size="sm" onClick={onMend}>
              {messages.mend[fault]}
            </Button>
          )}
        </p>
      ))}
      {isOpen && (
        <ul id={detailsId} className="m-0 grid list-none gap-1.5 border-t border-border p-0 pt-2">
          {row.permissions.map((permission) => (
            <li key={permission.id}>
              <Checkbox
                className="items-start"
                label={<PermissionText permission={permission} />}
                checked={grants.authIds.has(permission.id)}
                disabled={!grantable.permission(permission)}
                onCheckedChange={() => onPermission(permission)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface VerbBoxProps {
  row: AccessRow;
  verb: Verb;
  grants: Grants;
  grantable: Grantable;
  title: string;
  onPress: (verb: Verb) => void;
}

function VerbBox({ row, verb, grants, grantable, title, onPress }: VerbBoxProps) {
  const { roles: messages, phrases } = useMessages();
  const state = cellState(row, verb, grants);
  const name = messages.verbs[verb];
  if (state === "absent") return <span aria-hidden="true" className="hidden sm:block" />;
  return (
    <Checkbox
      label={
        <>
          <span aria-hidden="true">{name}</span>
          <span className="sr-only">{phrases.labelled({ name: title, text: name })}</span>
        </>
      }
      checked={state === "all"}
      indeterminate={state === "some"}
      disabled={!isFreeCell(row, verb, grantable)}
      onCheckedChange={() => onPress(verb)}
    />
  );
}

/** A permission in words, with what it grants on the API. */
function PermissionText({ permission }: { permission: GrantablePermission }) {
  const { roles: messages } = useMessages();
  const { name, code, httpMethod, apiPath, status } = permission;
  const call = [httpMethod, apiPath].filter(Boolean).join(" ");
  return (
    <span className="grid">
      <span>{name}</span>
      <span className="text-xs break-all text-subtle-foreground">
        {[code, call, status === "disabled" ? messages.permissionDisabled : ""]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}
