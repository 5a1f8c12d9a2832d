/** What the makers of exercises know of the words of one language; patterns for headings see them without number. */
export interface ExerciseWords {
  /** A heading that begins with a question word, with "how to", or as a question for yes or no. */
  asks: RegExp;
  asksHow: RegExp;
  asksWhether: RegExp;
  /** A heading that names no subject: parts of a book, menus, tips; whole, and by its beginning. */
  noTopic: RegExp;
  noTopicOpening: RegExp;
  /** A heading in the imperative of address, or as an infinitive with its object. */
  addressed: RegExp;
  infinitive: RegExp;
  /** "Understand", "know": nothing that one does. */
  knowing: RegExp;
  /** A heading, or a list's announcement, that promises steps in their order. */
  promisesSteps: RegExp;
  glossary: RegExp;
  /** A sentence or item that tells what to do; English has its infinitives besides. */
  instruction: RegExp;
  /** Pronouns and pointers, which only the text around them explains. */
  pronoun: RegExp;
  /** Words by which a sentence leans on the one before it. */
  leaning: RegExp;
  example: RegExp;
  /** What announces something else, and what speaks of the work itself. */
  announcing: RegExp;
  thisWork: RegExp;
  /** Sentences that speak of pictures, or stand in a box of their own. */
  pictured: RegExp;
  /** "Kinds", "parts", "principles": nouns behind which a sentence lists something whole. */
  kindNoun: RegExp;
  /** How a sentence ends, or begins, that announces a list but does not say of what. */
  badIntroEnd: RegExp;
  badIntroStart: RegExp;
  /** Last word of an item that goes on with the next one. */
  joining: RegExp;
  /** Statement and reason. */
  because: RegExp;
  /** How a statement ends, or what it holds, that is nothing without its reason. */
  leansOnReason: RegExp;
  /** "And" behind which a reason goes on with something else. */
  furtherClause: RegExp;
  /** Condition and main clause. */
  ifClause: RegExp;
  /** A main clause that tells what to do; a condition that tells what somebody wants. */
  toDo: RegExp;
  wanting: RegExp;
  /** What no main clause begins with. */
  notMain: RegExp;
  /** "On the one hand", "readers", "we", "can": a condition of another sort. */
  notCase: RegExp;
  /** Purpose and main clause; the purpose as the prompt words it. */
  purpose: RegExp;
  purposeOpening: RegExp;
  purposeWord: string;
  /** Main clauses that say what can be done for a purpose. */
  can: RegExp;
  /** Adverbs that lean on what stood before. */
  dangling: RegExp;
  /** Main clauses that say what a purpose needs, and not how it is reached. */
  needed: RegExp;
  /** Purposes that tell nothing, and main clauses that only lead elsewhere. */
  notPurpose: RegExp;
  leadsElsewhere: RegExp;
  /** "… is called T": what is meant, and the term. */
  called: RegExp;
  /** Meanings that praise, or spell out an abbreviation. */
  praise: RegExp;
  /** Said of options, keys and buttons. */
  control: RegExp;
  /** Forms of the past in which stories are told. */
  past: RegExp;
  /** The author himself. */
  author: RegExp;
  /** Words by which one step follows another. */
  afterwards: RegExp;
  /** How a step begins that is done only in a case. */
  inCase: RegExp;
}
