-- The live session of a token and what a use needs of its account, in one look-up. The session is marked as used when that
-- was not done for p_touch.
CREATE OR REPLACE FUNCTION open_session(
  p_token bytea, p_touch interval, p_idle interval, p_now timestamptz,
  OUT o_session uuid, OUT o_account uuid, OUT o_username text, OUT o_is_member boolean, OUT o_last_quota_day date
) LANGUAGE plpgsql AS $$
DECLARE
  v_seen timestamptz;
BEGIN
  SELECT s.id, s.account_id, s.username, has_membership(s.is_named, s.vip_until, p_now), s.last_quota_day, s.last_seen_at
  INTO o_session, o_account, o_username, o_is_member, o_last_quota_day, v_seen
  FROM living_session s WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now;
  IF v_seen < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = o_session;
  END IF;
END
$$;
