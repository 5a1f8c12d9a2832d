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
ALTER TABLE "learning_mails" ADD COLUMN "held" boolean;--> statement-breakpoint
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_recipients_address" ON "notification_recipients" USING btree ("course_id","email");