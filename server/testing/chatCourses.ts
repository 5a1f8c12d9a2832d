import { randomUUID } from "node:crypto";
import type { ChatPackage } from "@lehrpfad/contract";
import { CHAT_LIMITS } from "./chats.ts";
import { courseRequest } from "./courses.ts";
import type { SignedUp } from "./testServer.ts";

/** A course of ten placeholders that a chat is to write from a goal. */
export async function outlinedCourse({ client }: SignedUp): Promise<string> {
  const { slug } = await client.courses.create(
    courseRequest([], {
      ...{ name: "Brot backen", goal: "Ein gutes Brot mit Sauerteig backen können", by: "chat" },
      requestId: randomUUID(),
    }),
  );
  return slug;
}

/** What a chat answers to the request for a plan of so many steps. */
export const planOf = (steps: number): string =>
  Array.from(
    { length: steps },
    (_, at) =>
      `### Lernschritt ${at + 1}: Teil ${at + 1} des Brotbackens\nZiel: Teil ${at + 1} ausführen\nZiel: Fehler darin nennen\nInhalt: Mehl, Wasser und Salz in Teil ${at + 1}`,
  ).join("\n\n");

const SENTENCES = [
  "Wer morgens backen will, setzt den Teig am Abend vorher an und lässt ihn ruhen.",
  "Das Mehl nimmt das Wasser langsam auf, und der Teig wird dabei glatt und dehnbar.",
  "Ein Teig, der zu warm steht, geht schnell auf und fällt im Ofen wieder zusammen.",
  "Salz bremst die Hefen und gibt dem Brot seinen Geschmack.",
];

/** The text of a step as a chat answers it, of about 600 words. */
export function textOf(number: number, title: string, sentence = ""): string {
  const paragraph = (at: number) =>
    Array.from({ length: 9 }, (_, place) => SENTENCES[(at + place) % SENTENCES.length]).join(" ");
  return `### Lernschritt ${number}: ${title}
Text:
${paragraph(0)} ${sentence}

#### Wie der Teig entsteht
${paragraph(1)}

1. Mehl wiegen
2. Wasser zugeben

${paragraph(2)}

#### Beispiel: ein Backtag
${paragraph(3)}

${paragraph(0)} In Teil ${number} ist das nicht anders.
Zusammenfassung: Der Teig braucht Zeit. Wärme und Salz steuern ihn.
Begriff: Sauerteig | Teig, in dem Hefen und Milchsäurebakterien arbeiten.
Begriff: Stockgare | Die erste Ruhe des ganzen Teigs.
Prüfen: Salz bremst die Hefen und gibt dem Brot seinen Geschmack.`;
}

/** What a chat answers to a package of texts: all of them. */
export const textsOf = ({ packed }: Pick<ChatPackage, "packed">, sentence?: string): string =>
  `\`\`\`\n${packed.map(({ number, title }) => textOf(number, title, sentence)).join("\n\n")}\n\`\`\``;

/** The same course with its plan accepted: the packages of its texts are there. */
export async function plannedCourse(creator: SignedUp): Promise<string> {
  const slug = await outlinedCourse(creator);
  const { chat } = creator.client;
  const { packages } = await chat.makePlan({ slug, limits: CHAT_LIMITS });
  const packageId = packages[0]?.id ?? "";
  await chat.saveAnswer({ slug, packageId, version: 0, answer: planOf(10) });
  await chat.acceptPlan({ slug, packageId });
  return slug;
}
