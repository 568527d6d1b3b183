-- Locks the head of an account's records, so that their changes happen one after another; makes it where there is none.
-- Raises SY005 where the records have moved to another account.
CREATE OR REPLACE FUNCTION lock_head(p_account uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_is_closed boolean;
BEGIN
  SELECT h.is_closed INTO v_is_closed FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO record_head (account_id, cursor, living) VALUES (p_account, 0, 0) ON CONFLICT DO NOTHING;
    SELECT h.is_closed INTO v_is_closed FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  END IF;
  IF v_is_closed THEN
    RAISE EXCEPTION 'moved' USING ERRCODE = 'SY005';
  END IF;
END
$$;
