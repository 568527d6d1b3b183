-- Adds a record for the session of a token, where that is all there is to do: the user is at work, the head of the records is there,
-- and the account holds fewer rows than it may have living, so that of its budgets only bytes can be exceeded. Returns the record's
-- cursor; null where save_own_record is to be asked, which knows every case. An id that is taken is an error (unique_violation),
-- and save_own_record is to be asked then too. The body is that of no case in a group.
CREATE OR REPLACE FUNCTION add_own_record(
  p_token bytea, p_touch interval, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz, p_limits bigint[],
  p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_account uuid;
  v_cursor bigint;
  v_bytes integer := octet_length(p_body::text);
  v_minute timestamptz := date_trunc('minute', p_now);
  v_day date := (p_now AT TIME ZONE 'UTC')::date;
BEGIN
  UPDATE record_head AS h SET
    cursor = h.cursor + 1,
    living = h.living + 1,
    kept = h.kept + 1,
    total = h.total + 1,
    bytes = h.bytes + v_bytes,
    minute = v_minute,
    -- As in move_head: an account's first rows do not count as writes of the minute.
    writes = CASE WHEN h.minute = v_minute THEN h.writes ELSE 0 END,
    day = v_day,
    written = CASE WHEN h.day = v_day THEN h.written ELSE 0 END + v_bytes
  FROM living_session s
  WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now
    AND s.last_seen_at >= p_now - p_touch
    AND h.account_id = s.account_id AND NOT h.is_closed
    AND h.living < p_limits[1] AND h.kept < p_limits[2] AND h.total < least(p_limits[1], p_limits[3])
    AND h.bytes + v_bytes <= p_limits[4]
    AND CASE WHEN h.day = v_day THEN h.written ELSE 0 END + v_bytes <= p_limits[6]
  RETURNING h.account_id, h.cursor INTO v_account, v_cursor;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, cursor)
  VALUES (v_account, p_id, p_kind, p_body, 1, p_edited, p_now, v_cursor);
  RETURN v_cursor;
END
$$;
