import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { fileOf, serve } from "./browser.ts";

/** A statement as it came, of which tests read some fields. */
export interface Statement {
  verb: { id: string };
  result?: { success?: boolean; score?: { scaled: number }; response?: string; duration?: string };
  context?: { registration?: string; contextActivities?: { category?: { id: string }[] } };
  [field: string]: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** A platform that launches cmi5: it gives the package, one token for each launch, and keeps states and statements. */
export async function openLrs(files: Record<string, Uint8Array>) {
  const statements: Statement[] = [];
  const states = new Map<string, string>([
    [
      "LMS.LaunchData",
      JSON.stringify({
        contextTemplate: {
          contextActivities: { grouping: [{ id: "https://example.org/course" }] },
          extensions: { "https://w3id.org/xapi/cmi5/context/extensions/sessionid": randomUUID() },
        },
        launchMode: "Normal",
        moveOn: "CompletedAndPassed",
      }),
    ],
  ]);
  const refused: string[] = [];
  const tokens = new Set<string>();
  const server = await serve(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://x");
    const found = fileOf(files, url.pathname);
    if (found) return response.setHeader("content-type", found.type).end(found.body);
    if (url.pathname === "/fetch") {
      const token = randomUUID();
      tokens.add(`Basic ${token}`);
      return response.end(JSON.stringify({ "auth-token": token }));
    }
    if (!tokens.has(request.headers.authorization ?? "")) {
      refused.push(url.pathname);
      return response.writeHead(401).end();
    }
    const stateId = url.searchParams.get("stateId") ?? "";
    if (url.pathname === "/xapi/activities/state" && request.method === "PUT") {
      states.set(stateId, await bodyOf(request));
      return response.writeHead(204).end();
    }
    if (url.pathname === "/xapi/activities/state") {
      const state = states.get(stateId);
      return state === undefined ? response.writeHead(404).end() : response.end(state);
    }
    if (url.pathname === "/xapi/statements") {
      statements.push(JSON.parse(await bodyOf(request)));
      return response.end("[]");
    }
    return response.writeHead(404).end();
  });
  const registration = randomUUID();
  return {
    statements,
    refused,
    verbs: () => statements.map(({ verb }) => verb.id.split("/").at(-1)),
    /** The address that launches the package once. */
    launchUrl(): string {
      const url = new URL("/package/index.html", server.url);
      const actor = { objectType: "Agent", account: { homePage: "https://example.org", name: "ada" } };
      url.searchParams.set("endpoint", `${server.url}/xapi/`);
      url.searchParams.set("fetch", `${server.url}/fetch`);
      url.searchParams.set("actor", JSON.stringify(actor));
      url.searchParams.set("registration", registration);
      url.searchParams.set("activityId", "https://example.org/course/au");
      return url.href;
    },
    close: () => server.close(),
  };
}
