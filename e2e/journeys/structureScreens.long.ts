import { testStructureScreens } from "../scenes/structureScreens.ts";

testStructureScreens("de");
