-- Writes one use into the ledger, and counts it where the counter of its day has room. Uses that are not counted (of
-- members, and offline ones beyond the limit) are bounded a day by p_uncounted, in a counter named '+'.
-- Outcome: taken, free (not counted), usedUp, repeat (the same request again), reused (for another feature), tooMany.
-- The ledger is read for the request only where its row could not be written.
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
