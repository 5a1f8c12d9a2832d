import { procedures } from "../../platform/http/context.ts";
import { answerQuestion } from "./usecases/answerQuestion.ts";
import { askCourse } from "./usecases/askCourse.ts";
import { listAsked } from "./usecases/listAsked.ts";

const { asking } = procedures;

export const askingHandlers = {
  ask: asking.ask.handler(askCourse),
  answer: asking.answer.handler(answerQuestion),
  listAsked: asking.listAsked.handler(listAsked),
};
