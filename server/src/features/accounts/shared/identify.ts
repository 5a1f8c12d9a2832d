import type { Services } from "../../../platform/services.ts";

export type ExamineServices = Pick<Services, "db" | "clock" | "accessTokens">;
