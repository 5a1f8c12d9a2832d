import { type EditedStep, NO_SECTIONS, type StepText } from "@lehrpfad/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { createStepTexts, type Send } from "./store.ts";

const STEP: EditedStep = {
  ...{ id: "11111111-1111-4111-8111-111111111111", position: 1, version: 1, words: 2 },
  ...{ title: "Titel", content: "Text\n", summary: "", writer: "builtin", fallback: false },
  ...{
    editedAt: "2026-01-01T00:00:00Z",
    sources: [],
    question: null,
    exercises: [],
    drafts: [],
    sections: NO_SECTIONS,
  },
  savedBy: null,
};

/** A server that keeps the last texts saved, as the real one does. */
function createServer() {
  let stored = STEP;
  const send: Send = async (version, texts) => {
    await Promise.resolve();
    if (version !== stored.version) return { kind: "conflict", stored };
    stored = { ...stored, ...texts, version: version + 1 };
    return { kind: "saved", step: stored };
  };
  const save = (texts: Partial<StepText>) => {
    stored = { ...stored, ...texts, version: stored.version + 1 };
  };
  return { send, save, stored: () => stored };
}

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

describe("texts that are edited", () => {
  it("tell who saved the other version of a conflict", async () => {
    const [server, texts] = [createServer(), createStepTexts(STEP)];
    texts.change({ title: "Meiner" });
    server.save({ title: "Anderer" });
    const savedBy = { isOwn: true, name: "Maria Keller" };
    const send: Send = async (version, sent) => {
      const answer = await server.send(version, sent);
      return answer.kind === "conflict" ? { ...answer, stored: { ...answer.stored, savedBy } } : answer;
    };
    expect(await texts.save(send)).toBe(false);
    expect(texts.shown()).toMatchObject({ state: "conflict", savedBy, theirs: { title: "Anderer" } });
  });

  it("are saved with what is typed while they are on their way", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    texts.change({ content: "Eins\n" });
    const saving = texts.save(server.send);
    expect(texts.shown().state).toBe("saving");
    texts.change({ content: "Eins, zwei\n" });
    expect(await saving).toBe(true);
    expect(server.stored()).toMatchObject({ content: "Eins, zwei\n", version: 3 });
    expect(texts.shown().state).toBe("saved");
  });

  it("go together with another text that somebody else saved", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    server.save({ summary: "Kurz" });
    texts.change({ title: "Mein Titel" });
    expect(await texts.save(server.send)).toBe(true);
    expect(server.stored()).toMatchObject({ title: "Mein Titel", summary: "Kurz" });
    expect(texts.shown()).toMatchObject({ state: "saved", revision: 1, texts: { summary: "Kurz" } });
  });

  it("stand beside the same text that somebody else saved until one is chosen", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    server.save({ content: "Ihrer\n" });
    texts.change({ content: "Meiner\n" });
    expect(await texts.save(server.send)).toBe(false);
    expect(texts.shown()).toMatchObject({ state: "conflict", theirs: { content: "Ihrer\n" } });
    expect(await texts.save(server.send)).toBe(false);
    texts.resolve(texts.shown().texts);
    expect(await texts.save(server.send)).toBe(true);
    expect(server.stored().content).toBe("Meiner\n");
  });

  it("are written down after the next paint, once for all that was typed before it", () => {
    let paint = () => {};
    const texts = createStepTexts(STEP, (work) => {
      paint = work;
      return () => {};
    });
    let written = 0;
    const write = (content: string) => () => {
      written++;
      return { content };
    };
    texts.changeLater(write("E\n"));
    texts.changeLater(write("Ei\n"));
    expect(texts.shown()).toMatchObject({ state: "saved", texts: { content: "Text\n" } });
    paint();
    expect(texts.shown()).toMatchObject({ state: "changed", texts: { content: "Ei\n" } });
    expect(createStepTexts(STEP).shown().texts.content).toBe("Ei\n");
    expect(written).toBe(1);
  });

  it("are saved with what was typed just now, and never lose it to what somebody else saved", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP, () => () => {});
    texts.changeLater(() => ({ content: "Eins\n" }));
    const saving = texts.save(server.send);
    server.save({ content: "Ihrer\n" });
    texts.changeLater(() => ({ content: "Eins, zwei\n" }));
    expect(await saving).toBe(false);
    expect(texts.shown()).toMatchObject({
      state: "conflict",
      texts: { content: "Eins, zwei\n" },
      theirs: { content: "Ihrer\n" },
    });
  });

  it("are not sent without a title", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    texts.change({ title: " " });
    expect(await texts.save(server.send)).toBe(false);
    expect(server.stored()).toBe(STEP);
  });

  it("are there again after a reload, over whatever was saved meanwhile", async () => {
    const before = createStepTexts(STEP);
    before.change({ content: "Entwurf\n" });
    expect(createStepTexts(STEP).shown()).toMatchObject({ state: "changed", restored: true });
    const retitled = { ...STEP, title: "Neu", version: 2 };
    expect(createStepTexts(retitled).shown().texts).toMatchObject({ title: "Neu", content: "Entwurf\n" });
    const rewritten = { ...STEP, content: "Ihrer\n", version: 2 };
    expect(createStepTexts(rewritten).shown()).toMatchObject({
      state: "conflict",
      texts: { content: "Entwurf\n" },
      theirs: { content: "Ihrer\n" },
    });
  });

  it("stay on the device when the server cannot be reached, and go out later", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    texts.change({ summary: "Kurz" });
    const error = new TypeError("no connection");
    expect(await texts.save(async () => ({ kind: "failed", error }))).toBe(false);
    expect(texts.shown()).toMatchObject({ state: "failed", error });
    expect(createStepTexts(STEP).shown().texts.summary).toBe("Kurz");
    expect(await texts.save(server.send)).toBe(true);
    expect(createStepTexts(server.stored()).shown().restored).toBe(false);
  });

  it.each([
    ["broken off", '{"base":{"title":"Titel"'],
    ["without its beginning", JSON.stringify({ texts: { title: "A", content: "B", summary: "C" } })],
    ["of texts that are none", JSON.stringify({ base: {}, texts: { title: 1, content: null } })],
  ])("begin with what is stored where the draft on this device is %s", (_, kept) => {
    localStorage.setItem(`editor-draft:${STEP.id}`, kept);
    expect(createStepTexts(STEP).shown()).toMatchObject({
      state: "saved",
      restored: false,
      texts: { title: "Titel" },
    });
  });

  it("are edited and saved where the browser stores nothing", async () => {
    vi.stubGlobal("localStorage", memoryStorage(0));
    const server = createServer();
    const texts = createStepTexts(STEP);
    texts.change({ content: "Eins\n" });
    expect(texts.shown()).toMatchObject({ state: "changed", texts: { content: "Eins\n" } });
    expect(await texts.save(server.send)).toBe(true);
    expect(server.stored().content).toBe("Eins\n");
  });

  it("are saved without empty lines, which stay to be filled", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    texts.change({ sections: { ...NO_SECTIONS, keyPoints: [""] } });
    expect(texts.shown()).toMatchObject({ state: "saved", texts: { sections: { keyPoints: [""] } } });
    texts.change({ sections: { ...NO_SECTIONS, keyPoints: ["Eins ", ""] } });
    expect(texts.shown().state).toBe("changed");
    expect(await texts.save(server.send)).toBe(true);
    expect(server.stored().sections.keyPoints).toEqual(["Eins"]);
    expect(texts.shown()).toMatchObject({
      state: "saved",
      texts: { sections: { keyPoints: ["Eins ", ""] } },
    });
  });

  it("wait for the meaning of a term, and are kept on this device until then", async () => {
    const server = createServer();
    const texts = createStepTexts(STEP);
    const terms = [{ term: "Wabe", meaning: "" }];
    texts.change({ sections: { ...NO_SECTIONS, terms } });
    expect(await texts.save(server.send)).toBe(false);
    expect(server.stored().version).toBe(1);
    expect(createStepTexts(STEP).shown()).toMatchObject({ restored: true, texts: { sections: { terms } } });
    texts.change({ sections: { ...NO_SECTIONS, terms: [{ term: "Wabe", meaning: "ein Bau" }] } });
    expect(await texts.save(server.send)).toBe(true);
  });

  it("of the version before, which held their sections, are set against those of now", () => {
    const old = { title: "Titel", content: "**Ziele**\n\n- Eins\n\nText\n", summary: "" };
    const draft = { base: old, texts: { ...old, content: `${old.content}Mehr\n` } };
    localStorage.setItem(`editor-draft:${STEP.id}`, JSON.stringify(draft));
    const { state, texts } = createStepTexts(STEP).shown();
    expect({ state, texts }).toEqual({ state: "conflict", texts: { ...draft.texts, sections: NO_SECTIONS } });
  });
});
