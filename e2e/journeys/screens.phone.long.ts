import { testScreens } from "../scenes/screens.ts";
import { DARK, LIGHT } from "../support/look.ts";

testScreens(LIGHT, ["creators", "participants"]);
testScreens(DARK, ["creators", "visitors", "participants"]);
