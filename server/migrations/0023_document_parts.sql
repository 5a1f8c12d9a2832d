CREATE TABLE "document_parts" (
	"document_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"first_offset" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "document_parts_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "document_parts" ("document_id", "part", "first_offset", "blocks")
SELECT document_id, dense_rank() OVER (PARTITION BY document_id ORDER BY bucket) - 1, first_offset, blocks
FROM (
  SELECT document_id, bucket, min(coalesce((block ->> 'offset')::int, 0)) AS first_offset, jsonb_agg(block ORDER BY n) AS blocks
  FROM (
    SELECT t.document_id, n, block, (sum(coalesce(length(block ->> 'text'), 0))
      OVER (PARTITION BY t.document_id ORDER BY n) - coalesce(length(block ->> 'text'), 0)) / 50000 AS bucket
    FROM "document_texts" t, jsonb_array_elements(t.blocks) WITH ORDINALITY AS b(block, n)
  ) numbered
  GROUP BY document_id, bucket
) grouped;--> statement-breakpoint
ALTER TABLE "document_texts" DROP COLUMN "blocks";