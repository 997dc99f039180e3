/** A mail server as a process of its own: SMTP at port 1025, and what has arrived as JSON at 8025. */
import { createServer } from "node:http";
import { startMailServer } from "./_smtp-server.ts";

const mail = await startMailServer({ port: 1025, host: "0.0.0.0" });
createServer((_request, response) => {
  const messages = mail.received.map(({ recipients }) => ({
    To: recipients.map((Address) => ({ Address })),
  }));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ total: messages.length, messages }));
}).listen(8025, "0.0.0.0");
