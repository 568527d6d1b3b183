-- Notifies the servers that notices of holidays or the last look for them changed, which they keep in memory as one.
CREATE OR REPLACE FUNCTION tell_holidays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shangyuan', 'holiday_notice');
  RETURN NULL;
END
$$;
