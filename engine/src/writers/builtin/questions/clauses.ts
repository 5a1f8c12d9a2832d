import type { Tongue } from "../language/index.ts";
import type { Clause, ClauseKind } from "../language/types.ts";
import { isQuotable, pointsAtThing, withoutConnective } from "../quotable.ts";
import { shuffled } from "../random.ts";
import type { Sentence } from "../sentences.ts";
import { capitalised, countWords, overlap, stemsOf, tokens } from "../words.ts";
import type { Analysis, Candidate, QuestionMaker, QuestionType } from "./types.ts";

/** A sentence whose last clause says why, what for, when or under which condition. */
interface Explained {
  sentence: Sentence;
  kind: ClauseKind;
  statement: string;
  clause: string;
  /** Stems of the clause. */
  stems: string[];
}

const TYPES: Record<ClauseKind, QuestionType> = {
  reason: "REASON",
  purpose: "PURPOSE",
  condition: "CONDITION",
  time: "TIME",
};
const VALUES: Record<ClauseKind, number> = { reason: 1.9, purpose: 1.5, condition: 1.5, time: 1.1 };
const SHORTEST_CLAUSE = 4;
const LONGEST_CLAUSE = 18;
/** Words with meaning that a clause holds: "if necessary" is no condition to ask for. */
const FEWEST_STEMS = 2;
const SHORTEST_STATEMENT = 5;
const UNFIT = /[;:?!()[\]«»„“”"→]|--|\s[–—-]\s|…|\d\)/u;
/** Where a statement holds a condition already, another one is half of the answer. */
const CONDITIONAL =
  /(?<![\p{L}])(if|unless|wenn|falls|sofern|si|sauf|à condition|en cas|en caso|siempre que|se|qualora|purché)(?![\p{L}])/iu;
const NEGATED =
  /(?<![\p{L}])(not|never|nicht|nie|kein\p{L}*|ne|n['’]|pas|jamais|no|nunca|non|mai)(?![\p{L}])/iu;
/** "There are two ways …", "For more information …": nothing to ask why. */
const EMPTY =
  /^(?:there (?:is|are|was|were)|es gibt|es gab|il y a|hay|había|ci sono|c['’]è|c['’]era)(?![\p{L}])|(?<![\p{L}])(?:information|informationen|informations|información|informazioni|details|detalles|dettagli)$/iu;
/** "We ask if …", "to see when …": the clause is what is asked, no condition. */
const ASKING =
  /(?<![\p{L}])(see|know|ask|wonder|tell|say|whether|question|prüfen|fragen|wissen|sehen|savoir|demander|voir|saber|preguntar|ver|sapere|chiedere|vedere|vediamo)$/iu;

/** "… or if …": the clause is one of two. */
const DANGLING =
  /(?<![\p{L}])(and|or|but|und|oder|aber|sondern|et|ou|mais|y|e|o|u|pero|ed|ma|as|wie|comme|como|come|als|not|nicht|pas|no|non|even|auch|même|aun|incluso|anche)$/iu;
const LONGEST_IN_FRONT = 16;

const known = new WeakMap<Analysis, Explained[]>();

/** The two parts of a sentence, the clause in small letters; empty where it has no such clause. */
function split(
  text: string,
  { pattern, initial }: Omit<Clause, "kind">,
  { subordinate }: Tongue,
): { statement: string; clause: string } {
  const [clause, after] = initial === null ? [] : (text.match(initial)?.slice(1) ?? []);
  const fits = clause !== undefined && countWords(clause) <= LONGEST_IN_FRONT;
  if (fits && after !== undefined && !subordinate.test(after) && !DANGLING.test(clause.split(" ")[0] ?? "")) {
    return { statement: capitalised(after), clause: clause.charAt(0).toLowerCase() + clause.slice(1) };
  }
  const [statement = "", behind = ""] = text.match(pattern)?.slice(1) ?? [];
  return { statement, clause: behind };
}

function explain(analysis: Analysis, sentence: Sentence): Explained[] {
  const { tongue, usage } = analysis;
  const text = withoutConnective(sentence.text, tongue);
  if (!text.endsWith(".") || UNFIT.test(text)) return [];
  for (const { kind, ...patterns } of tongue.clauses) {
    const { statement, clause } = split(text.replace(/\.+$/, ""), patterns, tongue);
    const words = countWords(clause);
    if (clause.includes(",") || ASKING.test(statement) || DANGLING.test(statement)) continue;
    if (EMPTY.test(statement) || EMPTY.test(clause)) continue;
    if (countWords(statement) < SHORTEST_STATEMENT || words < SHORTEST_CLAUSE || words > LONGEST_CLAUSE)
      continue;
    const whole = `${statement}.`;
    const isStatement = isQuotable(whole, tongue, usage, {
      minimum: SHORTEST_STATEMENT,
      maximum: 34,
      person: "any",
      mayContinue: true,
      hasVerb: true,
    });
    if (!isStatement || (statement.match(/,/g) ?? []).length > 3) return [];
    if (kind === "condition" && CONDITIONAL.test(statement)) return [];
    if (kind === "time" && NEGATED.test(statement)) return [];
    if (/^[\p{L}-]+,\s/u.test(statement) || pointsAtThing(clause)) return [];
    const options = { minimum: 4, maximum: 34, person: "impersonal", hasVerb: true } as const;
    const strict = kind === "condition" || kind === "time";
    if (strict ? !isQuotable(whole, tongue, usage, options) : tongue.pointingWords.test(whole)) return [];
    const first = tokens(statement)[0]?.toLowerCase() ?? "";
    const second = clause.split(/[\s'’]+/)[1] ?? "";
    if (tongue.anaphoricStarts.has(first) || tongue.earlyPronoun.test(second)) return [];
    const stems = stemsOf(clause, tongue);
    if (stems.length < FEWEST_STEMS) return [];
    return [{ sentence, kind, statement, clause, stems }];
  }
  return [];
}

/** All sentences of the material that explain themselves in a clause at their end. */
function explainedOf(analysis: Analysis): Explained[] {
  const cached = known.get(analysis);
  if (cached) return cached;
  const found = analysis.sentences.flatMap((sentence) => explain(analysis, sentence));
  known.set(analysis, found);
  return found;
}

/** Clauses of the same kind from other sentences: near in subject and length, none saying the same. */
function othersFor(
  asked: Explained,
  all: readonly Explained[],
  { stems, around }: { stems: string[]; around: ReadonlySet<string> },
  random: () => number,
): Explained[] {
  const picked: Explained[] = [];
  const byFit = all
    .filter((other) => other !== asked && other.kind === asked.kind)
    .filter((other) => overlap(other.stems, asked.stems) < 0.2 && overlap(other.sentence.stems, stems) < 0.4)
    .filter((other) => asked.kind === "reason" || !other.stems.some((stem) => stems.includes(stem)))
    .map((other) => ({
      other,
      fit:
        -0.8 * Math.abs(Math.log(other.clause.length / asked.clause.length)) -
        0.03 * Math.min(60, Math.abs(other.sentence.block - asked.sentence.block)) +
        other.stems.filter((stem) => around.has(stem)).length / other.stems.length +
        (other.clause.split(" ")[0] === asked.clause.split(" ")[0] ? 0.5 : 0) +
        0.15 * random(),
    }))
    .sort((a, b) => b.fit - a.fit);
  for (const { other } of byFit) {
    if (picked.length < 3 && picked.every((taken) => overlap(taken.stems, other.stems) < 0.4))
      picked.push(other);
  }
  return picked;
}

function textOf(analysis: Analysis, { kind, statement }: Explained): string {
  return analysis.texts[kind](`${statement} …`);
}

/** "Why?", "What for?", "When?", "Under which condition?", with clauses of the same kind said of other things. */
export const clauseQuestions: QuestionMaker = (analysis, step, random) => {
  const all = explainedOf(analysis);
  const inStep = ({ block }: Sentence) => block >= step.from && block < step.to;
  const own = all.filter(({ sentence }) => inStep(sentence));
  const around = new Set(analysis.sentences.filter(inStep).flatMap(({ stems }) => stems));
  return own.flatMap((asked): Candidate[] => {
    const stems = stemsOf(asked.statement, analysis.tongue);
    if (stems.length < 2) return [];
    const others = othersFor(asked, all, { stems, around }, random);
    if (others.length < 3) return [];
    const options = [
      { text: asked.clause, correct: true },
      ...others.map(({ clause }) => ({ text: clause, correct: false })),
    ];
    return [
      {
        type: TYPES[asked.kind],
        text: textOf(analysis, asked),
        options: shuffled(options, random),
        uses: [asked.sentence.index],
        evidence: asked.sentence,
        score: VALUES[asked.kind],
      },
    ];
  });
};
