import { can as isAllowed, useSessionUser } from "@atrium/hooks";
import { Button, Combobox } from "@atrium/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { commentAssignees } from "../../queries/comments.ts";
import { useMessages } from "../messages.ts";
import { useQuery } from "../use-query.ts";

interface AssigneePickerProps {
  post: {
    readonly assigneeId: string | null;
    readonly assigneeName: string | null;
    readonly allowedActions: readonly string[];
  };
  /** The colleagues who may handle it, by a keyword. */
  people: typeof commentAssignees;
  pending: boolean;
  onAssign: (assigneeId: string | null) => void;
}

/** Who handles a comment or a message. Offers exactly those who may. */
export function AssigneePicker({ post, people, pending, onAssign }: AssigneePickerProps) {
  const { visitorPosts: messages } = useMessages();
  const label = useId();
  const me = useSessionUser();
  const [keyword, setKeyword] = useState("");
  const mayAssign = isAllowed(post.allowedActions, "assign");
  const found = useQuery({
    ...people(keyword.trim()),
    enabled: mayAssign,
    placeholderData: keepPreviousData,
  });
  const { assigneeId, assigneeName } = post;
  if (!mayAssign) {
    return (
      <p className="m-0 text-sm text-muted-foreground">
        {messages.assignedTo({ name: assigneeName ?? messages.nobody })}
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={label}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
    >
      <span id={label} className="text-muted-foreground">
        {messages.assignee}
      </span>
      <Combobox
        aria-label={messages.assignee}
        placeholder={messages.nobody}
        options={(found.data ?? []).map(({ id, name, username, orgName }) => ({
          value: id,
          label: name,
          detail: orgName,
          keywords: username,
        }))}
        onSearch={setKeyword}
        loading={found.isFetching}
        labelOf={(id) => (id === assigneeId ? (assigneeName ?? undefined) : undefined)}
        value={assigneeId}
        onValueChange={onAssign}
        disabled={pending}
        clearable
        className="w-52"
      />
      {me !== undefined && me.id !== assigneeId && (
        <Button size="sm" variant="ghost" disabled={pending} onClick={() => onAssign(me.id)}>
          {messages.assignToMe}
        </Button>
      )}
    </div>
  );
}
