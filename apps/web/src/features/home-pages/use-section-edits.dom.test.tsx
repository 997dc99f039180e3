import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { useRecordForm } from "../../shared/form/use-record-form.ts";
import { Notices } from "../../shared/notices.tsx";
import type { EditedSection, HomePageFields } from "./edited-section.ts";
import { maxSections, newSection } from "./new-section.ts";
import { useSectionEdits, type SectionEdits } from "./use-section-edits.ts";

afterEach(cleanup);

const schema = z.object({ sections: z.array(z.custom<EditedSection>()) });
const record = { id: "1", version: 1 };

function openEditor(sections: EditedSection[]): () => SectionEdits {
  let edits: SectionEdits | undefined;
  function Editor() {
    const form = useRecordForm<typeof record, HomePageFields>({
      schema,
      labels: {},
      record,
      fieldsOf: () => ({ sections }),
      create: () => Promise.reject(new Error("It is there already")),
      update: async () => ({ version: 2 }),
      onSaved: () => undefined,
    });
    edits = useSectionEdits(form);
    return <Notices />;
  }
  render(<Editor />);
  return () => {
    if (edits === undefined) throw new Error("Nothing is edited");
    return edits;
  };
}

test("a removed section comes back once there is room for it", async () => {
  const user = userEvent.setup();
  const full = Array.from({ length: maxSections }, (_, index) => ({
    ...newSection("quote", []),
    key: `quote-${index}`,
  }));
  const edits = openEditor(full);
  const keys = () => edits().sections.map(({ key }) => key);
  act(() => edits().remove("quote-0"));
  act(() => void edits().add("hero"));
  const undo = () => user.click(screen.getByRole("button", { name: "Undo" }));
  await undo();
  expect(keys()).toHaveLength(maxSections);
  expect(screen.getByText(/A page has at most 20 sections/)).toBeDefined();
  act(() => edits().undo(false));
  await undo();
  expect(keys()).toEqual(full.map(({ key }) => key));
});
