import { testGenerationScreens } from "../scenes/generationScreens.ts";
import { LIGHT } from "../support/look.ts";

testGenerationScreens(LIGHT);
