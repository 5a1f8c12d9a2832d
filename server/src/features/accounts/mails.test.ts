import { randomUUID } from "node:crypto";
import { LIMITS } from "@lehrpfad/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finishedCourse } from "../../../testing/courses.ts";
import { mailsAbout, mailsDelivered } from "../../../testing/mailFolder.ts";
import { createTestServer, linkSecret, type TestServer } from "../../../testing/testServer.ts";
import { warnOfBlock } from "./shared/warnOfBlock.ts";

const HOUR = 3_600;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ ACCESS_TOKEN_SECONDS: "10000000" });
});
afterAll(() => server.close());

const mailsTo = async (address: string, subject: string) => {
  await mailsDelivered(server.services);
  return (await mailsAbout(server.services, address)).filter((mail) => mail.subject?.includes(subject));
};

describe("the mail that asks for a confirmation", () => {
  it("names the course at which somebody registered", async () => {
    const { slug } = await finishedCourse(server, { name: "Bienenkunde" });
    const email = `${randomUUID()}@example.org`;
    const person = { firstName: "Ada", lastName: "Muster", email, language: "de" } as const;
    await server.client().learning.register({ slug, ...person });
    const [mail] = await mailsTo(email, "Bitte bestätigen Sie Ihre E-Mail-Adresse für „Bienenkunde“");
    expect(mail?.text).toContain("am Kurs „Bienenkunde“ teil");
    expect(mail?.text).toContain(`course=${slug}`);
  });
});

describe("the warning before an account is blocked", () => {
  const warnings = (email: string) => mailsTo(email, "wird bald gesperrt");
  const warn = () => Promise.all([warnOfBlock(server.services), warnOfBlock(server.services)]);

  it("comes once, in the last day, and its link confirms the address", async () => {
    const person = await server.signUp("course_participant");
    const confirmed = await server.signUp("course_participant");
    await server.confirm(confirmed);
    server.clock.forward(LIMITS.verification.blockSeconds - 25 * HOUR);
    await warn();
    expect(await warnings(person.email)).toHaveLength(0);
    server.clock.forward(2 * HOUR);
    await warn();
    await warn();
    const [mail, ...more] = await warnings(person.email);
    expect(more).toEqual([]);
    expect(await warnings(confirmed.email)).toHaveLength(0);
    const token_hash = linkSecret(mail?.text ?? "");
    const { error } = await server.authClient(person.accessToken).verifyOtp({ token_hash, type: "email" });
    expect(error).toBeNull();
  });

  it("does not come to an address that somebody proved with another account", async () => {
    const owner = await server.signUp("course_participant");
    await server.confirm(owner);
    const data = { first_name: "Eve", last_name: "Fremd", preferred_language: "de" };
    await server.authClient().signUp({ email: owner.email, password: "geheim1", options: { data } });
    server.clock.forward(LIMITS.verification.blockSeconds - HOUR);
    await warn();
    expect(await warnings(owner.email)).toHaveLength(0);
  });
});
