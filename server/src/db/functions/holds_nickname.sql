-- Whether the operator reserved a nickname for an account.
CREATE OR REPLACE FUNCTION holds_nickname(p_account uuid, p_nickname text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM vip_nickname v WHERE v.account_id = p_account AND v.nickname = p_nickname);
END
$$;
