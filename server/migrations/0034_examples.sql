DROP INDEX "courses_one_example";--> statement-breakpoint
CREATE INDEX "courses_examples" ON "courses" USING btree ("example") WHERE "courses"."example";