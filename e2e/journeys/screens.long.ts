import { testScreens } from "../scenes/screens.ts";
import { DARK, LIGHT } from "../support/look.ts";

testScreens(LIGHT, ["creators", "visitors", "participants"]);
testScreens(DARK, ["creators", "visitors", "participants"]);
