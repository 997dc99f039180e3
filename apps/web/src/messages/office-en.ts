import { articles } from "./office-en/articles.ts";
import { dashboard } from "./office-en/dashboard.ts";
import { editor } from "./office-en/editor.ts";
import { form } from "./office-en/form.ts";
import { list } from "./office-en/list.ts";
import { session } from "./office-en/session.ts";
import { shell } from "./office-en/shell.ts";
import { tasks } from "./office-en/tasks.ts";
import { workflow } from "./office-en/workflow.ts";

/** Every sentence of the back office, in English. Another language is an object of the same shape. */
export const officeEn = {
  shell,
  session,
  form,
  list,
  articles,
  editor,
  workflow,
  tasks,
  dashboard,
};

/** The shape of a catalogue of the back office. */
export type OfficeMessages = typeof officeEn;
