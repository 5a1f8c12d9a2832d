import { testScreens } from "../scenes/screens.ts";

testScreens("en", ["creators", "visitors", "participants"]);
