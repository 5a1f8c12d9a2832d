import type { ChatPackage } from "@lehrpfad/contract";
import { giveCourse } from "./courses.ts";
import type { SignedUp, TestServer } from "./testServer.ts";

/** What a chat takes, in tests. */
export const CHAT_LIMITS = { characters: 20_000, words: 6_000, questions: 2 };

/** A course with packages of all its steps. */
export async function packedCourse(server: TestServer, creator: SignedUp, limits = CHAT_LIMITS) {
  const slug = await giveCourse(server, creator);
  const { chat } = creator.client;
  const { steps } = await chat.show({ slug });
  const { packages } = await chat.makePackages({ slug, limits, stepIds: steps.map(({ id }) => id) });
  const first = packages[0]?.id ?? "";
  return { slug, steps, packages, one: await chat.showPackage({ slug, packageId: first }) };
}

/** A whole sentence of a step of a request, and the number of the step. */
export function sentenceOf({ request }: ChatPackage, at = 0): { number: number; sentence: string } {
  const [, ...steps] = request.split(/^### Paso (?=\d+: )/m);
  const step = steps[at] ?? "";
  const sentences =
    step
      .split("\n")
      .slice(1)
      .join("\n")
      .match(/[^.\n|]{60,180}\./g) ?? [];
  return { number: Number.parseInt(step, 10), sentence: (sentences[0] ?? "").trim() };
}

/** What a chat answers to the step of a package at this place (from 0): one question. */
export const answerTo = (
  one: ChatPackage,
  at = 0,
  text = "¿Qué dice este paso del agua y de las personas?",
) => {
  const { number, sentence } = sentenceOf(one, at);
  return `### Paso ${number}
Pregunta: ${text}
+ lo que el paso cuenta con estas palabras
- lo que cuenta otro libro con otras palabras | Ese libro habla de otra cosa.
- lo que se contaba antes en la misma plaza | Nadie lo contaba allí de esa manera.
- lo que se contará después en otra ciudad | Todavía no lo ha contado nadie.
Prueba: «${sentence}»
Explicación: La frase citada lo dice con toda claridad.
Pista: Vuelva a leer el comienzo con calma.`;
};
