-- Many records in one call, and an empty account that can be filled at once.

-- As before, but the first rows of an account, as many as it may have living, do not count as writes of the minute: a device
-- that joins with thousands of records brings them at once. Rows stay counted after their content is gone, so this cannot be
-- used again by deleting.
CREATE OR REPLACE FUNCTION move_head(
  p_account uuid, p_living integer, p_kept integer, p_total integer, p_bytes bigint, p_written integer,
  p_limits bigint[], p_now timestamptz,
  OUT o_cursor bigint
) LANGUAGE plpgsql AS $$
DECLARE
  h record_head;
BEGIN
  UPDATE record_head AS x SET
    cursor = x.cursor + 1,
    living = greatest(0, x.living + p_living),
    kept = greatest(0, x.kept + p_kept),
    total = greatest(0, x.total + p_total),
    bytes = x.bytes + p_bytes,
    minute = date_trunc('minute', p_now),
    writes = CASE WHEN x.minute = date_trunc('minute', p_now) THEN x.writes ELSE 0 END
      + (p_written > 0 AND NOT (p_total > 0 AND x.total + p_total <= p_limits[1]))::integer,
    day = (p_now AT TIME ZONE 'UTC')::date,
    written = CASE WHEN x.day = (p_now AT TIME ZONE 'UTC')::date THEN x.written ELSE 0 END + p_written
  WHERE x.account_id = p_account
  RETURNING x.* INTO h;
  o_cursor := h.cursor;
  IF p_living > 0 AND h.living > p_limits[1] OR p_kept > 0 AND h.kept > p_limits[2]
    OR p_total > 0 AND h.total > p_limits[3] THEN
    RAISE EXCEPTION 'records' USING ERRCODE = 'SY001';
  END IF;
  IF p_bytes > 0 AND h.bytes > p_limits[4] THEN
    RAISE EXCEPTION 'bytes' USING ERRCODE = 'SY002';
  END IF;
  IF p_written > 0 AND h.writes > p_limits[5] AND NOT (p_total > 0 AND h.total <= p_limits[1]) THEN
    RAISE EXCEPTION 'writes' USING ERRCODE = 'SY003';
  END IF;
  IF p_written > 0 AND h.written > p_limits[6] THEN
    RAISE EXCEPTION 'written' USING ERRCODE = 'SY004';
  END IF;
END
$$;

-- Saves records one after another for whoever holds the token, each by save_record, and gives one row for each in their order.
-- Outcome as of save_record, or the SQLSTATE of the budget that the record would pass: the others are saved all the same.
-- After one that comes too often (SY003, SY004) the rest is not tried. A single row with the outcome nobody: no session.
CREATE FUNCTION save_own_records(
  p_token bytea, p_touch interval, p_idle interval, p_drafts jsonb, p_revisions integer, p_conflicts integer,
  p_limits bigint[], p_now timestamptz
) RETURNS TABLE (
  o_outcome text, o_revision integer, o_edited timestamptz, o_deleted timestamptz, o_cursor bigint, o_conflicts integer,
  o_body jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  r record;
  d jsonb;
  v_stop text;
BEGIN
  s := session_of(p_token, p_touch, p_idle, p_now);
  IF s.o_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN NEXT;
    RETURN;
  END IF;
  PERFORM lock_head(s.o_account);
  FOR d IN SELECT e.value FROM jsonb_array_elements(p_drafts) WITH ORDINALITY e (value, n) ORDER BY e.n LOOP
    o_revision := NULL;
    o_edited := NULL;
    o_deleted := NULL;
    o_cursor := NULL;
    o_conflicts := NULL;
    o_body := NULL;
    IF v_stop IS NOT NULL THEN
      o_outcome := v_stop;
      RETURN NEXT;
      CONTINUE;
    END IF;
    BEGIN
      r := save_record(
        s.o_account, (d ->> 'id')::uuid, d ->> 'kind', d -> 'body', (d ->> 'editedAt')::timestamptz,
        (d ->> 'baseRevision')::integer,
        CASE WHEN jsonb_typeof(d -> 'resolves') = 'array'
          THEN ARRAY(SELECT x.value::uuid FROM jsonb_array_elements_text(d -> 'resolves') x) END,
        (d ->> 'revisionId')::uuid, p_revisions, p_conflicts, p_limits, p_now);
      o_outcome := r.o_outcome;
      o_revision := r.o_revision;
      o_edited := r.o_edited;
      o_deleted := r.o_deleted;
      o_cursor := r.o_cursor;
      o_conflicts := r.o_conflicts;
      o_body := r.o_body;
    EXCEPTION
      WHEN SQLSTATE 'SY001' OR SQLSTATE 'SY002' THEN
        o_outcome := SQLSTATE;
      WHEN SQLSTATE 'SY003' OR SQLSTATE 'SY004' THEN
        o_outcome := SQLSTATE;
        v_stop := SQLSTATE;
    END;
    RETURN NEXT;
  END LOOP;
END
$$;
