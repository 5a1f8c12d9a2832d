import { testProposalScreens } from "../scenes/proposalScreens.ts";
import { DARK } from "../support/look.ts";

testProposalScreens(DARK);
