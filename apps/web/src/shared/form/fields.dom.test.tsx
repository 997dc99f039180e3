import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { SwitchField } from "./fields.tsx";
import { useSaveForm } from "./use-save-form.ts";

afterEach(cleanup);

function Form() {
  const form = useSaveForm({
    schema: z.object({ comments: z.boolean() }),
    defaultValues: { comments: false },
    labels: { comments: "Comments" },
    save: async () => undefined,
  });
  return <SwitchField form={form} name="comments" help="Readers may answer." />;
}

test("a switch in a form has one label, and its help", () => {
  render(<Form />);
  const control = screen.getByRole("switch", { name: "Comments" });
  expect(screen.getAllByText("Comments")).toHaveLength(1);
  const helpId = control.getAttribute("aria-describedby");
  expect(document.getElementById(helpId ?? "")?.textContent).toBe("Readers may answer.");
});
