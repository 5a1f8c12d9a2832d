CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"about" text NOT NULL,
	"source" text
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_auth_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_auth_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "auth_flows_user" ON "auth_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_refresh_tokens_used" ON "auth_refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_refreshed" ON "auth_sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "deleted_steps_by" ON "deleted_steps" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "replaced_questions_course" ON "replaced_questions" USING btree ("course_id");