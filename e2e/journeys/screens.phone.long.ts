import { testScreens } from "../scenes/screens.ts";
import { DARK } from "../support/look.ts";

testScreens(DARK);
