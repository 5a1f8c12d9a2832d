-- Whoever watches a stream is looked at again as soon as something ends their access, whatever code ended it.
CREATE FUNCTION "tell_access_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'access:' || (to_jsonb(OLD) ->> TG_ARGV[0]));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "session_ended" AFTER DELETE ON "auth_sessions"
  FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('user_id');--> statement-breakpoint
CREATE TRIGGER "manager_removed" AFTER DELETE ON "course_managers"
  FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('user_id');--> statement-breakpoint
CREATE TRIGGER "person_blocked" AFTER UPDATE OF "blocked_at" ON "auth_users"
  FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('id');--> statement-breakpoint
CREATE TRIGGER "role_changed" AFTER UPDATE OF "role" ON "user_profiles"
  FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('id');
