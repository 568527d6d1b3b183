-- Saves a record. p_base is the revision the edit was made on; null from clients that know of none, whose edits are
-- settled by their time. Outcome: mine, server (the record stays as it is), conflict (so does it, and the edit is stored
-- beside it), kind (the id is a record of another kind), full (too many conflicts already). o_body is set where it is
-- not the body that was sent. A new record only moves the head, which locks it too.
CREATE OR REPLACE FUNCTION save_record(
  p_account uuid, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz, p_base integer, p_resolves uuid[],
  p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[], p_now timestamptz,
  OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamptz, OUT o_deleted timestamptz,
  OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  r record;
  v_body jsonb := p_body;
  v_bytes integer;
  v_grown bigint;
  v_settled integer := 0;
  v_group uuid := CASE WHEN p_kind = 'case' THEN p_body ->> 'groupId' END;
BEGIN
  -- A case whose group is gone for good belongs to no group.
  IF v_group IS NOT NULL THEN
    PERFORM lock_head(p_account);
    IF EXISTS (SELECT 1 FROM record g WHERE g.account_id = p_account AND g.id = v_group AND g.body IS NULL) THEN
      v_body := jsonb_set(p_body, '{groupId}', 'null');
      o_body := v_body;
    END IF;
  END IF;

  PERFORM 1 FROM record x WHERE x.account_id = p_account AND x.id = p_id;
  IF NOT FOUND THEN
    v_bytes := octet_length(v_body::text);
    o_cursor := move_head(p_account, 1, 1, 1, v_bytes, v_bytes, p_limits, p_now);
    IF o_cursor IS NULL THEN
      PERFORM lock_head(p_account);
      o_cursor := move_head(p_account, 1, 1, 1, v_bytes, v_bytes, p_limits, p_now);
    END IF;
    INSERT INTO record (account_id, id, kind, body, revision, edited_at, updated_at, deleted_at, cursor)
    VALUES (p_account, p_id, p_kind, v_body, 1, p_edited, p_now, NULL, o_cursor)
    ON CONFLICT (account_id, id) DO NOTHING;
    IF FOUND THEN
      o_outcome := 'mine';
      o_revision := 1;
      o_edited := p_edited;
      o_conflicts := 0;
      RETURN;
    END IF;
    -- The same record was added while this save waited for the head.
    PERFORM move_head(p_account, -1, -1, -1, -v_bytes, 0, p_limits, p_now);
  ELSE
    PERFORM lock_head(p_account);
  END IF;
  SELECT x.* INTO r FROM record x WHERE x.account_id = p_account AND x.id = p_id;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'deleted while the head was locked by another' USING ERRCODE = 'serialization_failure';
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
    o_cursor := move_head(
      p_account, (r.deleted_at IS NOT NULL)::integer, (r.body IS NULL)::integer, 0, v_grown + v_bytes - r.bytes, v_bytes,
      p_limits, p_now);
    o_outcome := 'mine';
    o_edited := p_edited;
    o_deleted := NULL;
    RETURN;
  END IF;

  -- The edit was made on something older. It is stored beside it, unless it is known already or the record's content is gone.
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
  o_cursor := move_head(p_account, 0, 0, 0, v_grown, greatest(v_grown, 1)::integer, p_limits, p_now);
  o_outcome := 'conflict';
END
$$;
