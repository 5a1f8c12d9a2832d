export { holdCourse, lockCourse, noteEdited } from "./repository/courses.ts";
export { placeDrafts, takeDraft } from "./repository/drafts.ts";
export { findEditor, loadAuthorship, storeEdit } from "./repository/edits.ts";
export {
  appendExercises,
  deleteExercise,
  type ExerciseRow,
  findExercise,
  loadEveryExercise,
  loadExercises,
  moveExercise,
  putExercises,
  replaceExercises,
  saveExercise,
  type WhichExercise,
} from "./repository/exercises.ts";
export { listContentKeys } from "./repository/files.ts";
export { IMAGE_FILES, insertImage } from "./repository/images.ts";
export {
  columnsOf,
  selectExercises,
  selectLastingExercise,
  selectLastingStep,
  selectQuestions,
  selectReplacedQuestions,
  selectSteps,
} from "./repository/joins.ts";
export {
  findMedia,
  insertMedia,
  listMuteMedia,
  MEDIA_FILES,
  type MediaRow,
  replaceMediaTexts,
} from "./repository/media.ts";
export {
  deleteStep,
  insertEmptyStep,
  insertKeptStep,
  insertStepAt,
  insertWholeSteps,
  keepStepsAt,
  reorderSteps,
  restoreStep,
} from "./repository/order.ts";
export {
  columnsOfQuestion,
  deleteQuestion,
  findQuestion,
  loadPresentQuestion,
  loadReplacedQuestions,
  newPartId,
  type QuestionRow,
  replaceQuestion,
  saveQuestion,
} from "./repository/questions.ts";
export {
  dropExercises,
  type ExercisePlace,
  moveQuestion,
  moveReplacedQuestions,
  placeExercises,
  turnIntoExercise,
  turnIntoQuestion,
} from "./repository/reshaping.ts";
export { findReview, listReviews, removeReview, storeReview } from "./repository/reviews.ts";
export { loadStates, type StepState } from "./repository/states.ts";
export {
  countCheckedQuestions,
  countFallbacks,
  countSteps,
  deleteSteps,
  isStandIn,
  listStepTimes,
  loadAsking,
  loadFallbacks,
  loadOutline,
  loadQuestions,
  loadStep,
  loadSteps,
  loadTerms,
  lockStep,
  lockSteps,
  readContentState,
  replaceStepTexts,
  replaceSummary,
  type StepRow,
  type StoredStep,
  saveStepTexts,
  storeStep,
} from "./repository/steps.ts";
export {
  coursesToKeep,
  type KeptStep,
  listVersions,
  loadKeptSteps,
  loadKeptTitles,
  type MadeVersion,
  type NamedStep,
} from "./repository/versions.ts";
export { type CourseContent, loadCourseContent, storeCourseContent } from "./repository/wholeCourse.ts";
export { keepVersion, namedStep, nameSteps } from "./shared/keepVersion.ts";
export {
  courseStepOf,
  showDraft,
  showExercise,
  showQuestion,
  showSections,
  showSource,
  showStep,
  writtenQuestion,
} from "./shared/showContent.ts";
export { ensurePlace } from "./usecases/ensurePlace.ts";
export { findFigureFile } from "./usecases/findFigureFile.ts";
