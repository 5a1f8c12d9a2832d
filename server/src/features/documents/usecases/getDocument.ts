import type { Document } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { ownDocuments } from "../access.ts";
import type { DocumentWithOverview } from "../repository/documents.ts";
import { placesInLine } from "../repository/line.ts";
import { showDocument } from "../shared/show.ts";

/** The same with its place in the line, as long as it stands there. */
async function showPlaced(services: Services, found: DocumentWithOverview): Promise<Document> {
  const { id, state } = found.document;
  if (state !== "reading") return showDocument(found, null);
  const places = await placesInLine(services.db, [id], services.clock.now());
  return showDocument(found, places.get(id) ?? null);
}

export async function getDocument({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<Document> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found) throw refusal("NOT_FOUND");
  return await showPlaced(services, found);
}
