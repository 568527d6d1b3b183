-- Uses a feature once, for the session of a token. Outcome as of count_use, or that there is no session.
CREATE OR REPLACE FUNCTION take_quota(
  p_token bytea, p_touch interval, p_idle interval, p_feature text, p_request text, p_limit integer,
  p_today date, p_uncounted integer, p_now timestamptz,
  OUT o_outcome text, OUT o_day date, OUT o_is_member boolean, OUT o_remaining integer
) LANGUAGE plpgsql AS $$
DECLARE
  s record := open_session(p_token, p_touch, p_idle, p_now);
  c record;
BEGIN
  IF s.o_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  o_day := greatest(p_today, s.o_last_quota_day);
  IF s.o_last_quota_day IS DISTINCT FROM o_day THEN
    UPDATE account SET last_quota_day = greatest(o_day, last_quota_day) WHERE id = s.o_account;
  END IF;
  o_is_member := s.o_is_member;
  c := count_use(s.o_account, p_feature, p_request, o_day, p_limit, o_is_member, false, p_uncounted, p_now);
  o_outcome := c.o_outcome;
  o_remaining := greatest(0, p_limit - coalesce(c.o_used, 0));
END
$$;
