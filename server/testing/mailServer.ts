import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  /** For the setting SMTP_URL. */
  url: string;
  /** What has arrived, oldest first. */
  received: Email[];
  close(): Promise<void>;
}

/** A real SMTP server on this machine, on a free port, that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((listening) => {
    smtp.listen(0, "127.0.0.1", listening);
  });
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise<void>((closed) => {
        smtp.close(closed);
      }),
  };
}
