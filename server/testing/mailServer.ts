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

/** A real SMTP server on this machine that accepts every mail; port 0 is a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
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
    smtp.listen(port, "127.0.0.1", listening);
  });
  const address = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () =>
      new Promise<void>((closed) => {
        smtp.close(closed);
      }),
  };
}
