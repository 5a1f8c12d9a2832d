import type { MatchAnswer, MatchSolution, OpenMatch } from "./types.ts";

/** The match that was given to an item; undefined where none of this question was. */
export function matchOf({ matches }: OpenMatch, { matched }: MatchAnswer | MatchSolution, item: string) {
  const given = matched.findLast((one) => one.item === item)?.match;
  return matches.find(({ id }) => id === given);
}

/** The answer with another match for an item; an empty one takes it away. What the question no longer has is left out. */
export function withMatch(
  question: OpenMatch,
  { kind, ...answer }: MatchAnswer,
  item: string,
  match: string,
): MatchAnswer {
  const others = question.items
    .filter(({ id }) => id !== item)
    .flatMap(({ id }) => {
      const given = matchOf(question, { kind, ...answer }, id);
      return given ? [{ item: id, match: given.id }] : [];
    });
  return { kind, matched: match === "" ? others : [...others, { item, match }] };
}

/** Each item with what it was given and what belongs to it; two matches that say the same stand for each other. */
export function comparePairs(question: OpenMatch, answer: MatchAnswer, solution: MatchSolution) {
  return question.items.map(({ id, text }) => {
    const given = matchOf(question, answer, id)?.text ?? null;
    const right = matchOf(question, solution, id)?.text ?? "";
    return { id, text, given, right, isRight: given === right };
  });
}
