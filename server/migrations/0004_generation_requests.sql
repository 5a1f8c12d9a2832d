CREATE TABLE "generation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"step" integer,
	"purpose" text NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"repairs" text,
	"instructions" text NOT NULL,
	"prompt" text NOT NULL,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "phases" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_requests" ADD CONSTRAINT "generation_requests_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_requests" ADD CONSTRAINT "generation_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_requests_run" ON "generation_requests" USING btree ("run_id","started_at");--> statement-breakpoint
CREATE INDEX "generation_requests_course" ON "generation_requests" USING btree ("course_id","started_at");