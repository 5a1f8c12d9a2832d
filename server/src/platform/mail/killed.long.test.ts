import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MailServer, startMailServer } from "../../../testing/mailServer.ts";
import { signUpAt } from "../../../testing/remote.ts";
import { killLeftServers, startServerProcess } from "../../../testing/serverProcess.ts";
import { createPostgresUrl } from "../../../testing/testDatabase.ts";
import { eventually } from "../../../testing/testServer.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "killed-"));
});
afterAll(async () => {
  await killLeftServers();
  rmSync(folder, { recursive: true, force: true });
});

/** A mail server that takes connections and says nothing. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on("error", () => undefined)));
  await new Promise<void>((listening) => {
    silent.listen(0, "127.0.0.1", listening);
  });
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => {
      silent.close(closed);
    });
  };
  return { port, sockets, close };
}

it("a mail that was on its way when its process was killed leaves within a minute of the next start", {
  timeout: 180_000,
}, async () => {
  const url = await createPostgresUrl();
  const silent = await startSilentServer();
  const settings = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    ...(url ? { DATABASE_URL: url } : {}),
  };
  const server = await startServerProcess(settings);
  await signUpAt(server.url, "killed@example.org");
  await eventually(async () => silent.sockets[0], 30);
  await server.kill();
  await silent.close();
  const mails: MailServer = await startMailServer(silent.port);
  await startServerProcess(settings);
  const begun = performance.now();
  await eventually(async () => mails.received[0], 120);
  expect(performance.now() - begun).toBeLessThan(60_000);
  await killLeftServers();
  await mails.close();
});
