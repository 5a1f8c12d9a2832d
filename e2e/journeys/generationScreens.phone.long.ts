import { testGenerationScreens } from "../scenes/generationScreens.ts";
import { DARK, LIGHT } from "../support/look.ts";

testGenerationScreens(LIGHT);
testGenerationScreens(DARK);
