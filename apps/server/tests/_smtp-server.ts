import { once } from "node:events";
import { SMTPServer } from "smtp-server";

/** A mail as the mail server got it. */
export interface ReceivedMail {
  recipients: string[];
  /** Headers and body as they were sent. */
  text: string;
}

/** A real mail server that keeps what it gets. It knows everybody but `nobody@…`. */
export interface TestMailServer extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
}

export async function startMailServer({
  port = 0,
  host = "127.0.0.1",
} = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody@") ? unknownMailbox() : undefined),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listening = smtp.listen(port, host);
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("It has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        smtp.close(() => resolve());
      }),
  };
}

function unknownMailbox(): Error {
  return Object.assign(new Error("No such mailbox"), { responseCode: 550 });
}
