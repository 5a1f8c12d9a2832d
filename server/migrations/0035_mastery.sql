CREATE TABLE "practised" (
	"enrolment_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"right_at" timestamp with time zone NOT NULL,
	CONSTRAINT "practised_enrolment_id_question_id_pk" PRIMARY KEY("enrolment_id","question_id")
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
ALTER TABLE "account_settings" ADD COLUMN "repetition_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "account_settings" ADD COLUMN "repetition_token" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reached" jsonb;--> statement-breakpoint
ALTER TABLE "restarts" ADD COLUMN "ended" jsonb;--> statement-breakpoint
ALTER TABLE "practised" ADD CONSTRAINT "practised_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repetition_mails" ADD CONSTRAINT "repetition_mails_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "repetition_mails_day" ON "repetition_mails" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "repetition_mails_waiting" ON "repetition_mails" USING btree ("created_at") WHERE "repetition_mails"."queued_at" is null;--> statement-breakpoint
ALTER TABLE "account_settings" ADD CONSTRAINT "account_settings_repetition_token_unique" UNIQUE("repetition_token");