CREATE TABLE "removed_courses" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_courses_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "block_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_courses" ADD CONSTRAINT "removed_courses_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whoever deletes a course, and in whatever way: those who took part are told.
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
