-- Whether an account with this paid time is a member: it has some left, or holds a nickname of the operator.
CREATE OR REPLACE FUNCTION has_membership(
  p_is_named boolean, p_vip_until timestamptz, p_now timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_is_named OR coalesce(p_vip_until > p_now, false)
$$;
