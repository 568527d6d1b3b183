-- A code that was used or revoked does not change, and no code moves to another batch.
CREATE OR REPLACE FUNCTION activation_code_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.used_by IS NOT NULL OR OLD.revoked_at IS NOT NULL OR NEW.code_hmac <> OLD.code_hmac OR NEW.batch_id <> OLD.batch_id THEN
    RAISE EXCEPTION 'Cannot change a code that was used or revoked';
  END IF;
  RETURN NEW;
END
$$;
