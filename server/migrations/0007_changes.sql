-- Servers keep the operator's settings and the keys in memory; a change tells them to read again.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shangyuan', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
CREATE TRIGGER feature_switch_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON feature_switch
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
CREATE TRIGGER quota_limit_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON quota_limit
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
CREATE TRIGGER wire_key_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON wire_key
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

-- A key that another has followed still opens what was sealed with it, until this instant.
ALTER TABLE wire_key ADD COLUMN opens_until timestamptz;
