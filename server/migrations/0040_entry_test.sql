CREATE TABLE "entry_answers" (
	"enrolment_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" jsonb,
	"right" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_answers_enrolment_id_step_id_pk" PRIMARY KEY("enrolment_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "entry_tests" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"questions" integer
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "entry_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "step_progress" ADD COLUMN "known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_answers" ADD CONSTRAINT "entry_answers_enrolment_id_entry_tests_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."entry_tests"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_answers" ADD CONSTRAINT "entry_answers_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tests" ADD CONSTRAINT "entry_tests_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_answers_step" ON "entry_answers" USING btree ("step_id");