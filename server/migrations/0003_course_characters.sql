ALTER TABLE "course_counts" ADD COLUMN "characters" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint

-- course_counts.characters: all texts of a course's steps, questions and exercises, as they are stored. Some pages show
-- a whole course, so that its length is what anybody can make them cost; texts come from many places in the code, and
-- none of them may forget the limit (docs/decisions/counts.md).
CREATE FUNCTION count_course_characters(course uuid, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_counts AS counts (course_id, participants, graduates, characters)
  SELECT course, 0, 0, more WHERE more <> 0 AND EXISTS (SELECT FROM courses c WHERE c.id = course)
  ON CONFLICT (course_id) DO UPDATE SET characters = counts.characters + excluded.characters
$$;--> statement-breakpoint
CREATE FUNCTION step_characters(one steps) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT char_length(one.title) + char_length(one.content) + char_length(one.sections::text) + char_length(one.summary)
    + char_length(one.sources::text) + char_length(one.claims::text)
$$;--> statement-breakpoint
CREATE FUNCTION question_characters(text text, body jsonb, explanation text, hint text, source jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT char_length(text) + char_length(body::text) + char_length(explanation) + coalesce(char_length(hint), 0)
    + coalesce(char_length(source::text), 0)
$$;--> statement-breakpoint
CREATE FUNCTION count_step_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_characters(n.course_id, sum(step_characters(n))::bigint)
    FROM new_rows n GROUP BY n.course_id ORDER BY n.course_id;
    RETURN NULL;
  ELSIF tg_op = 'UPDATE' THEN
    PERFORM count_course_characters(new.course_id, step_characters(new) - step_characters(old));
    RETURN NULL;
  END IF;
  -- Before the step goes: its question goes with it, and would not find its course any more.
  PERFORM count_course_characters(old.course_id, -step_characters(old) - coalesce((
    SELECT sum(question_characters(q.text, q.body, q.explanation, q.hint, q.source))
    FROM questions q WHERE q.step_id = old.id), 0)::bigint);
  RETURN old;
END $$;--> statement-breakpoint
CREATE TRIGGER step_characters_after_insert AFTER INSERT ON steps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_step_characters();--> statement-breakpoint
CREATE TRIGGER step_characters_after_update AFTER UPDATE OF title, content, sections, summary, sources, claims ON steps
  FOR EACH ROW EXECUTE FUNCTION count_step_characters();--> statement-breakpoint
CREATE TRIGGER step_characters_before_delete BEFORE DELETE ON steps
  FOR EACH ROW EXECUTE FUNCTION count_step_characters();--> statement-breakpoint
CREATE FUNCTION count_question_characters() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record := CASE WHEN tg_op = 'DELETE' THEN old ELSE new END;
  more bigint := 0;
BEGIN
  IF tg_op <> 'DELETE' THEN
    more := question_characters(new.text, new.body, new.explanation, new.hint, new.source);
  END IF;
  IF tg_op <> 'INSERT' THEN
    more := more - question_characters(old.text, old.body, old.explanation, old.hint, old.source);
  END IF;
  PERFORM count_course_characters(s.course_id, more) FROM steps s WHERE s.id = one.step_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER question_characters_after_change
  AFTER INSERT OR DELETE OR UPDATE OF text, body, explanation, hint, source ON questions
  FOR EACH ROW EXECUTE FUNCTION count_question_characters();--> statement-breakpoint
CREATE FUNCTION count_exercise_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_characters(course_id, sum(question_characters(text, body, explanation, hint, source))::bigint)
    FROM new_rows GROUP BY course_id ORDER BY course_id;
  ELSIF tg_op = 'DELETE' THEN
    PERFORM count_course_characters(course_id, -sum(question_characters(text, body, explanation, hint, source))::bigint)
    FROM old_rows GROUP BY course_id ORDER BY course_id;
  ELSE
    PERFORM count_course_characters(new.course_id,
      question_characters(new.text, new.body, new.explanation, new.hint, new.source)
      - question_characters(old.text, old.body, old.explanation, old.hint, old.source));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exercise_characters_after_insert AFTER INSERT ON exercises
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_exercise_characters();--> statement-breakpoint
CREATE TRIGGER exercise_characters_after_delete AFTER DELETE ON exercises
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_exercise_characters();--> statement-breakpoint
CREATE TRIGGER exercise_characters_after_update AFTER UPDATE OF text, body, explanation, hint, source ON exercises
  FOR EACH ROW EXECUTE FUNCTION count_exercise_characters();--> statement-breakpoint

INSERT INTO course_counts AS counts (course_id, participants, graduates, characters)
SELECT parts.course_id, 0, 0, sum(parts.characters) FROM (
  SELECT s.course_id, step_characters(s) AS characters FROM steps s
  UNION ALL
  SELECT s.course_id, question_characters(q.text, q.body, q.explanation, q.hint, q.source)
  FROM questions q JOIN steps s ON s.id = q.step_id
  UNION ALL
  SELECT e.course_id, question_characters(e.text, e.body, e.explanation, e.hint, e.source) FROM exercises e
) AS parts GROUP BY parts.course_id
ON CONFLICT (course_id) DO UPDATE SET characters = excluded.characters;--> statement-breakpoint

-- The limit (LIMITS.courseCharacters), looked at when the transaction ends: what takes the place of something may be
-- stored before the other goes. A course that is longer already may become shorter.
CREATE FUNCTION limit_course_characters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT characters FROM course_counts WHERE course_id = new.course_id) > 4000000 THEN
    RAISE EXCEPTION 'The texts of a course would have more than 4,000,000 characters'
      USING ERRCODE = 'program_limit_exceeded', CONSTRAINT = 'course_characters';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER course_characters_insert AFTER INSERT ON course_counts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.characters > 4000000) EXECUTE FUNCTION limit_course_characters();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER course_characters_update AFTER UPDATE OF characters ON course_counts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.characters > 4000000 AND new.characters > old.characters) EXECUTE FUNCTION limit_course_characters();
