-- Whether an account is a member now.
CREATE OR REPLACE FUNCTION is_member(p_account uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT has_membership(a.is_named, a.vip_until, p_now) FROM account a WHERE a.id = p_account);
END
$$;
