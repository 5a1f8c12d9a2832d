import { contract, documentSchema, escapeHtml } from "@lehrpfad/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { z } from "zod";

const VERSION = "1.0.0";

/** A call outside the contract's procedures: a raw body, streamed. */
function uploadOperation() {
  const document = z.toJSONSchema(documentSchema, { io: "output", target: "openapi-3.0" });
  return {
    tags: ["documents"],
    summary: "Upload a document (raw body of a declared length, streamed)",
    operationId: "documents.upload",
    parameters: [{ name: "name", in: "query", required: true, schema: { type: "string" } }],
    requestBody: {
      required: true,
      content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
    },
    responses: {
      "201": {
        description: "Stored; reading has begun",
        content: { "application/json": { schema: document } },
      },
      "411": { description: "The length of the body is not declared" },
      "413": { description: "Larger than this installation allows" },
    },
  };
}

const byId = [{ name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } }];

/** The photo is a raw body too, and the archive of one's data is no JSON. */
function accountOperations() {
  const photo = {
    tags: ["accounts"],
    summary: "Store a photo (raw body: JPG, PNG or WEBP of at most 2 MB)",
    operationId: "accounts.uploadPhoto",
    parameters: byId,
    requestBody: { required: true, content: { "image/*": { schema: { type: "string", format: "binary" } } } },
    responses: {
      "200": { description: "Stored in two sizes; answers the profile" },
      "413": { description: "photo_too_large" },
      "415": { description: "photo_type" },
      "422": { description: "photo_failed, picture_pixels" },
    },
  };
  const archive = {
    tags: ["accounts"],
    summary: "Download one's data with the files (ZIP)",
    operationId: "accounts.dataArchive",
    parameters: byId,
    responses: { "200": { description: "The archive", content: { "application/zip": {} } } },
  };
  return { photo, archive };
}

/** The OpenAPI document of everything under `/api`. */
export async function openApiDocument(brand: string, publicUrl: string): Promise<Record<string, unknown>> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: `${brand} API`, version: VERSION },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
  });
  const { photo, archive } = accountOperations();
  const paths = {
    ...document.paths,
    "/documents": { post: uploadOperation() },
    "/profiles/{id}/photo": { ...document.paths?.["/profiles/{id}/photo"], put: photo },
    "/profiles/{id}/data.zip": { get: archive },
  };
  return { ...document, paths };
}

interface Operation {
  tags?: string[];
  summary?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const part = (title: string, value: unknown) =>
    value === undefined
      ? ""
      : `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
  return `<article><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary ?? "")}</p>${part("Parameters", operation.parameters)}${part("Body", operation.requestBody)}${part("Answers", operation.responses)}</article>`;
}

/** A page of the OpenAPI document for people: plain HTML that needs no script. */
export function openApiPage(document: Record<string, unknown>, title: string): string {
  const paths = (document.paths ?? {}) as Record<string, Record<string, Operation>>;
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? "other";
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...groups].map(
    ([tag, items]) => `<section><h2>${escapeHtml(tag)}</h2>${items.join("")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>body{font:16px/1.6 system-ui,sans-serif;max-width:860px;margin:0 auto;padding:24px;color:#1d1c19;background:#fffdf8}article{border-top:1px solid #ddd6c6;padding:8px 0}h3{margin:8px 0 0;font-size:16px}p{margin:4px 0}pre{overflow:auto;background:#f3efe4;padding:12px;border-radius:8px;font-size:13px}summary{cursor:pointer}</style></head><body><h1>${escapeHtml(title)}</h1><p>Machine-readable: <a href="openapi.json">openapi.json</a></p>${sections.join("")}</body></html>`;
}
