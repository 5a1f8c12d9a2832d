CREATE TABLE "course_counts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"participants" integer NOT NULL,
	"graduates" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "finished_steps" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_counts" ADD CONSTRAINT "course_counts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_mails_reminders" ON "learning_mails" USING btree ("created_at") WHERE "learning_mails"."kind" = 'reminder';--> statement-breakpoint
CREATE FUNCTION count_finished_steps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched uuid[];
BEGIN
  IF tg_op = 'DELETE' THEN
    touched := array(SELECT DISTINCT enrolment_id FROM old_rows);
  ELSE
    touched := array(SELECT DISTINCT enrolment_id FROM new_rows);
  END IF;
  IF cardinality(touched) = 0 THEN RETURN NULL; END IF;
  -- Locked first, counted then: the second statement sees what others committed meanwhile.
  PERFORM FROM enrolments e WHERE e.id = ANY(touched) ORDER BY e.id FOR NO KEY UPDATE;
  UPDATE enrolments e SET finished_steps = done.n
  FROM (
    SELECT t.id, (
      SELECT count(*) FROM step_progress p
      WHERE p.enrolment_id = t.id AND (p.answered_at IS NOT NULL OR p.understood_at IS NOT NULL)
    ) AS n
    FROM unnest(touched) AS t(id)
  ) AS done
  WHERE e.id = done.id AND e.finished_steps <> done.n
    AND EXISTS (SELECT FROM courses c WHERE c.id = e.course_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER finished_steps_after_insert AFTER INSERT ON step_progress
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_finished_steps();--> statement-breakpoint
CREATE TRIGGER finished_steps_after_update AFTER UPDATE ON step_progress
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_finished_steps();--> statement-breakpoint
CREATE TRIGGER finished_steps_after_delete AFTER DELETE ON step_progress
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_finished_steps();--> statement-breakpoint
CREATE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO course_counts AS counts (course_id, participants, graduates)
    SELECT course_id, count(*), count(graduated_at) FROM new_rows GROUP BY course_id ORDER BY course_id
    ON CONFLICT (course_id) DO UPDATE SET participants = counts.participants + excluded.participants,
      graduates = counts.graduates + excluded.graduates;
  ELSE
    INSERT INTO course_counts AS counts (course_id, participants, graduates)
    SELECT o.course_id, -count(*), -count(o.graduated_at) FROM old_rows o
    WHERE EXISTS (SELECT FROM courses c WHERE c.id = o.course_id) GROUP BY o.course_id ORDER BY o.course_id
    ON CONFLICT (course_id) DO UPDATE SET participants = counts.participants + excluded.participants,
      graduates = counts.graduates + excluded.graduates;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_graduate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE course_counts SET graduates = graduates + CASE WHEN new.graduated_at IS NULL THEN -1 ELSE 1 END
  WHERE course_id = new.course_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER participants_after_insert AFTER INSERT ON enrolments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();--> statement-breakpoint
CREATE TRIGGER participants_after_delete AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();--> statement-breakpoint
CREATE TRIGGER graduates_after_update AFTER UPDATE OF graduated_at ON enrolments FOR EACH ROW
  WHEN ((old.graduated_at IS NULL) <> (new.graduated_at IS NULL)) EXECUTE FUNCTION count_graduate();--> statement-breakpoint
UPDATE enrolments e SET finished_steps = done.n
FROM (
  SELECT enrolment_id, count(*) AS n FROM step_progress
  WHERE answered_at IS NOT NULL OR understood_at IS NOT NULL GROUP BY enrolment_id
) AS done
WHERE e.id = done.enrolment_id;--> statement-breakpoint
INSERT INTO course_counts (course_id, participants, graduates)
SELECT course_id, count(*), count(graduated_at) FROM enrolments GROUP BY course_id;
