import { testProposalScreens } from "../scenes/proposalScreens.ts";
import { DARK, LIGHT } from "../support/look.ts";

testProposalScreens(LIGHT);
testProposalScreens(DARK);
