import { Field, PanelState, Select } from "@atrium/ui";
import { useQuery } from "@tanstack/react-query";
import { circulationCandidates } from "../../queries/circulations.ts";
import type { BizType } from "../../queries/workflow-step.ts";
import { useMessages } from "../messages.ts";
import { pendingStatus } from "../panel-status.ts";

interface AssigneePickerProps {
  id: string;
  bizType: BizType;
  bizId: string;
  /** The id of who is chosen, if anybody is. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

const shown = 200;

/** Picks who decides instead. Who cannot is listed as well, with the reason. */
export function AssigneePicker({
  id,
  bizType,
  bizId,
  value,
  onChange,
  error,
}: AssigneePickerProps) {
  const { workflow, phrases } = useMessages();
  const people = useQuery(
    circulationCandidates({ action: "transfer", bizType, bizId, pageSize: shown }),
  );
  const { records = [], total = 0 } = people.data ?? {};
  return (
    <>
      <Field label={workflow.receiver} id={id} error={error}>
        <Select
          placeholder={workflow.chooseReceiver}
          options={records.map(({ id: one, name, orgName, unavailable }) => {
            const note = unavailable === null ? orgName : workflow.unavailable[unavailable];
            return {
              value: one,
              label: note === null ? name : phrases.annotated({ text: name, note }),
              disabled: unavailable !== null,
            };
          })}
          value={value[0] ?? ""}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value ? [currentTarget.value] : [])
          }
          data-dialog-focus
        />
      </Field>
      {people.data === undefined && (
        <PanelState state={pendingStatus(people, workflow.chooseReceiver)} />
      )}
      {total > records.length && (
        <p className="m-0 text-xs text-subtle-foreground">
          {workflow.morePeople({ count: total - records.length })}
        </p>
      )}
    </>
  );
}
