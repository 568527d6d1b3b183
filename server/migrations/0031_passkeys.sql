-- Passkeys: a public key each, its private half on the user's device. What came back from it last counts up, so that a
-- copy of a device is noticed.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL CHECK (octet_length(public_key) BETWEEN 1 AND 4096),
  counter bigint NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
  transports text NOT NULL CHECK (char_length(transports) <= 100),
  is_synced boolean NOT NULL,
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 32),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz CHECK (last_used_at >= created_at)
);
CREATE INDEX passkey_account ON passkey (account_id);

-- A code to the account's phone, before a passkey is added or removed.
ALTER TABLE otp DROP CONSTRAINT otp_purpose_check;
ALTER TABLE otp ADD CONSTRAINT otp_purpose_check
  CHECK (purpose IN ('login', 'bind', 'rebind', 'password', 'delete', 'passkey'));
