import { SCENARIOS, testFaults } from "./fixtures/modelFaults.ts";

testFaults("whole", SCENARIOS);
