-- Sets account.is_named when an account or its nickname is written.
CREATE OR REPLACE FUNCTION name_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_named := holds_nickname(NEW.id, NEW.nickname);
  RETURN NEW;
END
$$;
