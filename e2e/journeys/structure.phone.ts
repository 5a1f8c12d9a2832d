import { testStructure } from "../scenes/structure.ts";

testStructure("touch");
