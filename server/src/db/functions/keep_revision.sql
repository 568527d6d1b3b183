-- Stores a body that is not the record's current one; of those that are no conflict the oldest beyond p_kept are deleted.
-- Returns by how many bytes the account grew.
CREATE OR REPLACE FUNCTION keep_revision(
  p_account uuid, p_record uuid, p_id uuid, p_body jsonb, p_revision integer, p_is_conflict boolean,
  p_edited timestamptz, p_kept integer, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_added bigint;
  v_dropped bigint;
BEGIN
  INSERT INTO record_revision (account_id, record_id, id, body, revision, is_conflict, edited_at, kept_at)
  VALUES (p_account, p_record, p_id, p_body, p_revision, p_is_conflict, p_edited, p_now)
  RETURNING bytes INTO v_added;
  WITH dropped AS (
    DELETE FROM record_revision d WHERE d.account_id = p_account AND d.record_id = p_record AND d.id IN (
      SELECT v.id FROM record_revision v
      WHERE v.account_id = p_account AND v.record_id = p_record AND NOT v.is_conflict
      ORDER BY v.kept_at DESC, v.id DESC OFFSET p_kept)
    RETURNING d.bytes
  ) SELECT coalesce(sum(bytes), 0) INTO v_dropped FROM dropped;
  RETURN v_added - v_dropped;
END
$$;
