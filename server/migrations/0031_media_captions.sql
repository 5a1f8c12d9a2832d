ALTER TABLE "course_media" ADD COLUMN "captions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_media" ADD COLUMN "file_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE course_media SET file_bytes = bytes;--> statement-breakpoint
CREATE FUNCTION count_media_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_course_bytes(new.course_id, (new.bytes - old.bytes)::bigint);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER media_bytes_after_update AFTER UPDATE OF bytes ON course_media
  FOR EACH ROW EXECUTE FUNCTION count_media_change();
