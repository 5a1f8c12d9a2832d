import { accountsContract } from "./accounts.ts";
import { askingContract } from "./asking.ts";
import { campusContract } from "./campus.ts";
import { chatContract } from "./chat.ts";
import { coursesContract } from "./courses.ts";
import { documentsContract } from "./documents.ts";
import { editingContract } from "./editing.ts";
import { generationContract } from "./generation.ts";
import { interchangeContract } from "./interchange.ts";
import { learningContract } from "./learning.ts";
import { questionListsContract } from "./questionLists.ts";
import { quotasContract } from "./quotas.ts";
import { reshapingContract } from "./reshaping.ts";
import { resultsContract } from "./results.ts";
import { reviewingContract } from "./reviewing.ts";
import { rewritingContract } from "./rewriting.ts";
import { siteContract } from "./site.ts";
import { studioContract } from "./studio.ts";
import { versionsContract } from "./versions.ts";

/** Everything the server answers under `/api`, one entry for each feature. */
export const contract = {
  site: siteContract,
  accounts: accountsContract,
  documents: documentsContract,
  courses: coursesContract,
  studio: studioContract,
  editing: editingContract,
  generation: generationContract,
  learning: learningContract,
  campus: campusContract,
  asking: askingContract,
  results: resultsContract,
  rewriting: rewritingContract,
  quotas: quotasContract,
  chat: chatContract,
  reviewing: reviewingContract,
  versions: versionsContract,
  questionLists: questionListsContract,
  reshaping: reshapingContract,
  interchange: interchangeContract,
};

export * from "./access.ts";
export * from "./accounts.ts";
export * from "./asking.ts";
export * from "./bites.ts";
export * from "./campus.ts";
export * from "./certificates.ts";
export * from "./chat.ts";
export * from "./cleanText.ts";
export * from "./courses.ts";
export * from "./design.ts";
export { courseDesignSchema } from "./designSchema.ts";
export * from "./documents.ts";
export * from "./documentViews.ts";
export * from "./editing.ts";
export * from "./email.ts";
export * from "./entryTest.ts";
export * from "./errors.ts";
export * from "./evaluation.ts";
export * from "./figures.ts";
export * from "./finalQuiz.ts";
export * from "./generation.ts";
export * from "./generationDebug.ts";
export * from "./generationState.ts";
export * from "./imports.ts";
export * from "./interchange.ts";
export * from "./learning.ts";
export * from "./limits.ts";
export * from "./markdown.ts";
export * from "./media.ts";
export * from "./mediaSchema.ts";
export * from "./money.ts";
export * from "./names.ts";
export * from "./objectives.ts";
export * from "./participation.ts";
export * from "./plan.ts";
export * from "./planParts.ts";
export * from "./planRules.ts";
export * from "./preview.ts";
export * from "./questionLists.ts";
export * from "./questionSchemas.ts";
export * from "./questions.ts";
export * from "./quotas.ts";
export * from "./reading.ts";
export * from "./reshaping.ts";
export * from "./results.ts";
export * from "./reviewing.ts";
export * from "./rewriting.ts";
export * from "./score.ts";
export * from "./sectionSchemas.ts";
export * from "./sections.ts";
export * from "./steps.ts";
export * from "./structure.ts";
export * from "./studio.ts";
export * from "./texts.ts";
export * from "./versions.ts";
export * from "./vocabulary.ts";
export * from "./vocabularySchemas.ts";
