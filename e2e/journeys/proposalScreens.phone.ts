import { testProposalScreens } from "../scenes/proposalScreens.ts";
import { LIGHT } from "../support/look.ts";

testProposalScreens(LIGHT);
