ALTER TABLE "documents" ADD COLUMN "read_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_foreign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_counts" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION step_bytes(content text, sections jsonb, summary text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT octet_length(content) + octet_length(sections::text) + octet_length(summary)
$$;--> statement-breakpoint
CREATE FUNCTION count_course_bytes(course uuid, more bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO course_counts AS counts (course_id, participants, graduates, bytes)
  SELECT course, 0, 0, more WHERE more <> 0 AND EXISTS (SELECT FROM courses c WHERE c.id = course)
  ON CONFLICT (course_id) DO UPDATE SET bytes = counts.bytes + excluded.bytes
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
CREATE FUNCTION count_image_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM count_course_bytes(course_id, sum(bytes)::bigint) FROM new_rows GROUP BY course_id ORDER BY course_id;
  ELSE
    PERFORM count_course_bytes(course_id, -sum(bytes)::bigint) FROM old_rows GROUP BY course_id ORDER BY course_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER step_bytes_after_insert AFTER INSERT ON steps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
CREATE TRIGGER step_bytes_after_delete AFTER DELETE ON steps
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
CREATE TRIGGER step_bytes_after_update AFTER UPDATE OF content, sections, summary ON steps
  FOR EACH ROW EXECUTE FUNCTION count_step_bytes();--> statement-breakpoint
CREATE TRIGGER image_bytes_after_insert AFTER INSERT ON course_images
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER image_bytes_after_delete AFTER DELETE ON course_images
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
INSERT INTO course_counts AS counts (course_id, participants, graduates, bytes)
SELECT c.id, 0, 0, coalesce((SELECT sum(step_bytes(s.content, s.sections, s.summary)) FROM steps s WHERE s.course_id = c.id), 0)
  + coalesce((SELECT sum(i.bytes) FROM course_images i WHERE i.course_id = c.id), 0)
FROM courses c
ON CONFLICT (course_id) DO UPDATE SET bytes = excluded.bytes;--> statement-breakpoint
UPDATE documents SET read_bytes = coalesce((SELECT sum(f.bytes) FROM figures f WHERE f.document_id = documents.id), 0)
  + coalesce((SELECT octet_length(t.overview::text) + octet_length(t.blocks::text) FROM document_texts t WHERE t.document_id = documents.id), 0);
