CREATE TABLE "content_reviews" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reviewer_id" uuid,
	"reviewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"name" text NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "version_steps" (
	"course_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"step" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "version_steps_course_id_hash_pk" PRIMARY KEY("course_id","hash")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate_for" text DEFAULT 'completion' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "pass_percent" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "pass_by" text DEFAULT 'questions' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "attempts" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "understood_counts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "announced" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "passed_percent" integer;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "passed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_reviewer_id_auth_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_media" ADD CONSTRAINT "course_media_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_made_by_auth_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_steps" ADD CONSTRAINT "version_steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_reviews_course" ON "content_reviews" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "content_reviews_step" ON "content_reviews" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "content_reviews_reviewer" ON "content_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "course_media_course" ON "course_media" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_versions_number" ON "course_versions" USING btree ("course_id","number");--> statement-breakpoint
CREATE INDEX "course_versions_by" ON "course_versions" USING btree ("made_by");--> statement-breakpoint
UPDATE courses SET opened_at = created_at WHERE active;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_participants() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE OR REPLACE FUNCTION count_graduate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A participation that becomes a trial, or ceases to be one, is counted by count_trial.
  IF old.trial OR new.trial THEN RETURN NULL; END IF;
  UPDATE course_counts SET graduates = graduates + CASE WHEN new.graduated_at IS NULL THEN -1 ELSE 1 END
  WHERE course_id = new.course_id;
  RETURN NULL;
END $$;--> statement-breakpoint
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
UPDATE enrolments e SET trial = true
WHERE EXISTS (SELECT FROM courses c WHERE c.id = e.course_id AND c.owner_id = e.user_id)
  OR EXISTS (SELECT FROM course_managers m WHERE m.course_id = e.course_id AND m.user_id = e.user_id);--> statement-breakpoint
CREATE TRIGGER media_bytes_after_insert AFTER INSERT ON course_media
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER media_bytes_after_delete AFTER DELETE ON course_media
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER version_bytes_after_insert AFTER INSERT ON version_steps
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();--> statement-breakpoint
CREATE TRIGGER version_bytes_after_delete AFTER DELETE ON version_steps
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_image_bytes();
