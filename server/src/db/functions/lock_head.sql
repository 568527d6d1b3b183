-- Locks the head of an account's records, so that their changes happen one after another; makes it where there is none.
CREATE OR REPLACE FUNCTION lock_head(p_account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO record_head (account_id, cursor, living) VALUES (p_account, 0, 0) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  END IF;
END
$$;
