export { type Learner, participation, stepVisit } from "./access.ts";
export { createFigureHttp, learningHandlers } from "./handlers.ts";
export { LEARNING_MAIL_QUEUE } from "./jobs.ts";
export { type EnrolmentRow, stations } from "./repository/learning.ts";
export { isRight } from "./rules.ts";
export { passageOf } from "./usecases/learn.ts";
export { workOnRetention } from "./usecases/retain.ts";
export { progressOf, showEnrolment, showOpenQuestion, showResult } from "./usecases/show.ts";
