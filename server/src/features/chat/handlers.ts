import { procedures } from "../../platform/http/context.ts";
import { acceptFine } from "./usecases/acceptFine.ts";
import { acceptPlan } from "./usecases/acceptPlan.ts";
import { askAgain } from "./usecases/askAgain.ts";
import { decideQuestion } from "./usecases/decideQuestion.ts";
import { decideTexts } from "./usecases/decideTexts.ts";
import { makePackages } from "./usecases/makePackages.ts";
import { makePlan } from "./usecases/makePlan.ts";
import { removePackage } from "./usecases/removePackage.ts";
import { saveAnswer } from "./usecases/saveAnswer.ts";
import { showChat } from "./usecases/showChat.ts";
import { showPackage } from "./usecases/showPackage.ts";

const { chat } = procedures;

export const chatHandlers = {
  show: chat.show.handler(showChat),
  makePackages: chat.makePackages.handler(makePackages),
  makePlan: chat.makePlan.handler(makePlan),
  acceptPlan: chat.acceptPlan.handler(acceptPlan),
  decideTexts: chat.decideTexts.handler(decideTexts),
  askAgain: chat.askAgain.handler(askAgain),
  showPackage: chat.showPackage.handler(showPackage),
  saveAnswer: chat.saveAnswer.handler(saveAnswer),
  acceptFine: chat.acceptFine.handler(acceptFine),
  removePackage: chat.removePackage.handler(removePackage),
  decide: chat.decide.handler(decideQuestion),
};
