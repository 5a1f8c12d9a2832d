ALTER TABLE "courses" ADD COLUMN "second_try" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD COLUMN "second_try" text;--> statement-breakpoint
ALTER TABLE "exercise_answers" ADD COLUMN "second_answer" jsonb;--> statement-breakpoint
ALTER TABLE "step_progress" ADD COLUMN "second_try" text;--> statement-breakpoint
ALTER TABLE "step_progress" ADD COLUMN "second_answer" jsonb;