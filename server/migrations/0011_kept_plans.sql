-- A use was four times as dear as its writes: functions in the language SQL are planned anew at each call, each look-up was
-- a statement of its own, and every row of the ledger looked its account up again. What the functions give is the same.

-- Whether the account holds the nickname that the operator gave it, kept true by the triggers below.
ALTER TABLE account ADD COLUMN is_named boolean NOT NULL DEFAULT false;
-- The last Shanghai day on which the account used anything: the day never goes back.
ALTER TABLE account ADD COLUMN last_quota_day date;
UPDATE account a SET
  is_named = EXISTS (SELECT 1 FROM vip_nickname v WHERE v.account_id = a.id AND v.nickname = a.nickname),
  last_quota_day = (SELECT max(d.day) FROM quota_day d WHERE d.account_id = a.id);

CREATE FUNCTION name_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_named := EXISTS (SELECT 1 FROM vip_nickname v WHERE v.account_id = NEW.id AND v.nickname = NEW.nickname);
  RETURN NEW;
END
$$;
CREATE TRIGGER account_named BEFORE INSERT OR UPDATE OF nickname ON account
  FOR EACH ROW EXECUTE FUNCTION name_account();

CREATE FUNCTION name_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account a SET is_named = EXISTS (
    SELECT 1 FROM vip_nickname v WHERE v.account_id = a.id AND v.nickname = a.nickname)
  WHERE (TG_OP <> 'INSERT' AND a.id = OLD.account_id) OR (TG_OP <> 'DELETE' AND a.id = NEW.account_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER vip_nickname_holders AFTER INSERT OR UPDATE OR DELETE ON vip_nickname
  FOR EACH ROW EXECUTE FUNCTION name_holders();

-- Sessions of accounts that are active and not locked; whether their time is over is asked of `now`.
CREATE VIEW living_session AS
  SELECT s.token_sha256, s.id, s.account_id, a.username, a.vip_until, a.is_named, a.last_quota_day, s.last_seen_at,
    s.idle_until, s.absolute_until
  FROM login_session s JOIN account a ON a.id = s.account_id
  WHERE a.status = 'active' AND a.locked_at IS NULL;

CREATE OR REPLACE FUNCTION session_of(
  p_token bytea, p_touch interval, p_idle interval, p_now timestamptz,
  OUT o_session uuid, OUT o_account uuid, OUT o_username text
) LANGUAGE plpgsql AS $$
DECLARE
  v_seen timestamptz;
BEGIN
  SELECT s.id, s.account_id, s.username, s.last_seen_at INTO o_session, o_account, o_username, v_seen
  FROM living_session s WHERE s.token_sha256 = p_token AND s.idle_until > p_now AND s.absolute_until > p_now;
  IF v_seen < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = o_session;
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION is_member(p_account uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT a.is_named OR coalesce(a.vip_until > p_now, false) FROM account a WHERE a.id = p_account);
END
$$;

CREATE OR REPLACE FUNCTION quota_today(p_account uuid, p_today date) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT greatest(p_today, a.last_quota_day) FROM account a WHERE a.id = p_account);
END
$$;

-- Accounts are never deleted, and the ledger is written by count_use alone, for an account it was given by its session.
ALTER TABLE quota_use DROP CONSTRAINT quota_use_account_id_fkey;

-- As before; the ledger is asked for the request only where the row could not be written.
CREATE OR REPLACE FUNCTION count_use(
  p_account uuid, p_feature text, p_request text, p_day date, p_limit integer, p_is_member boolean,
  p_is_offline boolean, p_uncounted integer, p_now timestamptz,
  OUT o_outcome text, OUT o_used integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_known text;
BEGIN
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
    END IF;
  END IF;
  IF o_outcome IS NULL AND (o_used IS NOT NULL OR p_is_member OR p_is_offline) THEN
    INSERT INTO quota_use (account_id, request_id, feature, day, is_counted, is_offline, at)
    VALUES (p_account, p_request, p_feature, p_day, o_used IS NOT NULL, p_is_offline, p_now)
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      o_outcome := CASE WHEN o_used IS NULL THEN 'free' ELSE 'taken' END;
      RETURN;
    END IF;
    -- The same request is in the ledger already: its count is taken back.
    UPDATE quota_day d SET used = d.used - 1
    WHERE d.account_id = p_account AND d.day = p_day
      AND d.feature = CASE WHEN o_used IS NULL THEN '+' ELSE p_feature END;
  END IF;
  SELECT u.feature INTO v_known FROM quota_use u WHERE u.account_id = p_account AND u.request_id = p_request;
  IF v_known IS NOT NULL THEN
    o_outcome := CASE WHEN v_known = p_feature THEN 'repeat' ELSE 'reused' END;
  END IF;
  o_outcome := coalesce(o_outcome, 'usedUp');
  o_used := coalesce((
    SELECT d.used FROM quota_day d WHERE d.account_id = p_account AND d.day = p_day AND d.feature = p_feature), 0);
END
$$;

-- As before; who asks and whether they are a member are one look-up, and the limit is the caller's, who keeps it.
DROP FUNCTION take_quota(bytea, interval, interval, text, text, integer, date, integer, timestamptz);
CREATE FUNCTION take_quota(
  p_token bytea, p_touch interval, p_idle interval, p_feature text, p_request text, p_limit integer,
  p_today date, p_uncounted integer, p_now timestamptz,
  OUT o_outcome text, OUT o_day date, OUT o_is_member boolean, OUT o_remaining integer
) LANGUAGE plpgsql AS $$
DECLARE
  s record;
  c record;
BEGIN
  SELECT x.id, x.account_id, x.last_seen_at, x.last_quota_day,
    x.is_named OR coalesce(x.vip_until > p_now, false) AS is_member
  INTO s
  FROM living_session x WHERE x.token_sha256 = p_token AND x.idle_until > p_now AND x.absolute_until > p_now;
  IF NOT FOUND THEN
    o_outcome := 'nobody';
    RETURN;
  END IF;
  IF s.last_seen_at < p_now - p_touch THEN
    UPDATE login_session SET last_seen_at = p_now, idle_until = p_now + p_idle WHERE id = s.id;
  END IF;
  o_day := greatest(p_today, s.last_quota_day);
  IF s.last_quota_day IS DISTINCT FROM o_day THEN
    UPDATE account SET last_quota_day = greatest(o_day, last_quota_day) WHERE id = s.account_id;
  END IF;
  o_is_member := s.is_member;
  c := count_use(s.account_id, p_feature, p_request, o_day, p_limit, o_is_member, false, p_uncounted, p_now);
  o_outcome := c.o_outcome;
  o_remaining := greatest(0, p_limit - coalesce(c.o_used, 0));
END
$$;

-- As before, with the limits of the caller.
CREATE OR REPLACE FUNCTION reconcile_quota(
  p_account uuid, p_features text[], p_requests text[], p_days date[], p_defaults integer[],
  p_today date, p_back integer, p_uncounted integer, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_today date := quota_today(p_account, p_today);
  v_is_member boolean := is_member(p_account, p_now);
  v_day date;
BEGIN
  UPDATE account SET last_quota_day = v_today WHERE id = p_account AND last_quota_day IS DISTINCT FROM v_today;
  FOR i IN 1 .. coalesce(array_length(p_requests, 1), 0) LOOP
    v_day := CASE WHEN p_days[i] > v_today OR p_days[i] < v_today - p_back THEN v_today ELSE p_days[i] END;
    PERFORM count_use(
      p_account, p_features[i], p_requests[i], v_day, p_defaults[i], v_is_member, true, p_uncounted, p_now);
  END LOOP;
END
$$;
