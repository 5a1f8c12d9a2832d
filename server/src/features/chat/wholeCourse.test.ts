import type { ChatPackage } from "@lehrpfad/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outlinedCourse, plannedCourse, planOf, textOf, textsOf } from "../../../testing/chatCourses.ts";
import { CHAT_LIMITS } from "../../../testing/chats.ts";
import { giveCourse } from "../../../testing/courses.ts";
import { createTestServer, type SignedUp, type TestServer } from "../../../testing/testServer.ts";

let server: TestServer;
let creator: SignedUp;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  // Nobody may have many courses.
  creator = await server.signUp("course_creator_free");
});
afterAll(() => server.close());

const paste = (slug: string, { id, version }: Pick<ChatPackage, "id" | "version">, answer: string) =>
  creator.client.chat.saveAnswer({ slug, packageId: id, version, answer });

async function askForPlan() {
  const slug = await outlinedCourse(creator);
  const { packages } = await creator.client.chat.makePlan({ slug, limits: CHAT_LIMITS });
  const plan = await creator.client.chat.showPackage({ slug, packageId: packages[0]?.id ?? "" });
  return { slug, plan };
}

async function textPackages(slug: string): Promise<ChatPackage[]> {
  const { packages } = await creator.client.chat.show({ slug });
  const heads = packages.filter(({ kind }) => kind === "texts");
  return await Promise.all(heads.map(({ id }) => creator.client.chat.showPackage({ slug, packageId: id })));
}

describe("a course of a goal alone without a model", () => {
  it("begins as an outline that needs a plan, hidden from participants", async () => {
    const slug = await outlinedCourse(creator);
    expect(await creator.client.chat.show({ slug })).toMatchObject({ needsPlan: true, packages: [] });
    expect(await creator.client.courses.get({ slug })).toMatchObject({
      active: false,
      writer: "placeholder",
    });
  });

  it("becomes ten written steps with one copy for the plan and four for the texts", async () => {
    const { slug, plan } = await askForPlan();
    expect(plan.request).toContain("Ein gutes Brot mit Sauerteig backen können");
    const read = await paste(slug, plan, `Gern!\n\n${planOf(10)}\n\nSoll ich die Texte schreiben?`);
    expect(read.plan).toMatchObject({ isAccepted: false, faults: [] });
    const { packages, steps, needsPlan } = await creator.client.chat.acceptPlan({ slug, packageId: plan.id });
    expect(needsPlan).toBe(false);
    expect(packages.filter(({ kind }) => kind === "texts")).toHaveLength(4);
    expect(steps.map(({ title }) => title)[2]).toBe("Teil 3 des Brotbackens");
    for (const one of await textPackages(slug)) {
      expect(one.request).toContain("Mehl, Wasser und Salz in Teil");
      const answered = await paste(slug, one, textsOf(one));
      expect(answered).toMatchObject({ missing: [], toMend: 0, followUp: null });
      const stepIds = answered.texts.map(({ stepId }) => stepId);
      const decided = await creator.client.chat.decideTexts({
        ...{ slug, packageId: one.id, stepIds, decision: "accepted" as const },
      });
      expect(decided.counts.accepted).toBe(stepIds.length);
    }
    const after = await creator.client.chat.show({ slug });
    expect(after.steps.every(({ isWritten, words }) => isWritten && words >= 500)).toBe(true);
    const first = await creator.client.editing.getStep({ slug, stepId: after.steps[0]?.id ?? "" });
    expect(first).toMatchObject({ writer: "model", question: null, sources: [] });
    expect(first.sections.terms).toHaveLength(2);
    expect(first.content).toContain("## Beispiel: ein Backtag");
    expect(await creator.client.courses.get({ slug })).toMatchObject({ writer: "model", active: false });
  });

  it("shows nothing as proved, and marks what can be verified in the review", async () => {
    const slug = await plannedCourse(creator);
    const [one] = await textPackages(slug);
    if (!one) throw new Error("There should be a package");
    const read = await paste(
      slug,
      one,
      textsOf(one, "Ein Brot von 750 Gramm verliert im Ofen 12 % Gewicht."),
    );
    expect(read.texts[0]).toMatchObject({ sources: [], faults: [] });
    expect(read.texts[0]?.toVerify.join(" ")).toContain("750 Gramm");
    const stepId = read.texts[0]?.stepId ?? "";
    await creator.client.chat.decideTexts({
      slug,
      packageId: one.id,
      stepIds: [stepId],
      decision: "accepted",
    });
    const { items } = await creator.client.reviewing.list({ slug });
    const doubts = items.find(({ id }) => id === stepId)?.doubts ?? [];
    expect(doubts.map(({ code }) => code)).toContain("text_unsourced");
    const sentences = doubts
      .filter(({ code }) => code === "claim_unsourced")
      .map(({ params }) => params?.sentence);
    expect(sentences).toContain("Ein Brot von 750 Gramm verliert im Ofen 12 % Gewicht.");
    expect(sentences).toContain("Salz bremst die Hefen und gibt dem Brot seinen Geschmack.");
  });
});

describe("the answer to a plan", () => {
  it("of another number of steps is said in words that the same chat can be sent, and can be accepted", async () => {
    const { slug, plan } = await askForPlan();
    const read = await paste(slug, plan, planOf(12));
    expect(read.plan?.faults).toMatchObject([{ code: "plan_count", params: { count: 12, wished: 10 } }]);
    expect(read.followUp).toContain("Lernschritte im Plan: 12");
    const { steps } = await creator.client.chat.acceptPlan({ slug, packageId: plan.id });
    expect(steps).toHaveLength(12);
  });

  it("of fewer than ten steps is not accepted, and that of a course with texts neither", async () => {
    const { slug, plan } = await askForPlan();
    const read = await paste(slug, plan, planOf(4));
    const accept = () => creator.client.chat.acceptPlan({ slug, packageId: plan.id });
    await expect(accept()).rejects.toMatchObject({ code: "CHAT_PLAN_SIZE" });
    await paste(slug, read, planOf(10));
    await accept();
    const [one] = await textPackages(slug);
    if (!one) throw new Error("There should be a package");
    const { texts } = await paste(slug, one, textsOf(one));
    const stepIds = texts.map(({ stepId }) => stepId);
    await creator.client.chat.decideTexts({ slug, packageId: one.id, stepIds, decision: "accepted" });
    await expect(accept()).rejects.toMatchObject({ code: "CHAT_PLAN_LATE" });
  });

  it("is refused where it holds none, and where it is the request", async () => {
    const { slug, plan } = await askForPlan();
    await expect(paste(slug, plan, "Das kann ich leider nicht.")).rejects.toMatchObject({
      code: "CHAT_NOTHING_READ",
    });
    await expect(paste(slug, plan, plan.request)).rejects.toMatchObject({ code: "CHAT_REQUEST_PASTED" });
  });
});

describe("the answer to a package of texts", () => {
  it("that breaks off is asked for, and goes on in a second piece", async () => {
    const slug = await plannedCourse(creator);
    const [one] = await textPackages(slug);
    if (!one) throw new Error("There should be a package");
    const whole = textsOf(one);
    const cut = whole.slice(0, whole.indexOf("#### Beispiel", whole.indexOf("### Lernschritt 2")));
    const read = await paste(slug, one, cut);
    expect(read.texts.map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ["text_cut_off"]]);
    expect(read.missing).toEqual([3]);
    expect(read.followUp).toContain("### Lernschritt 2: ");
    expect(read.followUp).toContain("### Lernschritt 3: ");
    const again = await paste(
      slug,
      read,
      `${cut}\n\n${one.packed
        .slice(1)
        .map((step) => textOf(step.number, step.title))
        .join("\n\n")}`,
    );
    expect(again).toMatchObject({ missing: [], toMend: 0, followUp: null });
  });

  it("that is too short says so, and takes its place when it was mended", async () => {
    const slug = await plannedCourse(creator);
    const [one] = await textPackages(slug);
    const title = one?.packed[0]?.title ?? "";
    if (!one) throw new Error("There should be a package");
    const short = `### Lernschritt 1: ${title}\nText:\nMehl und Wasser werden zu einem Teig verrührt.\nZusammenfassung: Kurz.`;
    const read = await paste(slug, one, short);
    expect(read.texts[0]?.faults).toMatchObject([{ code: "text_short" }]);
    const again = await paste(slug, read, `${short}\n\n${textOf(1, title)}`);
    expect(again.texts[0]?.faults).toEqual([]);
  });

  it("can be taken back, until somebody edits the step", async () => {
    const slug = await plannedCourse(creator);
    const [one] = await textPackages(slug);
    if (!one) throw new Error("There should be a package");
    const { texts } = await paste(slug, one, textsOf(one));
    const stepId = texts[0]?.stepId ?? "";
    const decide = (decision: "accepted" | "open") =>
      creator.client.chat.decideTexts({ slug, packageId: one.id, stepIds: [stepId], decision });
    const before = await creator.client.editing.getStep({ slug, stepId });
    await decide("accepted");
    await decide("open");
    const back = await creator.client.editing.getStep({ slug, stepId });
    expect(back).toMatchObject({ content: before.content, writer: "placeholder", fallback: true });
    expect(back.question?.text).toBe(before.question?.text);
    await decide("accepted");
    const { title, content, sections, summary, version } = await creator.client.editing.getStep({
      slug,
      stepId,
    });
    await creator.client.editing.saveStep({
      slug,
      stepId,
      title,
      content: `${content}\n\nMehr.`,
      sections,
      summary,
      version,
    });
    await expect(decide("open")).rejects.toMatchObject({ code: "CHAT_TEXT_EDITED" });
  });
});

describe("the texts of a course that was made of documents", () => {
  /** A package that asks for the texts of the first steps, and a sentence of the document that the first one teaches. */
  async function askForTexts() {
    const slug = await giveCourse(server, creator, {}, "bienen.de.pdf");
    const { steps } = await creator.client.chat.show({ slug });
    const stepIds = steps.slice(0, 2).map(({ id }) => id);
    const wish = { slug, kind: "texts" as const, limits: CHAT_LIMITS, stepIds };
    const { packages, needsPlan } = await creator.client.chat.makePackages(wish);
    const one = await creator.client.chat.showPackage({ slug, packageId: packages[0]?.id ?? "" });
    const { title = "" } = one.packed[0] ?? {};
    const material = one.request.split(`### Lernschritt 1: ${title}\n`).at(-1) ?? "";
    const sentences = (material.match(/[A-ZÄÖÜ][^.\n|]{60,180}\./g) ?? []).map((one) => one.trim());
    return { slug, one, title, sentences, needsPlan, stepId: stepIds[0] ?? "" };
  }
  const withProofs = (title: string, quotes: readonly string[], sentence = "") =>
    textOf(1, title, sentence).replace(/\nPrüfen: .*/, quotes.map((quote) => `\nBeleg: „${quote}“`).join(""));

  it("need no plan; the material is what the documents say, and proofs are found in them word for word", async () => {
    const { slug, one, title, sentences, needsPlan, stepId } = await askForTexts();
    expect(needsPlan).toBe(false);
    const quotes = sentences.slice(0, 2);
    const read = await paste(slug, one, withProofs(title, quotes));
    expect(read.texts[0]?.faults).toEqual([]);
    expect(read.texts[0]?.sources.map(({ quote }) => quote)).toEqual(expect.arrayContaining(quotes));
    const before = await creator.client.editing.getStep({ slug, stepId });
    await creator.client.chat.decideTexts({
      slug,
      packageId: one.id,
      stepIds: [stepId],
      decision: "accepted",
    });
    const after = await creator.client.editing.getStep({ slug, stepId });
    expect(after).toMatchObject({ title: before.title, writer: "model" });
    expect(after.sources.length).toBeGreaterThanOrEqual(2);
    for (const [picture] of before.content.matchAll(/!\[[^\]]*\]\(figure:[^)]*\)/g))
      expect(after.content).toContain(picture);
    const { items } = await creator.client.reviewing.list({ slug });
    const codes = items.find(({ id }) => id === stepId)?.doubts.map(({ code }) => code);
    expect(codes).toContain("text_unread");
    expect(codes).not.toContain("text_unsourced");
    // Asked for once more, the chat gets the document again, and not its own text.
    const limits = CHAT_LIMITS;
    const again = await creator.client.chat.makePackages({ slug, kind: "texts", limits, stepIds: [stepId] });
    const packageId = again.packages.at(-1)?.id ?? "";
    expect((await creator.client.chat.showPackage({ slug, packageId })).request).toContain(quotes[0]);
  });

  it("with a proof or a number that no document holds say so, and mark what is accepted all the same", async () => {
    const { slug, one, title, sentences, stepId } = await askForTexts();
    const invented = "Eine Biene wiegt 4711 Gramm.";
    const read = await paste(
      slug,
      one,
      withProofs(title, [sentences[0] ?? "", "Bienen lesen gern."], invented),
    );
    expect(read.texts[0]?.faults.map(({ code }) => code)).toEqual([
      "text_quote_strange",
      "text_quotes_missing",
      "text_number_strange",
    ]);
    expect(read.followUp).toContain("Bienen lesen gern.");
    await creator.client.chat.decideTexts({
      slug,
      packageId: one.id,
      stepIds: [stepId],
      decision: "accepted",
    });
    const { items } = await creator.client.reviewing.list({ slug });
    const doubt = items.find(({ id }) => id === stepId)?.doubts.find(({ code }) => code === "claim_unsaid");
    expect(doubt?.params?.sentence).toBe(invented);
  });
});
