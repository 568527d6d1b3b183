-- A ledger transaction has two entries at least when it commits.
CREATE OR REPLACE FUNCTION ledger_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM ledger_entry WHERE txn_id = NEW.id) < 2 THEN
    RAISE EXCEPTION 'Ledger transaction % has fewer than two entries', NEW.id;
  END IF;
  RETURN NULL;
END
$$;
