-- The live session of a token; see open_session.
CREATE OR REPLACE FUNCTION session_of(
  p_token bytea, p_touch interval, p_idle interval, p_now timestamptz,
  OUT o_session uuid, OUT o_account uuid, OUT o_username text
) LANGUAGE plpgsql AS $$
DECLARE
  s record := open_session(p_token, p_touch, p_idle, p_now);
BEGIN
  o_session := s.o_session;
  o_account := s.o_account;
  o_username := s.o_username;
END
$$;
