-- Moves the head of an account's records: the cursor by one, the counts by the arguments. Raises SY001 to SY004 where a
-- budget is exceeded, SY005 where the records have moved to another account; p_limits: living, kept, rows, bytes, writes
-- a minute, bytes a day.
-- The first rows of an account, as many as it may have living, do not count as writes of the minute: a device that joins
-- with thousands of records sends them at once. Rows stay counted after their content is gone, so deleting does not
-- open this again.
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
  IF h.is_closed THEN
    RAISE EXCEPTION 'moved' USING ERRCODE = 'SY005';
  END IF;
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
