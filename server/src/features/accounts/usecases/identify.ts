import { type Actor, NOBODY } from "../../../platform/actor.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { ExamineServices } from "../shared/identify.ts";
import { examineToken } from "./examineToken.ts";

/** Who holds this access token; nobody when it is not valid or its session has ended. */
export async function identify({
  context: { services },
  input: accessToken,
}: Call<string | null, { services: ExamineServices }>): Promise<Actor> {
  const found = await examineToken({ context: { services }, input: accessToken });
  return typeof found === "string" ? NOBODY : found;
}
