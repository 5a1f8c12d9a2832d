/** Numbers that client and server agree on; statements are those of docs/spec-coverage.md. */
export const LIMITS = {
  /** Learning steps asked for at creation (statement 5.01). */
  steps: { minimum: 10, maximum: 50 },
  /** Steps that a course may have when people add more. */
  stepsPerCourse: 200,
  /** Characters of all steps, questions and exercises of a course as they are stored; the database keeps to it. */
  courseCharacters: 4_000_000,
  /** Words every generated step aims at (statement 9.02). */
  wordsPerStep: 500,
  /** Bytes of all documents of a course together (statement 5.02; a setting of the server may lower it). */
  materialBytes: 50 * 1024 * 1024,
  /** Bytes of the document of a new step (statement 5.03; also a setting). */
  stepMaterialBytes: 20 * 1024 * 1024,
  documentsPerCourse: 20,
  /** Figures, and documents that passages are quoted from, of a course that comes as a file. */
  importedFigures: 1_000,
  importedDocuments: 500,
  /** Characters of a file's name as it is sent; what is shown of it is shorter. */
  fileNameLength: 500,
  /** Characters of the shortest password (statement 5.10) and of the longest one that is hashed. */
  password: { minimum: 6, maximum: 200 },
  /** Bytes of a profile photo (statement 5.06). */
  photoBytes: 2 * 1024 * 1024,
  /** Seconds between two confirmation mails, and from an account's making to the blocking modal and to the block (statements 9.07, 9.09 and 9.10). */
  verification: {
    resendSeconds: 60,
    modalSeconds: 48 * 3600,
    blockSeconds: 7 * 24 * 3600,
    countdownHours: 12,
  },
  /** Characters of a formula as TeX; what reads texts takes a few more. */
  formulaLength: 480,
  /** The pass mark: fewest checked questions that it may rest on, and the most attempts. */
  passQuestions: 5,
  passAttempts: 20,
  /** Questions that a final quiz draws: as few as a percentage may rest on. */
  quizQuestions: { minimum: 5, maximum: 100 },
  /** Final quizzes that a participant begins within 24 hours. */
  quizzesPerDay: 3,
  nameLength: 120,
  courseNameLength: 160,
  /** Days after which participants' data is deleted: a week to ten years. */
  retentionDays: { minimum: 7, maximum: 3650 },
  goalLength: 4_000,
  /** Characters of a wish for a new version, or of the description of a new step. */
  instructionLength: 2_000,
  emailLength: 254,
  searchLength: 100,
  /** Restarts of a course on one day (statement 9.05). */
  restartsPerDay: 3,
  /** The oldest versions beyond it are given up. */
  versionsPerCourse: 100,
  /** Characters of a question that a participant asks the course, and such questions that a creator is shown. */
  askedLength: 300,
  askedShown: 200,
  /** Characters of one marked passage, and marked passages of one participant in a course. */
  highlightLength: 4_000,
  highlights: 1_000,
  /** Marked passages of one participant in a step. */
  highlightsPerStep: 100,
  /** Characters of the note to one of them. */
  noteLength: 2_000,
  cardsPerPage: 24,
  participantsPerPage: 25,
  /** Answers below which the discrimination of a question says nothing. */
  answersForDiscrimination: 10,
  stepTitleLength: 200,
  stepContentLength: 200_000,
  summaryLength: 8_000,
  /** Lines of one section of a step, characters of a line, and of a term. */
  sectionLines: 200,
  sectionLineLength: 2_000,
  termLength: 200,
  questionLength: 800,
  optionLength: 300,
  /** Characters of what is said to an option: two sentences that stand beneath it on a phone; the explanation has room for more. */
  feedbackLength: 500,
  /** Parts that a question may consist of: accepted answers, pairs, items; and points of an answer. */
  parts: 12,
  points: 12,
  /** Characters of the passage that answers a question, and of what a participant writes. */
  passageLength: 8_000,
  ownTextLength: 4_000,
  /** Exercises of a step besides its question. */
  exercisesPerStep: 20,
  explanationLength: 4_000,
  /** What a person may say of a chat: characters in and words out at once, questions for a step. */
  chat: {
    characters: { minimum: 6_000, usual: 20_000, maximum: 200_000 },
    words: { minimum: 500, usual: 6_000, maximum: 50_000 },
    questions: { minimum: 1, usual: 2, maximum: 3 },
    /** Characters of all that is pasted into one package, and packages of a course. */
    answerLength: 120_000,
    packages: 150,
    /** Questions that are read out of one answer. */
    questionsPerAnswer: 100,
  },
  /** Bytes of an image for a step (statement 5.05). */
  imageBytes: 5 * 1024 * 1024,
} as const;

/** Header that carries the secret of an enrolment made without signing in. */
export const ENROLMENT_HEADER = "enrolment-token";

/**
 * Header by which the web app, with its first call for a step, asks for the step's first view as HTML: the name of its
 * own build and the language of its words.
 */
export const VIEW_HEADER = "first-view";

/** Formats that results can be downloaded in: `GET /api/courses/{slug}/{table}.{format}?language=de`. */
export const EXPORT_FORMATS = ["csv", "xlsx"] as const;
export const EXPORT_TABLES = ["participants", "questions"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type ExportTable = (typeof EXPORT_TABLES)[number];
