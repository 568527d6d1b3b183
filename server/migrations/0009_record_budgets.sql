-- Records are counted by what they cost: rows with a body (the trash too), all rows, bytes, writes a minute, bytes a day.
-- An edit made on an older revision is kept beside the record as a conflict until somebody settles it.
ALTER TABLE record ADD COLUMN bytes integer NOT NULL GENERATED ALWAYS AS (coalesce(octet_length(body::text), 0)) STORED;
ALTER TABLE record DROP CONSTRAINT record_body_check;
ALTER TABLE record ADD CONSTRAINT record_bytes_check CHECK (bytes <= 262144);
ALTER TABLE record ADD COLUMN conflicts smallint NOT NULL DEFAULT 0 CHECK (conflicts >= 0);

ALTER TABLE record_revision ADD COLUMN bytes integer NOT NULL GENERATED ALWAYS AS (octet_length(body::text)) STORED;
ALTER TABLE record_revision ADD COLUMN revision integer;
ALTER TABLE record_revision ADD COLUMN is_conflict boolean NOT NULL DEFAULT false;

ALTER TABLE record_head ADD COLUMN kept integer NOT NULL DEFAULT 0 CHECK (kept >= 0);
ALTER TABLE record_head ADD COLUMN total integer NOT NULL DEFAULT 0 CHECK (total >= 0);
ALTER TABLE record_head ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE record_head ADD COLUMN floor bigint NOT NULL DEFAULT 0;
ALTER TABLE record_head ADD COLUMN minute timestamptz NOT NULL DEFAULT 'epoch';
ALTER TABLE record_head ADD COLUMN writes integer NOT NULL DEFAULT 0;
ALTER TABLE record_head ADD COLUMN day date NOT NULL DEFAULT 'epoch';
ALTER TABLE record_head ADD COLUMN written bigint NOT NULL DEFAULT 0;
UPDATE record_head h SET
  total = (SELECT count(*) FROM record r WHERE r.account_id = h.account_id),
  kept = (SELECT count(*) FROM record r WHERE r.account_id = h.account_id AND r.body IS NOT NULL),
  bytes = (SELECT coalesce(sum(r.bytes), 0) FROM record r WHERE r.account_id = h.account_id)
    + (SELECT coalesce(sum(v.bytes), 0) FROM record_revision v WHERE v.account_id = h.account_id);

-- Tombstones: rows whose body is gone, by when.
CREATE INDEX record_tombstone ON record (deleted_at) WHERE body IS NULL;

-- Moves the head of an account's records: the cursor by one, the counts by what is given. Breaks off with an error of
-- its own where a budget is passed; p_limits: living, kept, rows, bytes, writes a minute, bytes a day.
CREATE FUNCTION move_head(
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
    writes = CASE WHEN x.minute = date_trunc('minute', p_now) THEN x.writes ELSE 0 END + (p_written > 0)::integer,
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
  IF p_written > 0 AND (h.writes > p_limits[5] OR h.written > p_limits[6]) THEN
    RAISE EXCEPTION 'writes' USING ERRCODE = CASE WHEN h.writes > p_limits[5] THEN 'SY003' ELSE 'SY004' END;
  END IF;
END
$$;

-- Locks the head of an account's records, so that their changes happen one after another; makes it where there is none.
CREATE FUNCTION lock_head(p_account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO record_head (account_id, cursor, living) VALUES (p_account, 0, 0) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM record_head h WHERE h.account_id = p_account FOR UPDATE;
  END IF;
END
$$;

-- Keeps a body that is not the record's (any more); of those that are no conflict the oldest beyond p_kept go.
-- Gives by how many bytes the account grew.
CREATE FUNCTION keep_revision(
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

-- Saves a record. p_base is the revision the edit was made on; null from clients that know of none, whose edits are
-- settled by their time. Outcome: mine, server (the record stays as it is), conflict (so does it, and the edit is kept
-- beside it), kind (the id is a record of another kind), full (too many conflicts already). o_body is given where it is
-- not the body that was sent.
CREATE FUNCTION save_record(
  p_account uuid, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz, p_base integer, p_resolves uuid[],
  p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[], p_now timestamptz,
  OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamptz, OUT o_deleted timestamptz,
  OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  r record;
  v_body jsonb := p_body;
  v_is_new boolean;
  v_bytes integer;
  v_grown bigint;
  v_settled integer := 0;
BEGIN
  PERFORM lock_head(p_account);
  SELECT x.* INTO r FROM record x WHERE x.account_id = p_account AND x.id = p_id;
  v_is_new := NOT FOUND;
  -- A case whose group is gone for good belongs to no group.
  IF p_kind = 'case' AND p_body ->> 'groupId' IS NOT NULL AND EXISTS (
    SELECT 1 FROM record g WHERE g.account_id = p_account AND g.id::text = p_body ->> 'groupId' AND g.body IS NULL
  ) THEN
    v_body := jsonb_set(p_body, '{groupId}', 'null');
    o_body := v_body;
  END IF;

  IF v_is_new THEN
    INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, deleted_at, cursor)
    VALUES (p_account, p_id, p_kind, v_body, 1, p_edited, p_now, NULL,
      (SELECT h.cursor + 1 FROM record_head h WHERE h.account_id = p_account))
    RETURNING bytes INTO v_bytes;
    SELECT m.o_cursor INTO o_cursor FROM move_head(p_account, 1, 1, 1, v_bytes, v_bytes, p_limits, p_now) m;
    o_outcome := 'mine';
    o_revision := 1;
    o_edited := p_edited;
    o_conflicts := 0;
    RETURN;
  END IF;

  o_revision := r.revision;
  o_edited := r.edited_at;
  o_deleted := r.deleted_at;
  o_cursor := r.cursor;
  o_conflicts := r.conflicts;
  IF r.kind <> p_kind THEN
    o_outcome := 'kind';
    RETURN;
  END IF;
  IF r.edited_at = p_edited AND r.body = v_body AND p_resolves IS NULL THEN
    -- The same save again. What was deleted since stays deleted.
    o_outcome := CASE WHEN r.deleted_at IS NULL THEN 'mine' ELSE 'server' END;
    o_body := r.body;
    RETURN;
  END IF;
  IF p_base = r.revision OR (p_base IS NULL AND p_edited > r.edited_at AND p_edited > coalesce(r.deleted_at, '-infinity')) THEN
    IF p_resolves IS NOT NULL THEN
      UPDATE record_revision v SET is_conflict = false
      WHERE v.account_id = p_account AND v.record_id = p_id AND v.id = ANY (p_resolves) AND v.is_conflict;
      GET DIAGNOSTICS v_settled = ROW_COUNT;
    END IF;
    v_grown := CASE WHEN r.body IS NULL THEN 0 ELSE keep_revision(
      p_account, p_id, p_revision_id, r.body, r.revision, false, r.edited_at, p_revisions, p_now) END;
    UPDATE record x SET body = v_body, revision = x.revision + 1, edited_at = p_edited, updated_at = p_now,
      deleted_at = NULL, conflicts = x.conflicts - v_settled,
      cursor = (SELECT h.cursor + 1 FROM record_head h WHERE h.account_id = p_account)
    WHERE x.account_id = p_account AND x.id = p_id
    RETURNING x.revision, x.bytes, x.conflicts INTO o_revision, v_bytes, o_conflicts;
    SELECT m.o_cursor INTO o_cursor FROM move_head(
      p_account, (r.deleted_at IS NOT NULL)::integer, (r.body IS NULL)::integer, 0, v_grown + v_bytes - r.bytes, v_bytes,
      p_limits, p_now) m;
    o_outcome := 'mine';
    o_edited := p_edited;
    o_deleted := NULL;
    RETURN;
  END IF;

  -- The edit was made on something older. It is kept, unless it is known already or the record's content is gone.
  o_body := r.body;
  o_outcome := 'server';
  IF r.body IS NULL OR r.body = v_body OR EXISTS (
    SELECT 1 FROM record_revision v
    WHERE v.account_id = p_account AND v.record_id = p_id AND v.edited_at = p_edited AND v.body = v_body
  ) THEN
    RETURN;
  END IF;
  IF r.conflicts >= p_conflicts THEN
    o_outcome := 'full';
    RETURN;
  END IF;
  v_grown := keep_revision(
    p_account, p_id, p_revision_id, v_body, p_base, true, p_edited, p_revisions, p_now);
  UPDATE record x SET conflicts = x.conflicts + 1, updated_at = p_now,
    cursor = (SELECT h.cursor + 1 FROM record_head h WHERE h.account_id = p_account)
  WHERE x.account_id = p_account AND x.id = p_id
  RETURNING x.conflicts INTO o_conflicts;
  SELECT m.o_cursor INTO o_cursor FROM move_head(
    p_account, 0, 0, 0, v_grown, greatest(v_grown, 1)::integer, p_limits, p_now) m;
  o_outcome := 'conflict';
END
$$;

-- Saves a record for whoever holds the token. Outcome as of save_record, or nobody.
CREATE FUNCTION save_own_record(
  p_token bytea, p_touch interval, p_idle interval, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz,
  p_base integer, p_resolves uuid[], p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[],
  p_now timestamptz,
  OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamptz, OUT o_deleted timestamptz,
  OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_account uuid;
BEGIN
  SELECT s.o_account INTO v_account FROM session_of(p_token, p_touch, p_idle, p_now) s;
  IF v_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  SELECT * INTO o_outcome, o_revision, o_edited, o_deleted, o_cursor, o_conflicts, o_body
  FROM save_record(v_account, p_id, p_kind, p_body, p_edited, p_base, p_resolves, p_revision_id, p_revisions,
    p_conflicts, p_limits, p_now);
END
$$;
