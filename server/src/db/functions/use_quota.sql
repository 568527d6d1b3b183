-- Uses a feature once, for the session of a token. What most uses are, one of a user who is at work and has some left, is counted
-- by two statements, and the answer is the number that is left. All others are taken by take_quota, and the answer is its row.
CREATE OR REPLACE FUNCTION use_quota(
  p_token bytea, p_touch interval, p_idle interval, p_feature text, p_request text, p_limit integer,
  p_today date, p_uncounted integer, p_now timestamptz
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  v_account uuid;
  v_used integer;
BEGIN
  INSERT INTO quota_day AS d (account_id, day, feature, used)
  SELECT s.account_id, p_today, p_feature, 1 FROM living_session s
  WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now
    AND s.last_seen_at >= p_now - p_touch AND s.last_quota_day = p_today
    AND NOT has_membership(s.is_named, s.vip_until, p_now) AND p_limit > 0
  ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < p_limit
  RETURNING d.account_id, d.used INTO v_account, v_used;
  IF FOUND THEN
    INSERT INTO quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    VALUES (v_account, p_request, p_feature, p_today, true, false, p_now)
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN to_json(p_limit - v_used);
    END IF;
    -- The same request is in the ledger already: its count is taken back.
    UPDATE quota_day d SET used = d.used - 1
    WHERE d.account_id = v_account AND d.day = p_today AND d.feature = p_feature;
  END IF;
  RETURN row_to_json(take_quota(
    p_token, p_touch, p_idle, p_feature, p_request, p_limit, p_today, p_uncounted, p_now));
END
$$;
