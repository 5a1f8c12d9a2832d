import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import type { Services } from "../../../platform/services.ts";
import { answersWithoutCard, type CardRow, insertCards } from "../repository/cards.ts";

/** FSRS with its published weights, in whole days and without fuzz: "due today" means the same all day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

export const rowOf = (enrolmentId: string, stepId: string, card: Card): CardRow => ({
  enrolmentId,
  stepId,
  due: card.due,
  card: {
    ...card,
    due: card.due.toISOString(),
    last_review: card.last_review ? card.last_review.toISOString() : null,
  },
});

export function answered(card: Card, at: Date, grade: Grade): Card {
  return scheduler.next(card, at, grade).card;
}

/** What was answered in a course counts as the first repetition: gives those answers their cards. */
export async function ensureCards(
  services: Services,
  whose: Parameters<typeof answersWithoutCard>[1],
): Promise<void> {
  const fresh = await answersWithoutCard(services.db, whose);
  const cards = fresh.map(({ enrolmentId, stepId, answeredAt, right }) => {
    const at = answeredAt ?? services.clock.now();
    return rowOf(enrolmentId, stepId, answered(createEmptyCard(at), at, right ? Rating.Good : Rating.Again));
  });
  await insertCards(services.db, cards);
}
