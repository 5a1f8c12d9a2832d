import { expect, it } from "vitest";
import { startMailServer } from "../../testing/mailServer.ts";
import { createTestServer, eventually } from "../../testing/testServer.ts";

it("mails wait for a mail server that is gone, and each arrives once when it is back", {
  timeout: 180_000,
}, async () => {
  const gone = await startMailServer();
  await gone.close();
  const token = "an-operators-token-of-some-length";
  const server = await createTestServer({
    ...{ SMTP_URL: gone.url, METRICS_TOKEN: token, LOG_LEVEL: "silent" },
  });
  try {
    const people = [await server.signUp(), await server.signUp()];
    const failed = async () => {
      const answer = await server.fetch("/metrics", { headers: { authorization: `Bearer ${token}` } });
      return Number(/mails_total\{outcome="failed"\} (\d+)/.exec(await answer.text())?.[1] ?? 0);
    };
    await eventually(async () => ((await failed()) >= people.length ? true : null), 30);
    const back = await startMailServer(Number(new URL(gone.url).port));
    await eventually(async () => (back.received.length >= people.length ? true : null), 90);
    await server.services.jobs.stop(5);
    expect(back.received.map(({ to }) => to?.[0]?.address).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
    await back.close();
  } finally {
    await server.close();
  }
});
