-- Writes uses made offline into the ledger, each on its own day where that is one of the last p_back days; p_defaults are
-- the limits of their features.
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
