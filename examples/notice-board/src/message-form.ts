import { settle, type FieldError } from "@atrium/sdk";
import { element } from "./element.ts";
import { sdk } from "./sdk.ts";

const form = element("message", HTMLFormElement);
const fields = {
  name: element("name", HTMLInputElement),
  email: element("email", HTMLInputElement),
  content: element("content", HTMLTextAreaElement),
};

/** Sends what visitors write; errors of the server appear beside their fields. */
export function setUpMessageForm(): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send();
  });
}

async function send(): Promise<void> {
  showProblems([]);
  const outcome = await settle(
    sdk.site.leaveMessage({
      name: fields.name.value.trim(),
      email: fields.email.value.trim(),
      content: fields.content.value.trim(),
    }),
  );
  if (outcome.ok) {
    form.reset();
    showStatus("Thank you, your message is on its way.");
    return;
  }
  const { fieldErrors, message } = outcome.error;
  showProblems(fieldErrors);
  showStatus(message);
}

function showProblems(problems: readonly FieldError[]): void {
  for (const place of form.querySelectorAll<HTMLElement>("[data-problem-of]")) {
    const own = problems.filter(({ field }) => field === place.dataset["problemOf"]);
    place.textContent = own.map(({ message }) => message).join(" ");
  }
}

function showStatus(text: string): void {
  const place = form.querySelector("[role=alert]");
  if (place !== null) place.textContent = text;
}
