-- Notices of public holidays that have come out since the program was made, or correct one of its own: a row stands in the
-- place of the program's notice for its year.
CREATE TABLE holiday_notice (
  year integer PRIMARY KEY CHECK (year BETWEEN 2002 AND 9999),
  source text NOT NULL CHECK (char_length(source) BETWEEN 1 AND 300),
  days jsonb NOT NULL CHECK (jsonb_typeof(days) = 'array'),
  updated_at timestamptz NOT NULL
);
-- Notices and look are kept in memory as one.
CREATE FUNCTION tell_holidays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shangyuan', 'holiday_notice');
  RETURN NULL;
END
$$;
CREATE TRIGGER holiday_notice_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON holiday_notice
  FOR EACH STATEMENT EXECUTE FUNCTION tell_holidays();

-- Up to which day the operator has looked for notices; one row.
CREATE TABLE holiday_look (
  id smallint PRIMARY KEY CHECK (id = 1),
  as_of date NOT NULL
);
CREATE TRIGGER holiday_look_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON holiday_look
  FOR EACH STATEMENT EXECUTE FUNCTION tell_holidays();
