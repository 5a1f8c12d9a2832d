CREATE TABLE "proposal_steps" (
	"proposal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" jsonb NOT NULL,
	CONSTRAINT "proposal_steps_proposal_id_position_pk" PRIMARY KEY("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step_id" uuid,
	"side" text,
	"target" text NOT NULL,
	"instruction" text,
	"document_id" uuid,
	"base" text NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "replaced_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"question" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "kind" text DEFAULT 'course' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_progress" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "proposal_steps" ADD CONSTRAINT "proposal_steps_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_questions" ADD CONSTRAINT "replaced_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_course" ON "proposals" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("course_id","target") WHERE "proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "replaced_questions_step" ON "replaced_questions" USING btree ("step_id","replaced_at");