ALTER TABLE "chat_questions" DROP CONSTRAINT "chat_questions_step_id_steps_id_fk";
--> statement-breakpoint
ALTER TABLE "chat_questions" ADD COLUMN "moved_from" jsonb DEFAULT '[]'::jsonb NOT NULL;