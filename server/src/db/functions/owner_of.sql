-- The account that an account was merged into at last; itself where it was not.
CREATE OR REPLACE FUNCTION owner_of(p_account uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE line AS (
    SELECT a.id, a.merged_into FROM account a WHERE a.id = p_account
    UNION SELECT a.id, a.merged_into FROM account a JOIN line ON a.id = line.merged_into
  ) SELECT line.id FROM line WHERE line.merged_into IS NULL
$$;
