CREATE TABLE "quiz_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"questions" integer DEFAULT 0 NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"attempt_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	"right" boolean,
	CONSTRAINT "quiz_questions_attempt_id_step_id_pk" PRIMARY KEY("attempt_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "final_quiz" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "quiz_questions" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "quiz_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_number" ON "quiz_attempts" USING btree ("enrolment_id","number");--> statement-breakpoint
CREATE INDEX "quiz_questions_step" ON "quiz_questions" USING btree ("step_id");