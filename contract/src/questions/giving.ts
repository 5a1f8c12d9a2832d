/** What the page on which a question is answered knows of a kind. */
export interface Giving<Open, Given extends object> {
  /** An answer before anything was done. */
  empty(question: Open): Given;
  /** Whether there is something to check in an answer. */
  isAnswered(question: Open, answer: Given): boolean;
  /** Whether a value of this kind, such as one that a browser kept, has the form of an answer. */
  isAnswer(value: object): value is Given;
}

export function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
