import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen } from "storybook/test";
import { fromLocalInput, toLocalInput } from "../lib/local-time.ts";
import { DateInput, TimeInput } from "./date-input.tsx";
import { DateRange, type DateRangeValue } from "./date-range.tsx";
import { DateTimeInput } from "./date-time-input.tsx";
import { Field } from "./field.tsx";

export default { title: "Components/Dates" } satisfies Meta;

export const All: StoryObj = {
  render: function All() {
    const [day, setDay] = useState<string | null>("2026-11-22");
    const [time, setTime] = useState<string | null>("14:05");
    const [dateTime, setDateTime] = useState<string | null>("2026-11-22T06:05:00.000Z");
    const [none, setNone] = useState<string | null>(null);
    return (
      <div className="grid w-80 gap-4">
        <Field label="Valid until">
          <DateInput value={day} onValueChange={setDay} min="2026-01-01" />
        </Field>
        <Field label="Opens at">
          <TimeInput value={time} onValueChange={setTime} />
        </Field>
        <Field label="Publish at" help="Readers see it from then on">
          <DateTimeInput value={dateTime} onValueChange={setDateTime} />
        </Field>
        <Field label="Take down at" error="Choose a time after the first" optional>
          <DateTimeInput value={none} onValueChange={setNone} min={dateTime} />
        </Field>
        <Field label="Born">
          <DateInput value={null} onValueChange={setNone} disabled />
        </Field>
      </div>
    );
  },
};

/** Shown in the reader's time zone, stored as UTC. */
export const DateTime: StoryObj = {
  render: function Moment() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <>
        <DateTimeInput aria-label="Publish at" value={value} onValueChange={setValue} />
        <output>{value ?? "none"}</output>
      </>
    );
  },
  play: async () => {
    const box = screen.getByLabelText("Publish at");
    await expect(box).toHaveAccessibleDescription(/^UTC/);
    await fireEvent.change(box, { target: { value: "2026-07-01T09:30" } });
    await expect(screen.getByRole("status")).toHaveTextContent(
      new Date(2026, 6, 1, 9, 30).toISOString(),
    );
    await fireEvent.change(box, { target: { value: "" } });
    await expect(screen.getByRole("status")).toHaveTextContent("none");
    await expect(toLocalInput(fromLocalInput("2026-07-01T09:30"))).toBe("2026-07-01T09:30");
  },
};

/** Two days in the wrong order are swapped. */
export const Period: StoryObj = {
  render: function Period() {
    const [value, setValue] = useState<DateRangeValue>({ from: null, to: "2026-03-01" });
    return <DateRange label="Published" value={value} onValueChange={setValue} className="w-80" />;
  },
  play: async () => {
    const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")];
    await fireEvent.change(from, { target: { value: "2026-05-01" } });
    await fireEvent.focusOut(from);
    await expect([from, to]).toEqual([
      expect.objectContaining({ value: "2026-03-01" }),
      expect.objectContaining({ value: "2026-05-01" }),
    ]);
  },
};

/** Without room for both, the second one wraps below the first. */
export const NarrowPeriod: StoryObj = {
  render: () => (
    <DateRange
      label="Published"
      value={{ from: "2026-01-01", to: "2026-03-01" }}
      onValueChange={() => undefined}
      className="w-44"
    />
  ),
  play: async () => {
    const [from, to] = [screen.getByLabelText("From"), screen.getByLabelText("To")];
    const group = screen.getByRole("group").getBoundingClientRect();
    await expect(to.getBoundingClientRect().right).toBeLessThanOrEqual(group.right);
    await expect(to.getBoundingClientRect().top).toBeGreaterThan(from.getBoundingClientRect().top);
  },
};
