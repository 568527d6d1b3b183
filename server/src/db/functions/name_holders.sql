-- Sets account.is_named of the accounts whose reserved nicknames were written.
CREATE OR REPLACE FUNCTION name_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET is_named = holds_nickname(a.id, a.nickname)
  WHERE (TG_OP <> 'INSERT' AND a.id = OLD.account_id) OR (TG_OP <> 'DELETE' AND a.id = NEW.account_id);
  RETURN NULL;
END
$$;
