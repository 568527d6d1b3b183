-- An account and those merged into it, at any depth: whose orders and grants are its own.
CREATE OR REPLACE FUNCTION accounts_of(p_account uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE own AS (
    SELECT p_account AS id UNION SELECT a.id FROM account a JOIN own ON a.merged_into = own.id
  ) SELECT array_agg(own.id) FROM own
$$;
