import { countWords, keyOf } from "../../text/words.ts";
import { LABELS } from "./labels.ts";

/** What is read of an option before it is known whether its text holds why it is wrong. */
interface OptionText {
  text: string;
  /** Why it is wrong or right; empty where nothing is said. */
  feedback: string;
}

const BECAUSE =
  "weil|denn|da|because|since|as|parce que|parce qu['’]|car|puisque|porque|pues|ya que|perché|poiché";
const NAMES = Object.values(LABELS)
  .flatMap(({ feedback, wrong, right }) => [...feedback, ...wrong, ...right])
  .toSorted((one, other) => other.length - one.length)
  .join("|");
/** How a reason begins that says of itself that it is one; a label is no part of it. */
const REASON = `(?:(?:${NAMES})\\s*[:,;–—-]\\s*)?((?:${BECAUSE})(?![\\p{L}]).*)|(?:${NAMES})\\s*[:;–—-]\\s*(.*)`;

/** Forms in which chats write why behind an option, each with the option and the reason as its groups. */
const FORMS: readonly RegExp[] = [
  new RegExp(`^(.*?\\S)\\s*\\((?:${REASON})\\)\\.?$`, "iu"),
  new RegExp(`^([^:]*?\\S)\\s*[.:;]\\s+(?:${REASON})$`, "iu"),
  /^(.*?\S)\s*(?:→|⇒|➜|➔|[-=]{1,2}>)\s*(.*\S)$/u,
  /^(.*?\S)\s+[-–—]{1,2}\s+(.*\S)$/u,
];

/** How many of the forms say that it is a reason. */
const SAID = 2;

/** Words from which on what stands behind a dash is a reason, and no part of a name or a span of years. */
const FEWEST_WORDS = 4;

function splitBy(form: RegExp, { text, feedback }: OptionText): OptionText | null {
  if (feedback !== "") return null;
  const [, said = "", ...groups] = form.exec(text) ?? [];
  const why = groups.find((group) => group !== undefined && group !== "") ?? "";
  if (countWords(said) === 0 || countWords(why) < FEWEST_WORDS) return null;
  return { text: said, feedback: why.charAt(0).toUpperCase() + why.slice(1) };
}

/**
 * Options without what a chat wrote behind them with a dash, an arrow or a "because" in place of the bar. Where most of
 * them have the same form it is their feedback; what few have may be part of an answer and stays in it.
 */
export function withReasons<Option extends OptionText>(options: readonly Option[]): Option[] {
  for (const form of FORMS) {
    const split = options.map((option) => ({ ...option, ...splitBy(form, option) }));
    const found = split.filter(({ text }, at) => text !== options[at]?.text).length;
    const areDistinct = new Set(split.map(({ text }) => keyOf(text))).size === options.length;
    if (found > 1 && found * 2 > options.length && areDistinct) return split;
  }
  return [...options];
}

/** Texts of options in which a reason seems to stand: "because" in any of them, behind a dash where it is missed. */
export function reasonsIn(options: readonly (OptionText & { correct: boolean })[]): string[] {
  const found = options.filter((option) =>
    FORMS.some((form, at) => {
      const isSaid = at < SAID;
      if (!isSaid && option.correct) return false;
      return splitBy(form, isSaid ? { ...option, feedback: "" } : option) !== null;
    }),
  );
  return found.map(({ text }) => text);
}
