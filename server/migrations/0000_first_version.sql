CREATE TABLE "account_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"salutation" text DEFAULT 'none' NOT NULL,
	"creator_mails" boolean DEFAULT true NOT NULL,
	"learning_reminders" boolean DEFAULT true NOT NULL,
	"repetition_mails" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"repetition_token" text,
	"photo_key" text,
	CONSTRAINT "account_settings_repetition_token_unique" UNIQUE("repetition_token")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"avatar_url" text,
	"preferred_language" text NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"challenge" text NOT NULL,
	"redirect_to" text NOT NULL,
	"code_hash" text,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_flows_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "auth_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "auth_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"method" text DEFAULT 'password' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"metadata" jsonb NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"role_chosen" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"block_warned_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_managers" (
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "course_managers_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"owner_id" uuid,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"difficulty" text NOT NULL,
	"goal" text,
	"steps_wished" integer NOT NULL,
	"plan_first" boolean DEFAULT false NOT NULL,
	"own_language_only" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"opened_at" timestamp with time zone,
	"allow_anonymous" boolean NOT NULL,
	"registration_required" boolean NOT NULL,
	"notify_start" boolean DEFAULT true NOT NULL,
	"notify_completion" boolean DEFAULT true NOT NULL,
	"notify_analysis" boolean DEFAULT true NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL,
	"reminder_intervals" jsonb DEFAULT '[24,72,168]'::jsonb NOT NULL,
	"certificate" boolean DEFAULT true NOT NULL,
	"second_try" boolean DEFAULT true NOT NULL,
	"entry_test" boolean DEFAULT false NOT NULL,
	"certificate_for" text DEFAULT 'completion' NOT NULL,
	"pass_percent" integer,
	"attempts" integer,
	"understood_counts" boolean DEFAULT true NOT NULL,
	"ask" text DEFAULT 'documents' NOT NULL,
	"show_documents" boolean DEFAULT false NOT NULL,
	"retention_days" integer,
	"admin_first_name" text NOT NULL,
	"admin_last_name" text NOT NULL,
	"admin_email" text NOT NULL,
	"admin_password_hash" text,
	"design" jsonb,
	"writer" text,
	"example" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "document_parts" (
	"document_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"first_offset" integer NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "document_parts_document_id_part_pk" PRIMARY KEY("document_id","part")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"overview" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"course_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"read_bytes" integer DEFAULT 0 NOT NULL,
	"is_foreign" boolean DEFAULT false NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"refusal" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reading_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"page" integer,
	"paragraph" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" text NOT NULL,
	"caption" text NOT NULL,
	"caption_paragraph" integer
);
--> statement-breakpoint
CREATE TABLE "notification_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "notification_recipients_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "notification_refusals" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"resumable" boolean NOT NULL,
	"pieces" jsonb NOT NULL,
	"received" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" jsonb NOT NULL,
	"question" jsonb,
	"exercises" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"exercise_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" jsonb NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reshapings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"phase" text NOT NULL,
	"step" integer,
	"purpose" text NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"outcome" text NOT NULL,
	"fault" text,
	"repairs" text,
	"instructions" text NOT NULL,
	"prompt" text NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" text DEFAULT 'course' NOT NULL,
	"status" text NOT NULL,
	"phase" text NOT NULL,
	"total_steps" integer NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"pauses" integer DEFAULT 0 NOT NULL,
	"worker_id" uuid,
	"lease_until" timestamp with time zone,
	"outline" jsonb NOT NULL,
	"design" jsonb,
	"plan_first" boolean DEFAULT false NOT NULL,
	"plan_version" integer DEFAULT 0 NOT NULL,
	"notices" jsonb NOT NULL,
	"log" jsonb NOT NULL,
	"phases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb,
	"announced" jsonb,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "asked_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"found" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"course_name" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"passed_percent" integer,
	"reached" jsonb,
	CONSTRAINT "certificates_enrolment_id_unique" UNIQUE("enrolment_id")
);
--> statement-breakpoint
CREATE TABLE "course_counts" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"participants" integer NOT NULL,
	"graduates" integer NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid,
	"token_hash" text,
	"type" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_active_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"graduated_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"passed_percent" integer,
	"trial" boolean DEFAULT false NOT NULL,
	"reminders_wanted" boolean DEFAULT true NOT NULL,
	"repeats" boolean DEFAULT false NOT NULL,
	"finished_steps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "enrolments_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "entry_answers" (
	"enrolment_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" jsonb,
	"right" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "entry_answers_enrolment_id_step_id_pk" PRIMARY KEY("enrolment_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "entry_tests" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"questions" integer
);
--> statement-breakpoint
CREATE TABLE "exercise_answers" (
	"enrolment_id" uuid NOT NULL,
	"exercise_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"right" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"second_try" text,
	"second_answer" jsonb,
	CONSTRAINT "exercise_answers_enrolment_id_exercise_id_pk" PRIMARY KEY("enrolment_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"step_id" uuid,
	"step_title" text NOT NULL,
	"quote" text NOT NULL,
	"prefix" text NOT NULL,
	"suffix" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "highlights_enrolment_id_id_pk" PRIMARY KEY("enrolment_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolment_id" uuid,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"hours" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"held" boolean
);
--> statement-breakpoint
CREATE TABLE "practised" (
	"enrolment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"right_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practised_enrolment_id_question_id_pk" PRIMARY KEY("enrolment_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "reminder_links" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "reminder_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "removed_courses" (
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_courses_user_id_slug_pk" PRIMARY KEY("user_id","slug")
);
--> statement-breakpoint
CREATE TABLE "repetition_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "restarts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"time_zone" text,
	"ended" jsonb
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"enrolment_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "review_cards_enrolment_id_step_id_pk" PRIMARY KEY("enrolment_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "step_progress" (
	"enrolment_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"understood_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" jsonb,
	"right" boolean,
	"judged" boolean DEFAULT false NOT NULL,
	"question_id" uuid,
	"known" boolean DEFAULT false NOT NULL,
	"second_try" text,
	"second_answer" jsonb,
	CONSTRAINT "step_progress_enrolment_id_step_id_pk" PRIMARY KEY("enrolment_id","step_id")
);
--> statement-breakpoint
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quota_uses" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_steps" (
	"proposal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"step" jsonb NOT NULL,
	CONSTRAINT "proposal_steps_proposal_id_position_pk" PRIMARY KEY("proposal_id","position")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"step_id" uuid,
	"side" text,
	"target" text NOT NULL,
	"instruction" text,
	"document_id" uuid,
	"base" text NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"editor_id" uuid NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "course_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"media_type" text NOT NULL,
	"name" text NOT NULL,
	"transcript" text DEFAULT '' NOT NULL,
	"captions" text DEFAULT '' NOT NULL,
	"file_bytes" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "exercises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"section" integer,
	"removed_at" timestamp with time zone,
	"origin" text NOT NULL,
	"form" text,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"hint" text,
	"reason" text,
	"source" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"step_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"form" text,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text NOT NULL,
	"hint" text,
	"reason" text,
	"source" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questions_step_id_unique" UNIQUE("step_id")
);
--> statement-breakpoint
CREATE TABLE "replaced_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"question" jsonb NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"sections" jsonb NOT NULL,
	"summary" text NOT NULL,
	"words" integer NOT NULL,
	"sources" jsonb NOT NULL,
	"claims" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writer" text NOT NULL,
	"fallback" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
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
CREATE TABLE "chat_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"limits" jsonb NOT NULL,
	"packed" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"named" integer NOT NULL,
	"numbered" integer NOT NULL,
	"hash" text NOT NULL,
	"question" jsonb NOT NULL,
	"proof" text NOT NULL,
	"quote" text,
	"faults" jsonb NOT NULL,
	"second" jsonb,
	"state" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_identities" ADD CONSTRAINT "auth_identities_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_links" ADD CONSTRAINT "auth_links_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_refresh_tokens" ADD CONSTRAINT "auth_refresh_tokens_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_managers" ADD CONSTRAINT "course_managers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_managers" ADD CONSTRAINT "course_managers_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_parts" ADD CONSTRAINT "document_parts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_steps" ADD CONSTRAINT "deleted_steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_steps" ADD CONSTRAINT "deleted_steps_deleted_by_auth_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reshapings" ADD CONSTRAINT "reshapings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reshapings" ADD CONSTRAINT "reshapings_made_by_auth_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_requests" ADD CONSTRAINT "generation_requests_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_requests" ADD CONSTRAINT "generation_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_questions" ADD CONSTRAINT "asked_questions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_counts" ADD CONSTRAINT "course_counts_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_answers" ADD CONSTRAINT "entry_answers_enrolment_id_entry_tests_enrolment_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."entry_tests"("enrolment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_answers" ADD CONSTRAINT "entry_answers_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_tests" ADD CONSTRAINT "entry_tests_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD CONSTRAINT "exercise_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_mails" ADD CONSTRAINT "learning_mails_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_mails" ADD CONSTRAINT "learning_mails_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practised" ADD CONSTRAINT "practised_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_courses" ADD CONSTRAINT "removed_courses_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_mails" ADD CONSTRAINT "repetition_mails_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restarts" ADD CONSTRAINT "restarts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_progress" ADD CONSTRAINT "step_progress_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_progress" ADD CONSTRAINT "step_progress_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_auth_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_id_auth_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_uses" ADD CONSTRAINT "quota_uses_owner_id_auth_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_steps" ADD CONSTRAINT "proposal_steps_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_edits" ADD CONSTRAINT "content_edits_editor_id_auth_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_reviewer_id_auth_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_images" ADD CONSTRAINT "course_images_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_media" ADD CONSTRAINT "course_media_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_made_by_auth_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_questions" ADD CONSTRAINT "replaced_questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "steps" ADD CONSTRAINT "steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_steps" ADD CONSTRAINT "version_steps_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_flows_user" ON "auth_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_identities_user" ON "auth_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_links_user" ON "auth_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_refresh_tokens_session" ON "auth_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "auth_refresh_tokens_used" ON "auth_refresh_tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_refreshed" ON "auth_sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_created" ON "auth_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_confirmed_email" ON "auth_users" USING btree ("email") WHERE "auth_users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "auth_users_email" ON "auth_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "auth_users_confirmed_at" ON "auth_users" USING btree ("email_confirmed_at");--> statement-breakpoint
CREATE INDEX "course_managers_user" ON "course_managers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "courses_owner" ON "courses" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_request" ON "courses" USING btree ("owner_id","request_id");--> statement-breakpoint
CREATE INDEX "courses_examples" ON "courses" USING btree ("example") WHERE "courses"."example";--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "documents_course" ON "documents" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "figures_document" ON "figures" USING btree ("document_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_recipients_address" ON "notification_recipients" USING btree ("course_id","email");--> statement-breakpoint
CREATE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_touched" ON "uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "deleted_steps_course" ON "deleted_steps" USING btree ("course_id","deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_steps_by" ON "deleted_steps" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "deleted_steps_unsplit" ON "deleted_steps" USING btree ("id") WHERE "deleted_steps"."step" -> 'sections' is null;--> statement-breakpoint
CREATE INDEX "reshapings_course" ON "reshapings" USING btree ("course_id","made_at");--> statement-breakpoint
CREATE INDEX "reshapings_by" ON "reshapings" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "generation_requests_run" ON "generation_requests" USING btree ("run_id","started_at");--> statement-breakpoint
CREATE INDEX "generation_requests_course" ON "generation_requests" USING btree ("course_id","started_at");--> statement-breakpoint
CREATE INDEX "generation_runs_course" ON "generation_runs" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "generation_runs_unfinished" ON "generation_runs" USING btree ("created_at") WHERE "generation_runs"."status" in ('queued', 'running', 'paused');--> statement-breakpoint
CREATE INDEX "asked_questions_course" ON "asked_questions" USING btree ("course_id","asked_at");--> statement-breakpoint
CREATE INDEX "asked_questions_enrolment" ON "asked_questions" USING btree ("enrolment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_person" ON "enrolments" USING btree ("course_id","user_id") WHERE "enrolments"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrolments_paused" ON "enrolments" USING btree ("last_active_at") WHERE "enrolments"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id","last_active_at");--> statement-breakpoint
CREATE INDEX "entry_answers_step" ON "entry_answers" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "exercise_answers_exercise" ON "exercise_answers" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "highlights_step" ON "highlights" USING btree ("step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_mails_occasion" ON "learning_mails" USING btree ("course_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "learning_mails_enrolment" ON "learning_mails" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "learning_mails_reminders" ON "learning_mails" USING btree ("created_at") WHERE "learning_mails"."kind" = 'reminder';--> statement-breakpoint
CREATE INDEX "learning_mails_held" ON "learning_mails" USING btree ("created_at") WHERE "learning_mails"."held";--> statement-breakpoint
CREATE INDEX "learning_mails_waiting" ON "learning_mails" USING btree ("created_at") WHERE "learning_mails"."queued_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "repetition_mails_day" ON "repetition_mails" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "repetition_mails_waiting" ON "repetition_mails" USING btree ("created_at") WHERE "repetition_mails"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "restarts_enrolment" ON "restarts" USING btree ("enrolment_id","at");--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("enrolment_id","due");--> statement-breakpoint
CREATE INDEX "review_cards_step" ON "review_cards" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "step_progress_step" ON "step_progress" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "quota_uses_owner" ON "quota_uses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "quota_uses_period" ON "quota_uses" USING btree ("period");--> statement-breakpoint
CREATE INDEX "proposal_steps_unsplit" ON "proposal_steps" USING btree ("proposal_id") WHERE "proposal_steps"."step" -> 'sections' is null;--> statement-breakpoint
CREATE INDEX "proposals_course" ON "proposals" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_open" ON "proposals" USING btree ("course_id","target") WHERE "proposals"."decision" is null;--> statement-breakpoint
CREATE INDEX "content_edits_course" ON "content_edits" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "content_edits_editor" ON "content_edits" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "content_reviews_course" ON "content_reviews" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "content_reviews_step" ON "content_reviews" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "content_reviews_reviewer" ON "content_reviews" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "course_images_course" ON "course_images" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_media_course" ON "course_media" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_versions_number" ON "course_versions" USING btree ("course_id","number");--> statement-breakpoint
CREATE INDEX "course_versions_by" ON "course_versions" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "exercises_step" ON "exercises" USING btree ("step_id","place");--> statement-breakpoint
CREATE INDEX "exercises_course" ON "exercises" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "replaced_questions_step" ON "replaced_questions" USING btree ("step_id","replaced_at");--> statement-breakpoint
CREATE INDEX "replaced_questions_course" ON "replaced_questions" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "steps_course_position" ON "steps" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "steps_unsplit" ON "steps" USING btree ("id") WHERE "steps"."sections" = '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "chat_packages" ADD CONSTRAINT "chat_packages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_questions" ADD CONSTRAINT "chat_questions_package_id_chat_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."chat_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_questions" ADD CONSTRAINT "chat_questions_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_packages_number" ON "chat_packages" USING btree ("course_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_questions_read" ON "chat_questions" USING btree ("package_id","hash");--> statement-breakpoint
CREATE INDEX "chat_questions_step" ON "chat_questions" USING btree ("step_id");