-- '{}' marks texts that still hold their sections: src/db/upgrades/stepSections splits them when a server starts.
ALTER TABLE "steps" ADD COLUMN "sections" jsonb NOT NULL DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "steps" ALTER COLUMN "sections" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "steps_unsplit" ON "steps" USING btree ("id") WHERE "steps"."sections" = '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "deleted_steps_unsplit" ON "deleted_steps" USING btree ("id") WHERE "deleted_steps"."step" -> 'sections' is null;--> statement-breakpoint
CREATE INDEX "proposal_steps_unsplit" ON "proposal_steps" USING btree ("proposal_id") WHERE "proposal_steps"."step" -> 'sections' is null;