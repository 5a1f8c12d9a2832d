import { testGenerationScreens } from "../scenes/generationScreens.ts";
import { DARK } from "../support/look.ts";

testGenerationScreens(DARK);
