-- A question says who wrote it and what its kind decides; an answer says of which kind it is. Columns are changed in
-- place: an UPDATE of all progress would count every participant's steps again.
CREATE FUNCTION question_origin(type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE type WHEN 'MANUAL' THEN 'person' WHEN 'PLACEHOLDER' THEN 'placeholder' WHEN 'MODEL' THEN 'model' ELSE 'builtin' END
$$;--> statement-breakpoint
CREATE FUNCTION question_form(type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN question_origin(type) = 'builtin' THEN type END
$$;--> statement-breakpoint
-- A row of questions as JSON.
CREATE FUNCTION question_row(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT kept - 'type' - 'options' || jsonb_build_object(
    'origin', question_origin(kept ->> 'type'),
    'form', question_form(kept ->> 'type'),
    'body', jsonb_build_object('kind', 'choice', 'options', kept -> 'options'))
$$;--> statement-breakpoint
-- A row of step_progress as JSON.
CREATE FUNCTION progress_row(kept jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT kept - 'selected' || jsonb_build_object('answer',
    CASE jsonb_typeof(kept -> 'selected') WHEN 'array'
      THEN jsonb_build_object('kind', 'choice', 'selected', kept -> 'selected') END)
$$;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "origin" text;--> statement-breakpoint
UPDATE "questions" SET "origin" = question_origin("type");--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "type" SET DATA TYPE text USING question_form("type");--> statement-breakpoint
ALTER TABLE "questions" RENAME COLUMN "type" TO "form";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "options" SET DATA TYPE jsonb
  USING jsonb_build_object('kind', 'choice', 'options', "options");--> statement-breakpoint
ALTER TABLE "questions" RENAME COLUMN "options" TO "body";--> statement-breakpoint
ALTER TABLE "step_progress" ALTER COLUMN "selected" SET DATA TYPE jsonb
  USING CASE WHEN "selected" IS NOT NULL THEN jsonb_build_object('kind', 'choice', 'selected', "selected") END;--> statement-breakpoint
ALTER TABLE "step_progress" RENAME COLUMN "selected" TO "answer";--> statement-breakpoint
UPDATE "deleted_steps" SET
  "question" = CASE jsonb_typeof("question") WHEN 'object' THEN question_row("question") END,
  "progress" = (SELECT coalesce(jsonb_agg(progress_row(kept) ORDER BY place), '[]')
    FROM jsonb_array_elements("progress") WITH ORDINALITY AS rows(kept, place));--> statement-breakpoint
UPDATE "replaced_questions" SET "question" = question_row("question");--> statement-breakpoint
UPDATE "proposal_steps" SET "step" = jsonb_set("step", '{question}', ("step" -> 'question') - 'type' || jsonb_build_object(
    'kind', 'choice',
    'origin', question_origin("step" #>> '{question,type}'),
    'form', question_form("step" #>> '{question,type}')))
  WHERE jsonb_typeof("step" -> 'question') = 'object';--> statement-breakpoint
DROP FUNCTION progress_row(jsonb);--> statement-breakpoint
DROP FUNCTION question_row(jsonb);--> statement-breakpoint
DROP FUNCTION question_form(text);--> statement-breakpoint
DROP FUNCTION question_origin(text);
