-- What is called most is one statement each: the session, the member, the counters and the ledger in one round trip.

-- The living session of a token; it is marked as used when that was not done for `p_touch`.
CREATE FUNCTION session_of(
  p_token bytea, p_touch interval, p_idle interval, p_now timestamptz,
  OUT o_session uuid, OUT o_account uuid, OUT o_username text
) LANGUAGE plpgsql AS $$
DECLARE
  v_seen timestamptz;
BEGIN
  SELECT s.id, s.account_id, a.username, s.last_seen_at INTO o_session, o_account, o_username, v_seen
  FROM login_session s JOIN account a ON a.id = s.account_id
  WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now
    AND a.status = 'active' AND a.locked_at IS NULL;
  IF v_seen < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = o_session;
  END IF;
END
$$;

-- Whether an account has paid time left, or holds the nickname that the operator gave it.
CREATE FUNCTION is_member(p_account uuid, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(a.vip_until > p_now, false) OR EXISTS (
    SELECT 1 FROM vip_nickname v WHERE v.account_id = a.id AND v.nickname = a.nickname
  ) FROM account a WHERE a.id = p_account
$$;

-- The Shanghai day that counts for an account: it never goes back, so a clock set back opens nothing.
CREATE FUNCTION quota_today(p_account uuid, p_today date) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT greatest(p_today, (SELECT max(d.day) FROM quota_day d WHERE d.account_id = p_account))
$$;

-- Writes one use into the ledger, and counts it where the counter of its day has room. Uses that are not counted (of
-- members, and offline ones beyond the limit) are bounded a day by `p_uncounted`, in a counter of their own named '+'.
-- Outcome: taken, free (not counted), usedUp, repeat (the same request again), reused (for another feature), tooMany.
CREATE FUNCTION count_use(
  p_account uuid, p_feature text, p_request text, p_day date, p_limit integer, p_is_member boolean,
  p_is_offline boolean, p_uncounted integer, p_now timestamptz,
  OUT o_outcome text, OUT o_used integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_known text;
BEGIN
  SELECT u.feature INTO v_known FROM quota_use u WHERE u.account_id = p_account AND u.request_id = p_request;
  IF v_known IS NULL THEN
    IF NOT p_is_member AND p_limit > 0 THEN
      INSERT INTO quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, p_feature, 1)
      ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < p_limit
      RETURNING d.used INTO o_used;
    END IF;
    IF o_used IS NULL AND (p_is_member OR p_is_offline) THEN
      INSERT INTO quota_day AS d (account_id, day, feature, used) VALUES (p_account, p_day, '+', 1)
      ON CONFLICT (account_id, day, feature) DO UPDATE SET used = d.used + 1 WHERE d.used < p_uncounted;
      IF NOT FOUND THEN
        o_outcome := 'tooMany';
        RETURN;
      END IF;
    END IF;
    IF o_used IS NOT NULL OR p_is_member OR p_is_offline THEN
      INSERT INTO quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
      VALUES (p_account, p_request, p_feature, p_day, o_used IS NOT NULL, p_is_offline, p_now)
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        o_outcome := CASE WHEN o_used IS NULL THEN 'free' ELSE 'taken' END;
        RETURN;
      END IF;
      -- The same request was written while this one waited: its count is taken back.
      UPDATE quota_day d SET used = d.used - 1
      WHERE d.account_id = p_account AND d.day = p_day
        AND d.feature = CASE WHEN o_used IS NULL THEN '+' ELSE p_feature END;
    END IF;
    SELECT u.feature INTO v_known FROM quota_use u WHERE u.account_id = p_account AND u.request_id = p_request;
  END IF;
  o_outcome := CASE WHEN v_known IS NULL THEN 'usedUp' WHEN v_known = p_feature THEN 'repeat' ELSE 'reused' END;
  SELECT d.used INTO o_used FROM quota_day d
  WHERE d.account_id = p_account AND d.day = p_day AND d.feature = p_feature;
  o_used := coalesce(o_used, 0);
END
$$;

-- Uses a feature once, for whoever holds the token. Outcome as of count_use, or nobody.
CREATE FUNCTION take_quota(
  p_token bytea, p_touch interval, p_idle interval, p_feature text, p_request text, p_default integer,
  p_today date, p_uncounted integer, p_now timestamptz,
  OUT o_outcome text, OUT o_day date, OUT o_is_member boolean, OUT o_remaining integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_account uuid;
  v_limit integer;
  v_used integer;
BEGIN
  SELECT s.o_account INTO v_account FROM session_of(p_token, p_touch, p_idle, p_now) s;
  IF v_account IS NULL THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  o_day := quota_today(v_account, p_today);
  o_is_member := is_member(v_account, p_now);
  SELECT l.per_day INTO v_limit FROM quota_limit l WHERE l.feature = p_feature;
  v_limit := coalesce(v_limit, p_default);
  SELECT c.o_outcome, c.o_used INTO o_outcome, v_used
  FROM count_use(v_account, p_feature, p_request, o_day, v_limit, o_is_member, false, p_uncounted, p_now) c;
  o_remaining := greatest(0, v_limit - coalesce(v_used, 0));
END
$$;

-- Writes uses made offline into the ledger, each on its own day where that is one of the last seven.
CREATE FUNCTION reconcile_quota(
  p_account uuid, p_features text[], p_requests text[], p_days date[], p_defaults integer[],
  p_today date, p_back integer, p_uncounted integer, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_today date := quota_today(p_account, p_today);
  v_is_member boolean := is_member(p_account, p_now);
  v_limit integer;
  v_day date;
BEGIN
  FOR i IN 1 .. coalesce(array_length(p_requests, 1), 0) LOOP
    v_day := CASE WHEN p_days[i] > v_today OR p_days[i] < v_today - p_back THEN v_today ELSE p_days[i] END;
    SELECT l.per_day INTO v_limit FROM quota_limit l WHERE l.feature = p_features[i];
    PERFORM count_use(
      p_account, p_features[i], p_requests[i], v_day, coalesce(v_limit, p_defaults[i]), v_is_member, true,
      p_uncounted, p_now);
  END LOOP;
END
$$;
