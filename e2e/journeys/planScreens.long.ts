import { testPlanScreens } from "../scenes/planScreens.ts";

testPlanScreens("de");
