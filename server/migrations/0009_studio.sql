ALTER TABLE "courses" ADD COLUMN "design" jsonb;--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id","last_active_at");