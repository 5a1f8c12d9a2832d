import { procedures } from "../../platform/http/context.ts";
import { answerQuestion } from "./usecases/answerQuestion.ts";
import { askCourse } from "./usecases/askCourse.ts";
import { listAsked } from "./usecases/listAsked.ts";

const { asking } = procedures;

export const askingHandlers = {
  ask: asking.ask.handler(({ input, context: { services, actor, enrolmentToken, caller } }) =>
    askCourse(services, { actor, enrolmentToken }, input, caller),
  ),
  answer: asking.answer.handler(({ input, context: { services, actor, enrolmentToken, caller } }) =>
    answerQuestion(services, { actor, enrolmentToken }, input, caller),
  ),
  listAsked: asking.listAsked.handler(({ input, context }) =>
    listAsked(context.services, context.actor, input.slug),
  ),
};
