import { testPlanScreens } from "../scenes/planScreens.ts";
import { DARK, LIGHT } from "../support/look.ts";

testPlanScreens(LIGHT);
testPlanScreens(DARK);
