-- Saves records one after another for the session of a token, each by save_record, and returns a row for each in their order.
-- Outcome as of save_record, or the SQLSTATE of the budget that the record would exceed; the others are saved anyway.
-- After one that comes too often (SY003, SY004) the rest is not tried. Without a session: a single row that says so.
CREATE OR REPLACE FUNCTION save_own_records(
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
  s := open_session(p_token, p_touch, p_idle, p_now);
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
