-- The entries of a ledger transaction sum to zero when it commits.
CREATE OR REPLACE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_fen) FROM ledger_entry WHERE txn_id = NEW.txn_id) <> 0 THEN
    RAISE EXCEPTION 'Ledger transaction % does not balance', NEW.txn_id;
  END IF;
  RETURN NULL;
END
$$;
