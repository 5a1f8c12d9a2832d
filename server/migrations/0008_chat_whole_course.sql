ALTER TABLE "chat_packages" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "chat_packages" ADD COLUMN "texts" jsonb DEFAULT '[]'::jsonb NOT NULL;