-- Notifies the servers that a table changed which they keep in memory.
CREATE OR REPLACE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shangyuan', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
