-- A second step of logins: the sealed secret of an authenticator app, and the last step of time whose code was used, which only
-- counts up, so that no code is used twice.
CREATE TABLE second_step (
  account_id uuid PRIMARY KEY REFERENCES account (id),
  secret_enc bytea NOT NULL CHECK (octet_length(secret_enc) BETWEEN 48 AND 200),
  last_step bigint NOT NULL CHECK (last_step >= 0),
  recovery_salt bytea NOT NULL CHECK (octet_length(recovery_salt) = 16),
  created_at timestamptz NOT NULL
);
CREATE TRIGGER second_step_counts_up BEFORE UPDATE OF last_step ON second_step
  FOR EACH ROW WHEN (NEW.last_step <= OLD.last_step) EXECUTE FUNCTION refuse_change();

-- Recovery codes as hashes under the salt of their set; a used one stays used.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES second_step (account_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
CREATE TRIGGER recovery_code_used_once BEFORE UPDATE ON recovery_code
  FOR EACH ROW WHEN (OLD.used_at IS NOT NULL OR NEW.code_hash <> OLD.code_hash OR NEW.account_id <> OLD.account_id)
  EXECUTE FUNCTION refuse_change();

-- A code to the account's phone, before the second step is turned on or off.
ALTER TABLE otp DROP CONSTRAINT otp_purpose_check;
ALTER TABLE otp ADD CONSTRAINT otp_purpose_check
  CHECK (purpose IN ('login', 'bind', 'rebind', 'password', 'delete', 'passkey', 'wechat', 'merge', 'secondStep'));
