import { defineComponent, h, onUnmounted, ref } from "vue";
import { examples } from "../../src/playground/examples.ts";
import type { Outcome, PlaygroundCall } from "../../src/playground/run-program.ts";
import { startProgram, type Run } from "../../src/playground/start-program.ts";

/** Programs to choose from and to change, what they print, and their calls. */
export const Playground = defineComponent({
  name: "Playground",
  setup() {
    const chosen = ref(0);
    // What was changed in an example is still there when it is chosen again.
    const programs = ref(examples.map(({ code }) => code));
    const outcome = ref<Outcome>();
    const running = ref<Run>();
    onUnmounted(() => running.value?.stop());

    async function run() {
      if (running.value !== undefined) return;
      outcome.value = undefined;
      running.value = startProgram(programs.value[chosen.value] ?? "");
      outcome.value = await running.value.outcome;
      running.value = undefined;
    }
    function choose(index: number) {
      chosen.value = index;
      outcome.value = undefined;
    }
    function edit(code: string) {
      programs.value[chosen.value] = code;
    }
    return () =>
      h("div", { class: "playground" }, [
        picker(chosen.value, running.value !== undefined, choose),
        editor(programs.value[chosen.value] ?? "", edit, run),
        h("p", { class: "playground-actions" }, [
          running.value === undefined
            ? button("Run", run, "brand")
            : button("Stop", running.value.stop, "brand"),
          button("Reset", () => edit(examples[chosen.value]?.code ?? "")),
          h("span", "Ctrl or ⌘ and Enter runs it too."),
        ]),
        h("div", { role: "status" }, statusOf(running.value, outcome.value)),
        outcome.value === undefined ? undefined : result(outcome.value),
      ]);
  },
});

function picker(chosen: number, disabled: boolean, choose: (index: number) => void) {
  return h("label", [
    "Example ",
    h(
      "select",
      {
        disabled,
        value: chosen,
        onChange: ({ target }: Event) => {
          if (target instanceof HTMLSelectElement) choose(target.selectedIndex);
        },
      },
      examples.map(({ title }, index) => h("option", { value: index }, title)),
    ),
  ]);
}

function editor(code: string, edit: (code: string) => void, run: () => Promise<void>) {
  return h("textarea", {
    "aria-label": "Program",
    rows: 14,
    spellcheck: false,
    autocapitalize: "off",
    value: code,
    onInput: ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) edit(target.value);
    },
    onKeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void run();
    },
  });
}

function button(label: string, onClick: () => unknown, kind = "alt") {
  return h("button", { type: "button", class: kind, onClick }, label);
}

function statusOf(running: Run | undefined, outcome: Outcome | undefined): string {
  if (running !== undefined) return "Running…";
  if (outcome === undefined) return "";
  const count = outcome.calls.length;
  const calls = count === 1 ? "1 call" : `${count} calls`;
  return outcome.failure === undefined ? `Done, ${calls}.` : `Failed, ${calls}.`;
}

function result({ output, failure, calls }: Outcome) {
  return [
    output.length === 0 ? undefined : printed("Output", output.join("\n")),
    failure === undefined ? undefined : printed("Thrown", failure),
    calls.length === 0 ? undefined : callTable(calls),
  ];
}

/** It can be focused, so that the keyboard scrolls it. */
function printed(title: string, text: string) {
  return h("figure", [
    h("figcaption", title),
    h("pre", { tabindex: 0, "aria-label": title }, text),
  ]);
}

function callTable(calls: readonly PlaygroundCall[]) {
  const head = ["Operation", "Request", "Status"];
  return h("table", [
    h("caption", "Calls"),
    h(
      "thead",
      h(
        "tr",
        head.map((title) => h("th", { scope: "col" }, title)),
      ),
    ),
    h(
      "tbody",
      calls.map(({ operation, method, url, status }) =>
        h("tr", [
          h("td", h("code", operation === "" ? "unknown" : operation)),
          h("td", `${method} ${url}`),
          h("td", status ?? "none"),
        ]),
      ),
    ),
  ]);
}
