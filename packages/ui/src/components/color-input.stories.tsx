import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { readableTextColor } from "../lib/readable-text-color.ts";
import { ColorInput } from "./color-input.tsx";
import { Field } from "./field.tsx";

export default { title: "Components/ColorInput" } satisfies Meta;

const swatches = [
  { value: "#1f6feb", label: "Blue" },
  { value: "#2da44e", label: "Green" },
  { value: "#ffd400", label: "Yellow" },
  { value: "#111111", label: "Black" },
  { value: "#ffffff", label: "White" },
];

function Color({ start, disabled }: { start: string | null; disabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Colour" optional className="w-96 max-w-full">
        <ColorInput value={value} onValueChange={setValue} {...{ swatches, disabled }} />
      </Field>
      <output className="sr-only">{value ?? "none"}</output>
    </>
  );
}

export const Chosen: StoryObj = { render: () => <Color start="#ffd400" /> };

export const None: StoryObj = { render: () => <Color start={null} /> };

export const Disabled: StoryObj = { render: () => <Color start="#2da44e" disabled /> };

export const Typed: StoryObj = {
  render: () => <Color start={null} />,
  play: async () => {
    const box = screen.getByRole("textbox", { name: /Colour/ });
    const value = screen.getByRole("status");
    await userEvent.type(box, "#0aF");
    await expect(value).toHaveTextContent("#00aaff");
    await userEvent.tab();
    await expect(box).toHaveValue("#00aaff");
    await userEvent.click(screen.getByRole("radio", { name: "Green" }));
    await expect(box).toHaveValue("#2da44e");
    await userEvent.clear(box);
    await expect(value).toHaveTextContent("none");
    await expect(swatches.map((swatch) => readableTextColor(swatch.value))).toEqual([
      "#ffffff",
      "#000000",
      "#000000",
      "#ffffff",
      "#000000",
    ]);
  },
};
