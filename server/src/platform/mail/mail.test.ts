import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestServer, eventually, type TestServer } from "../../../testing/testServer.ts";
import { composeMail } from "./compose.ts";

const received: Email[] = [];
let smtp: SMTPServer;
let server: TestServer;

beforeAll(async () => {
  smtp = new SMTPServer({
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
  server = await createTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "kurse@example.org" });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((closed) => {
    smtp.close(closed);
  });
});

describe("mail through a real SMTP session", () => {
  it("arrives with sender, subject, text and a link that confirms the address", async () => {
    const { email } = await server.signUp();
    const mail = await eventually(async () => received.find(({ to }) => to?.[0]?.address === email));
    expect(mail.from?.address).toBe("kurse@example.org");
    expect(mail.subject).toContain(server.services.config.BRAND_NAME);
    expect(mail.html).toContain("</a>");
    const token_hash = mail.text?.match(/token_hash=([\w-]+)/)?.[1] ?? "";
    const confirmed = await server.authClient().verifyOtp({ token_hash, type: "email" });
    expect(confirmed.data.user?.email).toBe(email);
  });
});

describe("composition", () => {
  const content = {
    subject: "Hallo\r\nBcc: wer@example.org",
    greeting: "Guten Tag <script>alert(1)</script>,",
    paragraphs: ["Eins & zwei"],
    button: { label: "Öffnen", url: "http://localhost/?a=1&b=2" },
    closing: "Ende",
  };
  it("takes what people typed literally and keeps the subject on one line", () => {
    const mail = composeMail("de", "Marke", content);
    expect(mail.subject).toBe("Hallo Bcc: wer@example.org");
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.html).toContain("a=1&amp;b=2");
    expect(mail.text).toContain("http://localhost/?a=1&b=2");
  });
});
