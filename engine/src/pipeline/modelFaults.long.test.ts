import { PATIENT, SCENARIOS, testFaults } from "./fixtures/modelFaults.ts";

testFaults("whole", SCENARIOS);
testFaults("streamed", PATIENT);
