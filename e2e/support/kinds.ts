import { randomUUID } from "node:crypto";
import type { Account, Seed } from "./seed.ts";

const common = { explanation: "", hint: null };

/** A draft of every kind that a server checks or a participant compares, about how bees dance. */
export const DRAFTS = {
  self: {
    ...common,
    kind: "self",
    text: "Woher weiß eine Biene, wohin sie fliegen soll?",
    passage:
      "Der Winkel zur Senkrechten ist der Winkel zwischen Sonne und Futter.\n\nJe länger sie schwänzelt, desto weiter ist der Weg.",
    points: ["Winkel zur Senkrechten = Winkel zur Sonne", "Dauer = Entfernung", "Sie folgt der Tänzerin"],
  },
  typed: {
    ...common,
    kind: "typed",
    text: "Wie heißt der Tanz, mit dem Bienen ferne Futterstellen anzeigen?",
    accepted: ["Schwänzeltanz", "Schwänzellauf"],
    hint: "Er hat mit dem Hinterleib zu tun.",
  },
  match: {
    ...common,
    kind: "match",
    text: "Ordnen Sie zu.",
    pairs: [
      ["Winkel", "Richtung zur Sonne"],
      ["Dauer", "Entfernung"],
      ["Zahl der Runden", "Güte der Futterstelle, an der gesammelt wurde"],
      ["Duft", "Art der Blüte"],
    ].map(([text = "", match = ""]) => ({ id: null, text, matchId: null, match })),
  },
  order: {
    ...common,
    kind: "order",
    text: "Ordnen Sie die Aufgaben einer Arbeiterin nach ihrem Alter.",
    items: ["Zellen putzen", "Larven füttern", "Waben bauen", "Nektar sammeln"].map((text) => ({
      id: null,
      text,
    })),
  },
  numeric: {
    ...common,
    kind: "numeric",
    text: "Wie lange dauert die Entwicklung einer Königin?",
    value: 16,
    unit: "Tage",
    tolerance: 0.5,
    explanation: "Eine Arbeiterin braucht 21 Tage.",
  },
} as const;

/** Text with two sections, behind which exercises can stand. */
const CONTENT =
  "Bienen verständigen sich mit Tänzen.\n\n## Der Tanz\n\nSie läuft auf der Wabe eine Acht.\n\n## Die Sonne\n\nDer Winkel zählt.";

interface EditedCourse {
  seed: Seed;
  creator: Account;
  slug: string;
}

/** Gives a step a question that one compares oneself, and an exercise of every other kind. */
export async function putKinds({ seed, creator, slug }: EditedCourse, stepId: string): Promise<void> {
  const authorization = `Bearer ${creator.accessToken}`;
  const where = `/api/courses/${slug}/outline/${stepId}`;
  const as = <T>(method: string, path: string, body?: unknown) =>
    seed.call<T>(method, `${where}${path}`, body, { authorization });
  const step = await as<Record<string, unknown> & { question: { version: number } | null }>("GET", "");
  await as("PUT", "", { ...step, content: CONTENT });
  await as("PUT", "/question", { version: step.question?.version ?? null, question: DRAFTS.self });
  const sections = { typed: 0, match: 1, order: 2, numeric: null } as const;
  for (const kind of ["typed", "match", "order", "numeric"] as const) {
    await as("PUT", `/exercises/${randomUUID()}`, {
      version: null,
      section: sections[kind],
      question: DRAFTS[kind],
    });
  }
}
