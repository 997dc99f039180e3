import { Input, Select, TreeSelect, type SelectOption, type TreeNode } from "@atrium/ui";
import { useMessages } from "../../messages.ts";
import type { BulkField } from "./bulk-edit.ts";

type Choice<Row, Values> = Omit<BulkField<Row, Values>, "control">;

/** A field with a few values. */
export function selectBulkField<Row, Values>(
  options: readonly SelectOption[],
  field: Choice<Row, Values>,
): BulkField<Row, Values> {
  return { ...field, control: (props) => <BulkSelect {...props} options={options} /> };
}

/** A field with a short text. */
export function textBulkField<Row, Values>(
  maxLength: number | undefined,
  field: Choice<Row, Values>,
): BulkField<Row, Values> {
  return { ...field, control: (props) => <BulkText {...props} maxLength={maxLength} /> };
}

/** A field that refers to a node of a tree. */
export function treeBulkField<Row, Values>(
  nodes: readonly TreeNode[],
  field: Choice<Row, Values>,
): BulkField<Row, Values> {
  return {
    ...field,
    control: (props) => <BulkTree {...props} label={field.label} nodes={nodes} />,
  };
}

type ControlProps = Parameters<BulkField<never, never>["control"]>[0];

function BulkSelect({ onChange, ...props }: ControlProps & { options: readonly SelectOption[] }) {
  const { list: messages } = useMessages();
  return (
    <Select
      {...props}
      placeholder={messages.bulkKeep}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function BulkText({ onChange, ...props }: ControlProps & { maxLength: number | undefined }) {
  const { list: messages } = useMessages();
  return (
    <Input
      {...props}
      placeholder={messages.bulkKeep}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface BulkTreeProps extends ControlProps {
  label: string;
  nodes: readonly TreeNode[];
}

function BulkTree({ value, onChange, ...props }: BulkTreeProps) {
  const { list: messages } = useMessages();
  return (
    <TreeSelect
      {...props}
      placeholder={messages.bulkKeep}
      value={value || null}
      onValueChange={(id) => onChange(id ?? "")}
    />
  );
}
