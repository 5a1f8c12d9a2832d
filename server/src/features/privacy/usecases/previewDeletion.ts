import type { Deletion } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { self } from "../../accounts/index.ts";
import { belongings } from "../repository.ts";

/** What goes with an account. */
export async function previewDeletion({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<Deletion> {
  self(actor, id);
  const found = await belongings(services.db, id);
  return { ...found, courses: found.courses.map(({ name, participants }) => ({ name, participants })) };
}
