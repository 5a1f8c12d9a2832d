ALTER TABLE "enrolments" ADD COLUMN "passed_percent" integer;--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "pass_by";