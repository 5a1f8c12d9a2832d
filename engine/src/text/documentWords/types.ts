/**
 * Words by which the parts of a document are known before its language is: alternatives of a regular expression, as
 * they are written in one language.
 */
export interface DocumentWords {
  /** Words between two of a kind: "and", "or". */
  conjunctions: string;
  /** Other small words with which a sentence goes on. */
  smallWords: string;
  /** Small words between the parts of a name. */
  nameParticles: string;
  /** What labels a figure, and a table, in front of its number. */
  figures: string;
  tables: string;
  /** Divisions of a document, in front of their numbers. */
  parts: string;
  books: string;
  chapters: string;
  sections: string;
  lectures: string;
  appendices: string;
  articles: string;
  /** Numbers of chapters as words. */
  ordinals: string;
  /** Headings that need no number: preface, introduction. */
  standalone: string;
  /** Headings of a table of contents, of lists of figures, of an index. */
  contents: string;
  lists: string;
  index: string;
  /** Headings above what is not taught. */
  references: string;
  licences: string;
  frontMatter: string;
  /** Sentences by which rights are kept or granted. */
  rights: string;
  /** What typesetting adds where a listing runs over the end of a page. */
  continued: string;
  /** The word before a page number, and the one between it and the number of pages. */
  page: string;
  ofPages: string;
  /** What a footnote is called in brackets. */
  footnotes: string;
  /** Beginnings of lines about author, date and place. */
  bylines: string;
  /** How word processors name the styles of quotations, captions and headings. */
  quoteStyles: string;
  captionStyles: string;
  headingStyles: string;
}
