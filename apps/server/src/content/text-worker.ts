import { textTasks, type TextTasks } from "./text-tasks.ts";

/** A task of `runTextTask`, in a thread of its pool. */
export type TextTask = {
  [Name in keyof TextTasks]: { name: Name; input: Parameters<TextTasks[Name]>[0] };
}[keyof TextTasks];

export default function work(task: TextTask): ReturnType<TextTasks[keyof TextTasks]> {
  if (task.name === "searchVector") return textTasks.searchVector(task.input);
  if (task.name === "vocabulary") return textTasks.vocabulary(task.input);
  if (task.name === "readSheet") return textTasks.readSheet(task.input);
  return textTasks[task.name](task.input);
}
