import type { GlossaryTerm } from "@lehrpfad/contract";
import { withoutMarks } from "@lehrpfad/contract/texts";

/** What counts when words are looked for: neither case nor accents. */
const plain = (text: string) => withoutMarks(text).toLowerCase();

/** Terms of which every word that was typed stands in the term or its meaning. */
export function findTerms(terms: readonly GlossaryTerm[], typed: string): GlossaryTerm[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return terms.filter(({ term, meaning }) => {
    const text = plain(`${term} ${meaning}`);
    return words.every((word) => text.includes(word));
  });
}

/** A round of cards: the one on top is asked. */
export interface Round {
  left: readonly GlossaryTerm[];
  known: number;
}

/** The cards after an answer: one that was not known comes again, at the end. */
export function afterCard({ left, known }: Round, isKnown: boolean): Round {
  const [card, ...rest] = left;
  if (card === undefined) return { left, known };
  return isKnown ? { left: rest, known: known + 1 } : { left: [...rest, card], known };
}

/** Terms in another order (Fisher and Yates). */
export function shuffled(terms: readonly GlossaryTerm[], random = Math.random): GlossaryTerm[] {
  const rest = [...terms];
  const order: GlossaryTerm[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}
