-- For tables whose rows are append-only.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cannot % %: rows are append-only', TG_OP, TG_TABLE_NAME;
END
$$;
