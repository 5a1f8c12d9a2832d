import type { Marking } from "../marking.ts";
import { markOfShare, tellOfParts } from "../shared.ts";
import type { Match, MatchAnswer, MatchSolution, OpenMatch } from "./schemas.ts";

/** The matches given to items that the question has, the last one of each item. */
function givenTo({ pairs }: Match, { matched }: MatchAnswer): Map<string, string> {
  const items = new Set(pairs.map(({ id }) => id));
  const matches = new Set(pairs.map(({ matchId }) => matchId));
  const own = matched.filter(({ item, match }) => items.has(item) && matches.has(match));
  return new Map(own.map(({ item, match }) => [item, match]));
}

/** Whether a match stands where it belongs; two that say the same stand for each other. */
function isRightlyMatched(
  { pairs }: Match,
  pair: Match["pairs"][number],
  given: string | undefined,
): boolean {
  return pairs.some(({ matchId, match }) => matchId === given && match === pair.match);
}

export const matchMarking: Marking<Match, OpenMatch, MatchAnswer, MatchSolution> = {
  open: ({ kind, pairs }, order) => ({
    kind,
    items: pairs.map(({ id, text }) => ({ id, text })),
    matches: order(pairs.map(({ matchId, match }) => ({ id: matchId, text: match }))),
  }),
  solution: ({ kind, pairs }) => ({
    kind,
    matched: pairs.map(({ id, matchId }) => ({ item: id, match: matchId })),
  }),
  known(body, answer) {
    const own = [...givenTo(body, answer)].map(([item, match]) => ({ item, match }));
    return own.length === 0 ? null : { kind: "match", matched: own };
  },
  mark(body, answer) {
    const given = givenTo(body, answer);
    if (given.size === 0 || given.size < new Set(answer.matched.map(({ item }) => item)).size) return null;
    const rights = body.pairs.filter((pair) => isRightlyMatched(body, pair, given.get(pair.id)));
    return markOfShare(rights.length / body.pairs.length);
  },
  tellFirst: (body, answer) => tellOfParts(body.pairs.length, matchMarking.mark(body, answer)),
  /** How often each item got its own match. */
  tally: (body, answers) =>
    body.pairs.map((pair) => ({
      id: pair.id,
      text: `${pair.text} – ${pair.match}`,
      right: true,
      count: answers
        .filter(({ answer }) => isRightlyMatched(body, pair, givenTo(body, answer).get(pair.id)))
        .reduce((sum, { count }) => sum + count, 0),
    })),
  describe(body, answer) {
    const given = givenTo(body, answer);
    return body.pairs.flatMap(({ id, text }) => {
      const match = body.pairs.find(({ matchId }) => matchId === given.get(id))?.match;
      return match === undefined ? [] : [`${text} – ${match}`];
    });
  },
};
