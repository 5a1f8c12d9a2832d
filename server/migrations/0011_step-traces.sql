ALTER TABLE "deleted_steps" ADD COLUMN "cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_steps" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;