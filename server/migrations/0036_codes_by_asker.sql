-- A code can be tried by who asked for it alone: the browser that has its handle (the SHA-256 of a cookie), or the address (a
-- keyed hash), each with tries of its own. So there may be several codes for a phone. Who asked is forgotten once it is over.
DROP INDEX otp_live;
ALTER TABLE otp
  ADD COLUMN holder bytea CHECK (octet_length(holder) = 32),
  ADD COLUMN network bytea CHECK (octet_length(network) = 32),
  ADD COLUMN network_attempts smallint NOT NULL DEFAULT 0 CHECK (network_attempts BETWEEN 0 AND 5);
CREATE INDEX otp_asked ON otp (expires_at) WHERE network IS NOT NULL;
