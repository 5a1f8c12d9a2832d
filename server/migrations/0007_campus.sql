CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"course_name" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "certificates_enrolment_id_unique" UNIQUE("enrolment_id")
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
	"queued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminder_links" (
	"enrolment_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "reminder_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "restarts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
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
ALTER TABLE "courses" ADD COLUMN "notify_start" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "notify_completion" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "notify_analysis" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "reminder_intervals" jsonb DEFAULT '[24,72,168]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "certificate" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "graduated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reminders_wanted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "repeats" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_mails" ADD CONSTRAINT "learning_mails_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_mails" ADD CONSTRAINT "learning_mails_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restarts" ADD CONSTRAINT "restarts_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_step_id_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlights_step" ON "highlights" USING btree ("step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_mails_occasion" ON "learning_mails" USING btree ("course_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "learning_mails_enrolment" ON "learning_mails" USING btree ("enrolment_id");--> statement-breakpoint
CREATE INDEX "learning_mails_waiting" ON "learning_mails" USING btree ("created_at") WHERE "learning_mails"."queued_at" is null;--> statement-breakpoint
CREATE INDEX "restarts_enrolment" ON "restarts" USING btree ("enrolment_id","at");--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("enrolment_id","due");--> statement-breakpoint
CREATE INDEX "review_cards_step" ON "review_cards" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "enrolments_paused" ON "enrolments" USING btree ("last_active_at") WHERE "enrolments"."completed_at" is null;--> statement-breakpoint
UPDATE "enrolments" SET "graduated_at" = "completed_at";
