CREATE TABLE "content_edits" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"editor_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_editor_id_auth_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_edits_course" ON "content_edits" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "content_edits_editor" ON "content_edits" USING btree ("editor_id");