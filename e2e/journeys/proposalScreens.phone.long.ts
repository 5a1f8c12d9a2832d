import { testProposalScreens } from "../scenes/proposalScreens.ts";

testProposalScreens("en");
