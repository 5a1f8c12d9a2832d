import { accountsHandlers } from "../features/accounts/index.ts";
import { askingHandlers } from "../features/asking/index.ts";
import { campusHandlers } from "../features/campus/index.ts";
import { chatHandlers } from "../features/chat/index.ts";
import { coursesHandlers, siteHandlers } from "../features/courses/index.ts";
import { documentsHandlers } from "../features/documents/index.ts";
import { editingHandlers } from "../features/editing/index.ts";
import { createCourseHandler, generationHandlers } from "../features/generation/index.ts";
import { interchangeHandlers } from "../features/interchange/index.ts";
import { learningHandlers } from "../features/learning/index.ts";
import { privacyHandlers } from "../features/privacy/index.ts";
import { questionListsHandlers } from "../features/question-lists/index.ts";
import { quotasHandlers } from "../features/quotas/index.ts";
import { reshapingHandlers } from "../features/reshaping/index.ts";
import { resultsHandlers } from "../features/results/index.ts";
import { reviewingHandlers } from "../features/reviewing/index.ts";
import { rewritingHandlers } from "../features/rewriting/index.ts";
import { claimManagementHandler, studioHandlers } from "../features/studio/index.ts";
import { versionsHandlers } from "../features/versions/index.ts";
import { procedures } from "../platform/http/context.ts";

/** Every procedure of the contract with its handler; the compiler refuses a missing one. */
export const router = procedures.router({
  site: siteHandlers,
  accounts: { ...accountsHandlers, ...privacyHandlers },
  documents: documentsHandlers,
  courses: { ...coursesHandlers, claimManagement: claimManagementHandler, create: createCourseHandler },
  studio: studioHandlers,
  editing: editingHandlers,
  generation: generationHandlers,
  learning: learningHandlers,
  campus: campusHandlers,
  asking: askingHandlers,
  results: resultsHandlers,
  rewriting: rewritingHandlers,
  quotas: quotasHandlers,
  chat: chatHandlers,
  reviewing: reviewingHandlers,
  versions: versionsHandlers,
  questionLists: questionListsHandlers,
  reshaping: reshapingHandlers,
  interchange: interchangeHandlers,
});
