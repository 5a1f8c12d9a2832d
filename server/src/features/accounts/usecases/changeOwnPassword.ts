import { refusal } from "../../../platform/http/context.ts";
import { answered } from "../../../platform/http/limits.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { self } from "../shared/profile.ts";
import { changePassword } from "./changePassword.ts";

/** Throws PASSWORD_WRONG, RATE_LIMITED. */
export async function changeOwnPassword({
  context,
  input,
}: Call<{ id: string; current?: string | undefined; password: string }>): Promise<Done> {
  const { actor } = context;
  const person = self(actor, input.id);
  const result = await answered(
    changePassword({ context, input: { person, current: input.current, password: input.password } }),
  );
  if (result === "wrong") throw refusal("PASSWORD_WRONG");
  return DONE;
}
