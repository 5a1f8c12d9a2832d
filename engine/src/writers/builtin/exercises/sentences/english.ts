const IRREGULAR: Readonly<Record<string, string>> = { led: "lead" };
/** Past forms of verbs that end in a consonant of their own: "resulted", "contained". */
const WHOLE_STEM = /(?:result|consist|depend|protect|contain|prevent|affect)ed$/;

/** An English verb form as a question needs it: "depends" is asked with "does … depend", "caused" with "did … cause". */
export function englishQuestionForm(verb: string): { auxiliary: "do" | "does" | "did"; base: string } {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return { auxiliary: "did", base: irregular };
  if (WHOLE_STEM.test(verb)) return { auxiliary: "did", base: verb.slice(0, -2) };
  if (verb.endsWith("ied")) return { auxiliary: "did", base: `${verb.slice(0, -3)}y` };
  if (verb.endsWith("rred")) return { auxiliary: "did", base: verb.slice(0, -3) };
  if (verb.endsWith("ered")) return { auxiliary: "did", base: verb.slice(0, -2) };
  if (verb.endsWith("ed")) return { auxiliary: "did", base: verb.slice(0, -1) };
  if (verb.endsWith("ies")) return { auxiliary: "does", base: `${verb.slice(0, -3)}y` };
  if (verb.endsWith("s")) return { auxiliary: "does", base: verb.slice(0, -1) };
  return { auxiliary: "do", base: verb };
}
