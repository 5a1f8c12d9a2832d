import { testGenerationScreens } from "../scenes/generationScreens.ts";

testGenerationScreens("en");
