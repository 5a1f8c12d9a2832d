-- What the database does by itself, in the transaction of the change, because the change has many places in the code
-- and none of them may forget it (docs/decisions/counts.md).

-- 1. enrolments.finished_steps. Counted anew for the participations touched, not added up: a wrong number mends
-- itself with the next change.
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

-- 2. course_counts.participants and graduates, without trials. Added up in a row beside the course: in the course's
-- own row, everybody who completes it would wait for whoever edits it. Ordered by course, so that two statements
-- about several courses never wait for each other.
CREATE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO course_counts AS counts (course_id, participants, graduates)
    SELECT course_id, count(*), count(graduated_at) FROM new_rows WHERE NOT trial GROUP BY course_id ORDER BY course_id
    ON CONFLICT (course_id) DO UPDATE SET participants = counts.participants + excluded.participants,
      graduates = counts.graduates + excluded.graduates;
  ELSE
    INSERT INTO course_counts AS counts (course_id, participants, graduates)
    SELECT o.course_id, -count(*), -count(o.graduated_at) FROM old_rows o
    WHERE NOT o.trial AND EXISTS (SELECT FROM courses c WHERE c.id = o.course_id) GROUP BY o.course_id ORDER BY o.course_id
    ON CONFLICT (course_id) DO UPDATE SET participants = counts.participants + excluded.participants,
      graduates = counts.graduates + excluded.graduates;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER participants_after_insert AFTER INSERT ON enrolments
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();--> statement-breakpoint
CREATE TRIGGER participants_after_delete AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_participants();--> statement-breakpoint
CREATE FUNCTION count_graduate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A participation that becomes a trial, or ceases to be one, is counted by count_trial.
  IF old.trial OR new.trial THEN RETURN NULL; END IF;
  UPDATE course_counts SET graduates = graduates + CASE WHEN new.graduated_at IS NULL THEN -1 ELSE 1 END
  WHERE course_id = new.course_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER graduates_after_update AFTER UPDATE OF graduated_at ON enrolments FOR EACH ROW
  WHEN ((old.graduated_at IS NULL) <> (new.graduated_at IS NULL)) EXECUTE FUNCTION count_graduate();--> statement-breakpoint
-- A participant who becomes a manager only tries the course from then on, and the other way round.
CREATE FUNCTION count_trial() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.trial THEN
    UPDATE course_counts SET participants = participants - 1, graduates = graduates - (old.graduated_at IS NOT NULL)::int
    WHERE course_id = new.course_id;
  ELSE
    UPDATE course_counts SET participants = participants + 1, graduates = graduates + (new.graduated_at IS NOT NULL)::int
    WHERE course_id = new.course_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER trials_after_update AFTER UPDATE OF trial ON enrolments FOR EACH ROW
  WHEN (old.trial <> new.trial) EXECUTE FUNCTION count_trial();--> statement-breakpoint

-- 3. course_counts.bytes, what a course takes of its owner's room: texts of steps and exercises, images, media, kept
-- versions, answers of chats. Adding them up with each upload would read the whole course.
CREATE FUNCTION count_course_bytes(course uuid, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_counts AS counts (course_id, participants, graduates, bytes)
  SELECT course, 0, 0, more WHERE more <> 0 AND EXISTS (SELECT FROM courses c WHERE c.id = course)
  ON CONFLICT (course_id) DO UPDATE SET bytes = counts.bytes + excluded.bytes
$$;--> statement-breakpoint
CREATE FUNCTION step_bytes(content text, sections jsonb, summary text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(content) + octet_length(sections::text) + octet_length(summary)
$$;--> statement-breakpoint
CREATE FUNCTION count_step_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_bytes(course_id, sum(step_bytes(content, sections, summary))::bigint)
    FROM new_rows GROUP BY course_id ORDER BY course_id;
  ELSIF tg_op = 'DELETE' THEN
    PERFORM count_course_bytes(course_id, -sum(step_bytes(content, sections, summary))::bigint)
    FROM old_rows GROUP BY course_id ORDER BY course_id;
  ELSE
    PERFORM count_course_bytes(new.course_id,
      step_bytes(new.content, new.sections, new.summary) - step_bytes(old.content, old.sections, old.summary));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER step_bytes_after_insert AFTER INSERT ON steps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
CREATE TRIGGER step_bytes_after_delete AFTER DELETE ON steps
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
CREATE TRIGGER step_bytes_after_update AFTER UPDATE OF content, sections, summary ON steps
  FOR EACH ROW EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
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
  FOR EACH ROW EXECUTE FUNCTION count_exercise_bytes();--> statement-breakpoint
-- Rows that know their own bytes: images, media, the steps of kept versions, packages for chats.
CREATE FUNCTION count_image_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_bytes(course_id, sum(bytes)::bigint) FROM new_rows GROUP BY course_id ORDER BY course_id;
  ELSE
    PERFORM count_course_bytes(course_id, -sum(bytes)::bigint) FROM old_rows GROUP BY course_id ORDER BY course_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER image_bytes_after_insert AFTER INSERT ON course_images
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER image_bytes_after_delete AFTER DELETE ON course_images
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER media_bytes_after_insert AFTER INSERT ON course_media
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER media_bytes_after_delete AFTER DELETE ON course_media
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER version_bytes_after_insert AFTER INSERT ON version_steps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER version_bytes_after_delete AFTER DELETE ON version_steps
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
-- A transcript or captions added later change what a medium takes.
CREATE FUNCTION count_media_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_course_bytes(new.course_id, (new.bytes - old.bytes)::bigint);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER media_bytes_after_update AFTER UPDATE OF bytes ON course_media
  FOR EACH ROW EXECUTE FUNCTION count_media_change();--> statement-breakpoint
CREATE TRIGGER chat_bytes_after_insert AFTER INSERT ON chat_packages
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER chat_bytes_after_delete AFTER DELETE ON chat_packages
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER chat_bytes_after_update AFTER UPDATE OF bytes ON chat_packages
  FOR EACH ROW EXECUTE FUNCTION count_media_change();--> statement-breakpoint

-- 4. Whoever watches a stream is looked at again as soon as something ends their access, whatever code ended it.
CREATE FUNCTION tell_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'access:' || (to_jsonb(OLD) ->> TG_ARGV[0]));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON auth_sessions
  FOR EACH ROW EXECUTE FUNCTION tell_access_changed('user_id');--> statement-breakpoint
CREATE TRIGGER manager_removed AFTER DELETE ON course_managers
  FOR EACH ROW EXECUTE FUNCTION tell_access_changed('user_id');--> statement-breakpoint
CREATE TRIGGER person_blocked AFTER UPDATE OF blocked_at ON auth_users
  FOR EACH ROW EXECUTE FUNCTION tell_access_changed('id');--> statement-breakpoint
CREATE TRIGGER role_changed AFTER UPDATE OF role ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION tell_access_changed('id');--> statement-breakpoint

-- 5. Whoever deletes a course, and in whatever way: those who took part are told.
CREATE FUNCTION tell_of_removed_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_courses (user_id, slug, name, language, removed_at)
  SELECT e.user_id, OLD.slug, OLD.name, OLD.language, now() FROM enrolments e
  WHERE e.course_id = OLD.id AND e.user_id IS DISTINCT FROM OLD.owner_id AND e.user_id IS NOT NULL AND NOT e.trial
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER courses_told_when_removed BEFORE DELETE ON courses
  FOR EACH ROW EXECUTE FUNCTION tell_of_removed_course();
