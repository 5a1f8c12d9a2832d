CREATE TABLE "figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"page" integer,
	"paragraph" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" text NOT NULL,
	"caption" text NOT NULL,
	"caption_paragraph" integer
);
--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_document" ON "figures" USING btree ("document_id","position");