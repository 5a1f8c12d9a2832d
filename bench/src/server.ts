import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Answer, ENROLMENT_HEADER } from "@lehrpfad/contract";
import autocannon from "autocannon";
import { someAnswer } from "../../server/testing/answers.ts";
import { freePort } from "../../server/testing/freePort.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { clientOf, makeCourse, PASSWORD, register } from "./course.ts";
import { hashesPerSecond, startLimits } from "./limits.ts";
import { liveMemory, residentBytes } from "./liveMemory.ts";
import { databaseOption, numberOption, size } from "./options.ts";
import { DATABASE_TITLES, openPlace } from "./place.ts";
import { beginTable } from "./table.ts";

type Requests = NonNullable<autocannon.Options["requests"]>;

/** Usage: npm run bench:server [-- --database postgres|embedded] [--seconds 8] [--smallest] */
const [DATABASE = "postgres"] = databaseOption(["postgres"]);
const SECONDS = numberOption("seconds", 8, 1);
const CONNECTIONS = 16;
const LEARNERS = size(150, 2);
/** Requests after which memory is looked at, how many more there are, and how long they may take. */
const PORTION = size(10_000, 100);
const MEMORY_REQUESTS = size(90_000, 100);
const MEMORY_SECONDS = 240;
/** Of the limit in the same run, and sign-ins a second. */
const TARGETS = { step: 0.2, signIn: 50, memory: 1.1 };

async function load(url: string, requests: Requests, amount?: number): Promise<autocannon.Result> {
  const length = amount === undefined ? { duration: SECONDS } : { amount };
  const result = await autocannon({ url, connections: CONNECTIONS, requests, ...length });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests failed: ${JSON.stringify(requests[0])}`);
  return result;
}

const rate = async (...what: Parameters<typeof load>) => (await load(...what)).requests.average;

/** One answer for each learner and step: each is a first answer, and so a write. */
async function answerRequests(url: string, slug: string): Promise<Requests> {
  const requests: Requests = [];
  let answers: { id: string; answer: Answer }[] = [];
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const { token } = await clientOf(url, {}).learning.startAnonymously({ slug });
    const headers = { [ENROLMENT_HEADER]: token ?? "", "content-type": "application/json" };
    if (answers.length === 0) {
      const client = clientOf(url, headers);
      const { steps } = await client.learning.course({ slug });
      const pages = await Promise.all(steps.map(({ position }) => client.learning.step({ slug, position })));
      answers = pages.map(({ step, question }) => ({
        id: step.id,
        answer: someAnswer(question),
      }));
    }
    for (const { id, answer } of answers) {
      const body = JSON.stringify({ answer });
      requests.push({ method: "PUT", path: `/api/learn/${slug}/steps/${id}/answer`, headers, body });
    }
  }
  return requests;
}

await using place = await openPlace(DATABASE);
const beside =
  place.databaseUrl === undefined
    ? await startPostgres(mkdtempSync(join(tmpdir(), "bench-postgres-")))
    : null;
place.defer(() => beside?.close());
const limits = await startLimits(place, place.databaseUrl ?? beside?.url ?? "");
const inspectorPort = await freePort();
const server = await place.start({
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  SIGN_IN_ATTEMPTS: "1000000",
});
const { url } = server;
const slug = await makeCourse(url);
const person = await register(url, "learner@example.org", "course_participant");
await person.client.learning.enrol({ slug });
const get = (path: string, headers = person.headers): Requests => [{ method: "GET", path, headers }];
const table = beginTable(
  `Requests a second at ${CONNECTIONS} connections, ${DATABASE_TITLES[DATABASE]}; limit: framework and one row of 4 kB by its key`,
);
const step = get(`/api/learn/${slug}/steps/3`);
// In turn with the limit, so that what else runs on the machine holds up both.
for (const [what, requests, target] of [
  ["course page", get(`/api/learn/${slug}`), {}],
  ["step, signed in", step, { leastOfLimit: TARGETS.step }],
  ["my courses", get("/api/my-courses"), {}],
] as const) {
  const limit = await rate(limits, get("/row"));
  table.add({ what, limit, we: await rate(url, requests), ...target });
}
const answers = await answerRequests(url, slug);
const limit = await rate(limits, get("/row"));
table.add({ what: "answer (first ones)", limit, we: await rate(url, answers, answers.length) });
table.add({ what: "framework, constant JSON", limit, we: await rate(limits, get("/constant")) });
const token = {
  method: "POST",
  path: "/auth/v1/token?grant_type=password",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: "learner@example.org", password: PASSWORD }),
} as const;
const hashes = await hashesPerSecond(SECONDS * 500);
const signIns = { limit: hashes, we: await rate(url, [token]), least: TARGETS.signIn };
table.add({ what: "sign-in; limit: argon2id one after the other", ...signIns });
await load(url, step, PORTION);
const before = { resident: residentBytes(server.pid) / 2 ** 20, live: await liveMemory(inspectorPort) };
const until = performance.now() + MEMORY_SECONDS * 1000;
for (let more = 0; more < MEMORY_REQUESTS && performance.now() < until; more += PORTION)
  await load(url, step, PORTION);
const after = { resident: residentBytes(server.pid) / 2 ** 20, live: await liveMemory(inspectorPort) };
table.add({
  ...{ what: "memory in use after many requests, MB; limit: before", limit: before.live, we: after.live },
  mostOfLimit: TARGETS.memory,
});
table.add({
  what: "resident after many requests, MB; limit: before",
  limit: before.resident,
  we: after.resident,
});
table.end();
