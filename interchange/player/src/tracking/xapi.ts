/** A JSON object whose form another host decides. */
type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function jsonOf(text: string): Json {
  const value: unknown = JSON.parse(text);
  if (!isJson(value)) throw new Error("no JSON object");
  return value;
}

function parameter(parameters: URLSearchParams, name: string): string {
  const value = parameters.get(name);
  if (value === null) throw new Error(`the launch address has no ${name}`);
  return value;
}

/** Contexts put into one: lists of activities are joined. */
function mergeContexts(one: Json, other: Json): Json {
  const merged: Json = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    if (Array.isArray(before) && Array.isArray(value)) merged[key] = [...before, ...value];
    else merged[key] = isJson(before) && isJson(value) ? mergeContexts(before, value) : value;
  }
  return merged;
}

/** An activity that was launched by the address of the page (cmi5, 8.1): its statements and its states. */
export function openActivity(parameters: URLSearchParams) {
  const endpoint = parameter(parameters, "endpoint").replace(/\/?$/, "/");
  const [id, actor] = [parameter(parameters, "activityId"), parameter(parameters, "actor")];
  const registration = parameter(parameters, "registration");
  let token = "";
  let template: Json = {};
  let counts = true;
  let queue: Promise<unknown> = Promise.resolve();

  function request(path: string, query: Record<string, string>, init: RequestInit = {}): Promise<Response> {
    const address = new URL(path, endpoint);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const headers = {
      authorization: `Basic ${token}`,
      "x-experience-api-version": "1.0.3",
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
    };
    // What is on its way when the page is left arrives all the same.
    return fetch(address, { ...init, headers, keepalive: init.method !== undefined });
  }

  /** One after the other; one that fails holds none of the next up. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result | null> {
    const turn = queue.then(act).catch(() => null);
    queue = turn;
    return turn;
  }

  const stateOf = (stateId: string) => ({ activityId: id, agent: actor, registration, stateId });

  async function readState(stateId: string): Promise<string | null> {
    const answer = await request("activities/state", stateOf(stateId));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`the state was answered with ${answer.status}`);
    return await answer.text();
  }

  return {
    id,
    /** Whether what is done counts: not while somebody only looks. */
    get counts() {
      return counts;
    },
    /** Gets the right to write and what was launched. Rejects where the platform gives neither. */
    async open(): Promise<void> {
      const answer = await fetch(parameter(parameters, "fetch"), { method: "POST" });
      const given = jsonOf(await answer.text())["auth-token"];
      if (typeof given !== "string") throw new Error("the platform gave no token");
      token = given;
      const launch = jsonOf((await readState("LMS.LaunchData")) ?? "{}");
      if (isJson(launch.contextTemplate)) template = launch.contextTemplate;
      counts = launch.launchMode === undefined || launch.launchMode === "Normal";
      // Asked for because the standard wants it (11.1); there is nothing in it that this player could follow.
      await request("agents/profile", { agent: actor, profileId: "cmi5LearnerPreferences" }).catch(
        () => null,
      );
    },
    readState,
    keep(stateId: string, text: string): void {
      void inTurn(() => request("activities/state", stateOf(stateId), { method: "PUT", body: text }));
    },
    /** Sends a statement behind all before it. Its object is the activity unless it says another. */
    send(statement: Json): Promise<unknown> {
      const { context = {}, ...said } = statement;
      const body = JSON.stringify({
        id: crypto.randomUUID(),
        timestamp: new Date().toISOString(),
        actor: jsonOf(actor),
        object: { objectType: "Activity", id },
        context: mergeContexts(mergeContexts(template, { registration }), isJson(context) ? context : {}),
        ...said,
      });
      return inTurn(() =>
        request("statements", {}, { method: "POST", body }).then((answer) => {
          if (!answer.ok) throw new Error(`the statement was answered with ${answer.status}`);
        }),
      );
    },
  };
}
