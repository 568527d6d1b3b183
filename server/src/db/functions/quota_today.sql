-- The Shanghai day that counts for an account: it never goes back, so a clock set back opens nothing.
CREATE OR REPLACE FUNCTION quota_today(p_account uuid, p_today date) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT greatest(p_today, a.last_quota_day) FROM account a WHERE a.id = p_account);
END
$$;
