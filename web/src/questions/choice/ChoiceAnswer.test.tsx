import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CheckedChoice, ChoiceFields } from "./ChoiceAnswer.tsx";

const options = ["a", "b", "c", "d"].map((id) => ({ id, text: id }));
const question = (rights: number) => ({
  kind: "choice" as const,
  id: "q",
  text: "?",
  hint: null,
  options,
  rights,
});
const answer = { kind: "choice" as const, selected: ["a"] };
const solution = { kind: "choice" as const, correct: ["b"], feedback: [] };
/** How many signs are round. */
const roundIn = (html: string) => html.match(/rounded-full/g)?.length ?? 0;

it.each([
  [1, 4],
  [2, 0],
])("options of a question with %d right ones keep their shape when they were checked", (rights, round) => {
  const shared = { question: question(rights), answer, lang: "en" };
  const fields = {
    ...shared,
    isDisabled: false,
    asked: { slug: "course", questionId: "q", showSource: () => null },
    onCompared: () => undefined,
    labelledBy: "",
    describedBy: "",
    onChange: () => undefined,
  };
  const open = renderToStaticMarkup(<ChoiceFields {...fields} wrong={[{ id: "c", text: "" }]} />);
  const checked = renderToStaticMarkup(<CheckedChoice {...shared} isRight={false} solution={solution} />);
  expect([roundIn(open), roundIn(checked)]).toEqual([round, round]);
});
