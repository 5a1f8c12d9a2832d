import { testScreens } from "../scenes/screens.ts";

testScreens("de", ["visitors"]);
