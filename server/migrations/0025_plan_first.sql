ALTER TABLE "courses" ADD COLUMN "plan_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "plan_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "plan_version" integer DEFAULT 0 NOT NULL;