CREATE TABLE "asked_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"found" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "ask" text DEFAULT 'documents' NOT NULL;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_questions_course" ON "asked_questions" USING btree ("course_id","asked_at");--> statement-breakpoint
CREATE INDEX "asked_questions_enrolment" ON "asked_questions" USING btree ("enrolment_id");