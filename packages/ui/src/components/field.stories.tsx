import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "./checkbox.tsx";
import { FieldSet } from "./field-set.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { NumberInput } from "./number-input.tsx";
import { Select } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { Textarea } from "./textarea.tsx";

export default { title: "Components/Field" } satisfies Meta;

const types = [
  { value: "news", label: "News" },
  { value: "notice", label: "Notice" },
  { value: "old", label: "Archive", disabled: true },
];

/** Required is the default and not marked; optional is. */
export const Controls: StoryObj = {
  render: function Controls() {
    const [order, setOrder] = useState<number | null>(12);
    return (
      <div className="grid w-80 gap-4">
        <Field label="Title" help="Short and plain">
          <Input defaultValue="Quarterly report" />
        </Field>
        <Field label="Type">
          <Select options={types} placeholder="Choose a type" />
        </Field>
        <Field label="Order" optional>
          <NumberInput value={order} onValueChange={setOrder} max={9999} />
        </Field>
        <Field label="Remark" optional>
          <Textarea placeholder="For colleagues only" />
        </Field>
      </div>
    );
  },
};

export const Mistakes: StoryObj = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Field label="Title" error="Give a title">
        <Input />
      </Field>
      <Field label="Type" error="Choose a type">
        <Select options={types} placeholder="Choose a type" />
      </Field>
      <FieldSet legend="Roles" error="Choose at least one role">
        <Checkbox label="Editor" />
        <Checkbox label="Reviewer" />
      </FieldSet>
    </div>
  ),
};

export const Locked: StoryObj = {
  render: () => (
    <div className="grid w-80 gap-4">
      <Field label="Code" help="It cannot be changed once it is used">
        <Input readOnly defaultValue="article_status" />
      </Field>
      <Field help="Readers may answer">
        <Switch label="Comments" />
      </Field>
      <Field label="Search" hideLabel>
        <Input type="search" disabled leading={<Search aria-hidden="true" />} trailing="kB" />
      </Field>
    </div>
  ),
};

export const OnAndOff: StoryObj = {
  render: () => (
    <div className="grid gap-3">
      <Checkbox label="Allow comments" defaultChecked />
      <Checkbox label="All of them" indeterminate />
      <Checkbox label="Not now" disabled />
      <Switch label="Comments" defaultChecked />
      <Switch label="Sign-in by phone" />
      <Switch label="Locked" disabled defaultChecked />
    </div>
  ),
};
