-- Saves a record for the session of a token. Outcome as of save_record, or that there is no session.
CREATE OR REPLACE FUNCTION save_own_record(
  p_token bytea, p_touch interval, p_idle interval, p_id uuid, p_kind text, p_body jsonb, p_edited timestamptz,
  p_base integer, p_resolves uuid[], p_revision_id uuid, p_revisions integer, p_conflicts integer, p_limits bigint[],
  p_now timestamptz,
  OUT o_outcome text, OUT o_revision integer, OUT o_edited timestamptz, OUT o_deleted timestamptz,
  OUT o_cursor bigint, OUT o_conflicts integer, OUT o_body jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  r record;
BEGIN
  s := open_session(p_token, p_touch, p_idle, p_now);
  IF s.o_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  r := save_record(s.o_account, p_id, p_kind, p_body, p_edited, p_base, p_resolves, p_revision_id, p_revisions,
    p_conflicts, p_limits, p_now);
  o_outcome := r.o_outcome;
  o_revision := r.o_revision;
  o_edited := r.o_edited;
  o_deleted := r.o_deleted;
  o_cursor := r.o_cursor;
  o_conflicts := r.o_conflicts;
  o_body := r.o_body;
END
$$;
