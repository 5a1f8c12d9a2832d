/** What the makers of drafts know of the words of one language; patterns for headings see them without number. */
export interface DraftWords {
  /** A heading that begins with a question word, or as a question for yes or no. */
  asks: RegExp;
  asksWhether: RegExp;
  /** A heading that names no subject: parts of a book, menus, tips; whole, and by its beginning. */
  noTopic: RegExp;
  noTopicOpening: RegExp;
  glossary: RegExp;
  /** Pronouns and pointers, which only the text around them explains. */
  pronoun: RegExp;
  /** Words by which a sentence leans on the one before it. */
  leaning: RegExp;
  example: RegExp;
  thisWork: RegExp;
  because: RegExp;
  /** How a statement ends, or what it holds, that is nothing without its reason. */
  leansOnReason: RegExp;
  /** "And" behind which a reason goes on with something else. */
  furtherClause: RegExp;
  /** Condition and main clause. */
  ifClause: RegExp;
  /** "… is called T": what is meant, and the term. */
  called: RegExp;
  /** Said of options, keys and buttons. */
  control: RegExp;
  /** The author himself. */
  author: RegExp;
}
