CREATE TABLE "exercise_answers" (
	"enrolment_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"right" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_answers_enrolment_id_exercise_id_pk" PRIMARY KEY("enrolment_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"section" integer,
	"removed_at" timestamp with time zone,
	"origin" text NOT NULL,
	"form" text,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"hint" text,
	"reason" text,
	"source" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "step_progress" ADD COLUMN "judged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_steps" ADD COLUMN "exercises" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted_steps" ADD COLUMN "exercise_answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_answers_exercise" ON "exercise_answers" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercises_step" ON "exercises" USING btree ("step_id","place");--> statement-breakpoint
CREATE INDEX "exercises_course" ON "exercises" USING btree ("course_id");--> statement-breakpoint
CREATE FUNCTION question_bytes(text text, body jsonb, explanation text, hint text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(text) + octet_length(body::text) + octet_length(explanation) + coalesce(octet_length(hint), 0)
$$;--> statement-breakpoint
CREATE FUNCTION count_exercise_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_bytes(course_id, sum(question_bytes(text, body, explanation, hint))::bigint)
    FROM new_rows GROUP BY course_id ORDER BY course_id;
  ELSIF tg_op = 'DELETE' THEN
    PERFORM count_course_bytes(course_id, -sum(question_bytes(text, body, explanation, hint))::bigint)
    FROM old_rows GROUP BY course_id ORDER BY course_id;
  ELSE
    PERFORM count_course_bytes(new.course_id, question_bytes(new.text, new.body, new.explanation, new.hint)
      - question_bytes(old.text, old.body, old.explanation, old.hint));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exercise_bytes_after_insert AFTER INSERT ON exercises
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_exercise_bytes();--> statement-breakpoint
CREATE TRIGGER exercise_bytes_after_delete AFTER DELETE ON exercises
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_exercise_bytes();--> statement-breakpoint
CREATE TRIGGER exercise_bytes_after_update AFTER UPDATE OF text, body, explanation, hint ON exercises
  FOR EACH ROW EXECUTE FUNCTION count_exercise_bytes();
