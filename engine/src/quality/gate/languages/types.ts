/** Patterns of one language by which questions and options are judged. */
export interface QuestionPatterns {
  /** A question for statements that are true. */
  asksForStatements: RegExp;
  /** Words whose absence turns a sentence round, with blanks between them. */
  turningWords: string;
  /** Words that lean on something that is not in the question: a figure, a place above, a passage not quoted. */
  leansOutside: RegExp;
  /** Words that announce a passage. */
  namesPassage: RegExp;
  /** A pronoun or demonstrative whose meaning stands elsewhere; words of the text itself may be pointed at. */
  pointing: RegExp;
  /** First words whose meaning stands in the sentence before: no statement that is to be judged begins so. */
  openers: RegExp;
  /** First words whose meaning stands in the sentence before, as reports count them. */
  pointers: RegExp;
  /** Words that may stand twice. */
  mayStandTwice: RegExp;
  /** Forms that must be drawn together or elided: "de il", "le homme", "di il", "a el"; null where there are none. */
  uncontracted: RegExp | null;
  /** Last words after which a text breaks off. */
  trailing: RegExp;
  /** Endings that finite verbs have, and other words too: generous, so that only verbless texts fail. */
  verbal: RegExp;
  /** Nouns that open a heading or a list item where too many words look like verbs; null where few do. */
  bareNoun: RegExp | null;
  /** Words without exception: "always", "never". */
  absolute: RegExp;
  /** A number in words. */
  numberWord: RegExp;
  /** An article before a gap, by whose form the missing word begins with a vowel or not; null where none tells. */
  beforeGap: RegExp | null;
  /** The beginning of words before which such a word takes its form before vowels; null where none changes. */
  vowel: RegExp | null;
  /** Small words, without accents, that an option may have on top of another one. */
  joining: RegExp;
  /** "Is it", "faut-il": pronouns that stand for nothing; null where there are none. */
  impersonal: RegExp | null;
  /** The beginning of a pronoun that points: "this". */
  demonstrative: RegExp;
  /** Options named by letter, by place or all together, which says nothing once they are shuffled. */
  namesOptions: readonly RegExp[];
}
