import { testScreens } from "../scenes/screens.ts";

testScreens("de", ["creators", "visitors", "participants"]);
