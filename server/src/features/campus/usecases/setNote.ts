import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation, takeRoomFor } from "../../learning/index.ts";
import { findNote, storeNote } from "../repository/highlights.ts";

/** Writes the note to an own highlight, also where its step is gone. Throws NOT_FOUND, ANONYMOUS_FULL. */
export async function setNote({
  context,
  input: { slug, id, note },
}: Call<{ slug: string; id: string; note: string | null }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { enrolment } = await participation(services, context, slug);
  const written = note?.trim() || null;
  // What is not stored is not counted: one visitor could use up what all of them may store.
  const before = await findNote(services.db, enrolment.id, id);
  if (!before) throw refusal("NOT_FOUND");
  if (written !== null) await takeRoomFor(context, enrolment, written, before.note ?? "");
  if (!(await storeNote(services.db, enrolment.id, { id, note: written }))) throw refusal("NOT_FOUND");
  return DONE;
}
