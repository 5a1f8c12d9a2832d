import { randomUUID } from "node:crypto";
import type { Sample } from "../../server/testing/world/world.ts";
import { newestLink } from "./mail.ts";
import type { RunningServer } from "./server.ts";

export interface Account {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  id: string;
}

interface SessionAnswer {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** Calls of the server's own protocols, to bring it quickly into the state that a journey begins with. */
export class Seed {
  readonly #url: string;
  readonly #courses: RunningServer["courses"];
  readonly #linkTo: (address: string) => Promise<string | undefined>;

  /** `linkTo` finds the mailed link to an address where the server's mails do not lie in its data folder. */
  constructor(server: RunningServer, linkTo?: (address: string) => Promise<string>) {
    this.#url = server.url;
    this.#courses = server.courses;
    this.#linkTo = linkTo ?? ((address) => newestLink(server.dataFolder, address));
  }

  async call<T>(
    method: string,
    where: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const response = await fetch(`${this.#url}${where}`, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${where} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** An account that chose its role and confirmed its address. */
  async account(role: "course_creator_free" | "course_participant", language = "de"): Promise<Account> {
    const person = await this.unconfirmed(role, language);
    const link = await this.#link(person.email);
    const body = { type: "signup", token_hash: new URL(link).searchParams.get("token_hash") };
    await this.call("POST", "/auth/v1/verify", body, { authorization: `Bearer ${person.accessToken}` });
    return person;
  }

  /** An account that chose its role and has not opened the mailed link. */
  async unconfirmed(role: "course_creator_free" | "course_participant", language = "de"): Promise<Account> {
    const person = { email: `${randomUUID()}@example.org`, password: "geheim-1" };
    const data = { first_name: "Maria", last_name: "Keller", preferred_language: language };
    const session = await this.call<SessionAnswer>("POST", "/auth/v1/signup", { ...person, data });
    const { id } = session.user;
    const authorization = `Bearer ${session.access_token}`;
    await this.call("POST", `/api/profiles/${id}/role`, { role }, { authorization });
    return { ...person, accessToken: session.access_token, refreshToken: session.refresh_token, id };
  }

  /** A finished course of ten steps from a sample document, copied from a prepared one; answers its slug. */
  async course(creator: Account, sample: Sample, name: string, language: string): Promise<string> {
    const authorization = `Bearer ${creator.accessToken}`;
    const as = <T>(method: string, where: string, body?: unknown) =>
      this.call<T>(method, `/api/courses/${where}`, body, { authorization });
    const { slug: original, password } = this.#courses[sample];
    await as("POST", `${original}/managers`, { password });
    const { slug } = await as<{ slug: string }>("POST", `${original}/copies`, { requestId: randomUUID() });
    await as("DELETE", `${original}/managers/${creator.id}`);
    const admin = { firstName: "Maria", lastName: "Keller", email: creator.email };
    await as("PATCH", slug, { settings: { name, language, admin } });
    await as("PUT", `${slug}/active`, { active: true });
    return slug;
  }

  /** Uploads a document and lets the generation of a course begin; answers its slug. */
  async startCourse(
    creator: Account,
    document: { name: string; content: string | Uint8Array },
    course: { name: string; language: string; steps: number; planFirst?: boolean },
  ): Promise<string> {
    const authorization = `Bearer ${creator.accessToken}`;
    const id = await this.#upload(creator, document);
    const admin = { firstName: "Maria", lastName: "Keller", email: creator.email };
    const settings = {
      difficulty: "standard",
      allowAnonymous: true,
      registrationRequired: false,
      goal: null,
      openAtOnce: true,
    };
    const wish = { ...course, ...settings, documentIds: [id], admin, requestId: randomUUID() };
    return (await this.call<{ slug: string }>("POST", "/api/courses", wish, { authorization })).slug;
  }

  /** Waits until a course is written. */
  async finished(creator: Account, slug: string): Promise<void> {
    const authorization = `Bearer ${creator.accessToken}`;
    await this.#until(async () => {
      const where = `/api/courses/${slug}/generation`;
      const { finishedAt } = await this.call<{ finishedAt: string | null }>("GET", where, undefined, {
        authorization,
      });
      return finishedAt !== null;
    });
  }

  /** Has something written anew and waits until it can be compared; answers the proposal's id. */
  async proposal(creator: Account, slug: string, target: Record<string, unknown>): Promise<string> {
    const authorization = `Bearer ${creator.accessToken}`;
    const where = `/api/courses/${slug}/proposals`;
    const wish = { requestId: randomUUID(), target, instruction: null };
    const { id } = await this.call<{ id: string }>("POST", where, wish, { authorization });
    await this.#until(async () => {
      const { proposals } = await this.call<{ proposals: { id: string; state: string }[] }>(
        "GET",
        where,
        undefined,
        { authorization },
      );
      return proposals.some((one) => one.id === id && one.state === "ready");
    });
    return id;
  }

  /** Has a step written that would come after another one, from a document that no course has. */
  async newStep(creator: Account, slug: string, after: string): Promise<string> {
    const sentences = Array.from(
      { length: 40 },
      (_, at) => `Die Imkerin Nummer ${at + 3} prüfte im Frühling jede einzelne Wabe ihres Bienenvolkes. `,
    );
    const content = `Die Waben\n\n${sentences.join("")}`;
    const documentId = await this.#upload(creator, { name: "waben.txt", content });
    return await this.proposal(creator, slug, {
      kind: "insertStep",
      place: { side: "after", stepId: after },
      documentId,
    });
  }

  /** Enrols a person and marks all steps as understood but the last `open` ones. */
  async progress(person: Account, slug: string, open: number): Promise<void> {
    const authorization = `Bearer ${person.accessToken}`;
    await this.call("POST", `/api/learn/${slug}/enrolment`, {}, { authorization });
    const where = `/api/learn/${slug}`;
    const { steps } = await this.call<{ steps: { stepId: string }[] }>("GET", where, undefined, {
      authorization,
    });
    for (const { stepId } of steps.slice(0, steps.length - open)) {
      await this.call("PUT", `${where}/steps/${stepId}/understood`, { understood: true }, { authorization });
    }
  }

  /** Uploads a document and waits until it is read; answers its id. */
  async #upload(creator: Account, document: { name: string; content: string | Uint8Array }): Promise<string> {
    const authorization = `Bearer ${creator.accessToken}`;
    const uploaded = await fetch(`${this.#url}/api/documents?name=${encodeURIComponent(document.name)}`, {
      method: "POST",
      body: new Uint8Array(Buffer.from(document.content)),
      headers: { authorization },
    });
    const { id } = (await uploaded.json()) as { id: string };
    await this.#until(async () => {
      const { state } = await this.call<{ state: string }>("GET", `/api/documents/${id}`, undefined, {
        authorization,
      });
      return state === "ready";
    });
    return id;
  }

  async #link(address: string): Promise<string> {
    let link: string | undefined;
    await this.#until(async () => {
      link = await this.#linkTo(address);
      return link !== undefined;
    });
    return link ?? "";
  }

  async #until(done: () => Promise<boolean>): Promise<void> {
    for (let look = 0; look < 6_000; look++) {
      if (await done()) return;
      await new Promise((next) => setTimeout(next, 20));
    }
    throw new Error("The server did not finish within two minutes");
  }
}
