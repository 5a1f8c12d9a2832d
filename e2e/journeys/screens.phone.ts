import { testScreens } from "../scenes/screens.ts";
import { LIGHT } from "../support/look.ts";

testScreens(LIGHT, ["visitors"]);
