import { PageHeader } from "@atrium/ui";
import { MessageForm } from "../../message-form.tsx";

export default function Contact() {
  return (
    <main className="grid gap-4">
      <PageHeader title="Contact" description="We answer within two days." />
      <MessageForm />
    </main>
  );
}
