import { randomUUID } from "node:crypto";
import { INTERFACE_LANGUAGES } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../testing/mailServer.ts";
import { createTestServer, eventually, linkSecret, type TestServer } from "../../../testing/testServer.ts";
import { composeMail } from "./compose.ts";

let mails: MailServer;
let server: TestServer;

beforeAll(async () => {
  mails = await startMailServer();
  server = await createTestServer({ SMTP_URL: mails.url, MAIL_FROM: "kurse@example.org" });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

describe("mail through a real SMTP session", () => {
  it("arrives with sender, subject, text and a link that confirms the address", async () => {
    const { email, accessToken } = await server.signUp();
    const mail = await eventually(async () => mails.received.find(({ to }) => to?.[0]?.address === email));
    expect(mail.from?.address).toBe("kurse@example.org");
    expect(mail.subject).toContain(server.services.config.BRAND_NAME);
    expect(mail.html).toContain("</a>");
    const token_hash = mail.text?.match(/token_hash=([\w-]+)/)?.[1] ?? "";
    const confirmed = await server.authClient(accessToken).verifyOtp({ token_hash, type: "email" });
    expect(confirmed.data.user?.email).toBe(email);
  });
});

describe.each(INTERFACE_LANGUAGES)("mails of an account in %s", (language) => {
  const password = "geheim1";
  const mailTo = async (address: string, subject: string) => {
    const mail = await eventually(async () =>
      mails.received.find((one) => one.to?.[0]?.address === address && one.subject === subject),
    );
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}/);
    return mail.text ?? "";
  };

  it("confirm an address, change it and reset a password by the links they hold", async () => {
    const texts = await loadMailTexts(language);
    const brand = server.services.config.BRAND_NAME;
    const [email, next] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    const data = { first_name: "Zoë", last_name: "Muster", preferred_language: language };
    const made = await server.authClient().signUp({ email, password, options: { data } });
    const accessToken = made.data.session?.access_token ?? "";
    const id = made.data.user?.id ?? "";
    const confirmation = await mailTo(email, fill(texts.confirm_subject, { brand }));
    expect(confirmation).toContain(fill(texts.greeting, { name: "Zoë Muster" }));
    const token_hash = linkSecret(confirmation);
    expect((await server.authClient(accessToken).verifyOtp({ token_hash, type: "email" })).error).toBeNull();

    await server.client({ accessToken }).accounts.requestEmailChange({ id, email: next, password });
    const change = await mailTo(next, fill(texts.email_change_subject, { brand }));
    const notice = await mailTo(email, fill(texts.email_change_notice_subject, { brand }));
    expect(notice).toContain(next);
    expect(notice).not.toContain("/verify-email-change/");
    const token = linkSecret(change);
    expect(await server.client().accounts.confirmEmailChange({ token, password: "geheim1" })).toEqual({
      email: next,
    });
    await mailTo(email, fill(texts.email_changed_subject, { brand }));

    await server.client().accounts.requestPasswordReset({ email: next });
    const recovery = await mailTo(next, fill(texts.recovery_subject, { brand }));
    const reset = { token: linkSecret(recovery), password: "ganz-neu" };
    expect(await server.client().accounts.resetPassword(reset)).toEqual({ email: next });
    await mailTo(next, fill(texts.password_changed_subject, { brand }));
  });
});

describe("composition", () => {
  const content = {
    subject: "Hallo\r\nBcc: wer@example.org",
    greeting: "Guten Tag <script>alert(1)</script>,",
    paragraphs: ["Eins & zwei"],
    button: { label: "Öffnen", url: "http://localhost/?a=1&b=2" },
    aside: { label: "Nie <mehr>", url: "http://localhost/nie?a=1&b=2" },
    closing: "Ende",
  };
  it("takes what people typed literally and keeps the subject on one line", () => {
    const mail = composeMail("de", "Marke", content);
    expect(mail.subject).toBe("Hallo Bcc: wer@example.org");
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).toContain("&lt;script&gt;");
    expect(mail.html).toContain("a=1&amp;b=2");
    expect(mail.text).toContain("http://localhost/?a=1&b=2");
    expect(mail.html).toMatch(/<a href="http:\/\/localhost\/nie\?a=1&amp;b=2"[^>]*>Nie &lt;mehr&gt;<\/a>/);
    expect(mail.text).toContain("Nie <mehr>:\nhttp://localhost/nie?a=1&b=2");
  });

  it("keeps the lines of a signature apart, and lists addresses", () => {
    const list = {
      title: "Liste",
      items: [{ label: "Erster <Schritt>", url: "http://localhost/1?a=1&b=2" }],
    };
    const mail = composeMail("de", "Marke", { ...content, closing: "Freundliche Grüße\nMarke", list });
    expect(mail.html).toContain("Freundliche Grüße<br>Marke");
    expect(mail.text).toContain("Freundliche Grüße\nMarke");
    expect(mail.text).toContain("Liste\n- Erster <Schritt>\n  http://localhost/1?a=1&b=2");
    expect(mail.html).toMatch(
      /<li[^>]*><a href="http:\/\/localhost\/1\?a=1&amp;b=2"[^>]*>Erster &lt;Schritt&gt;/,
    );
  });

  it("puts a space before a colon in French alone", () => {
    expect(composeMail("fr", "Marke", content).text).toContain("Öffnen :\nhttp://localhost/?a=1&b=2");
    expect(composeMail("en", "Marke", content).text).toContain("Öffnen:\nhttp://localhost/?a=1&b=2");
  });
});
