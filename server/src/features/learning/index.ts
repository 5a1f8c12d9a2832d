export { type Learner, type LearnerContext, participation, type StepVisit, stepVisit } from "./access.ts";
export {
  createDocumentFileHttp,
  createFigureHttp,
  createMediaFileHttp,
  learningHandlers,
} from "./handlers.ts";
export { LEARNING_MAIL_QUEUE } from "./jobs.ts";
export {
  type EnrolmentRow,
  lockEnrolment,
  lockEnrolments,
  makeTrial,
  moveParticipations,
  startOver,
  storeWishes,
} from "./repository/enrolments.ts";
export { deleteParticipant, eraseParticipationsOf } from "./repository/erasure.ts";
export { countExerciseAnswers, findAnswered } from "./repository/exerciseAnswers.ts";
export {
  divideProgress,
  joinProgress,
  loadMarks,
  loadPairTraces,
  partProgress,
  type StepPair,
} from "./repository/reshaping.ts";
export { storeSecondTry } from "./repository/secondTries.ts";
export {
  completeFinished,
  countParticipants,
  keepAnswers,
  loadTraces,
  moveMarks,
  restoreTraces,
} from "./repository/traces.ts";
export {
  enrolmentView,
  entryAnswerView,
  entryTestView,
  exerciseAnswerView,
  progressView,
  quizAttemptView,
  quizQuestionView,
} from "./repository/views.ts";
export { listStepProgress } from "./repository/visits.ts";
export { attemptsLeft, bestAttempt, stepState } from "./rules.ts";
export { passageOf, visitorsCourse } from "./shared/learn.ts";
export {
  attemptsBefore,
  bestRun,
  mayHaveCertificate,
  noteWhoPasses,
  passStanding,
  runScore,
} from "./shared/passing.ts";
export { workOnRetention } from "./shared/retain.ts";
export { evaluate } from "./shared/review.ts";
export { progressOf, showEnrolment, showOpenQuestion, showResult } from "./shared/show.ts";
export { takeRoomFor } from "./shared/storing.ts";
