import { Select } from "@atrium/ui";
import { useMutation } from "@tanstack/react-query";
import { zMemberRole } from "../../generated/form-schemas.ts";
import { useMessages } from "../../shared/messages.ts";
import { notices } from "../../shared/notices.tsx";
import { useDictionary } from "../../shared/use-dictionary.ts";
import { memberQueries, type Member } from "../../queries/workgroups.ts";

/** A member's role, editable in place. */
export function MemberRole({ member: { id, version, name, memberRole } }: { member: Member }) {
  const { workgroups: messages } = useMessages();
  const roles = useDictionary("memberRole");
  const update = useMutation(memberQueries.update());
  // The selected value is shown until the list is refetched.
  const shown = update.isPending ? update.variables.memberRole : memberRole;
  const choose = (chosen: string) =>
    update.mutate(
      { id, version, memberRole: zMemberRole.parse(chosen) },
      { onError: (error) => notices.error(error.message) },
    );
  return (
    <Select
      aria-label={messages.memberRoleOf({ name })}
      options={roles.options}
      value={shown}
      disabled={update.isPending}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
