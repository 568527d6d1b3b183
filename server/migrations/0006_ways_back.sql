-- A name is nobody's once its account is erased, so that no living name can stand in the way of an erasure.
DROP INDEX account_username;
CREATE UNIQUE INDEX account_username ON account (lower(username)) WHERE status <> 'erased';

-- The operator can shut an account.
ALTER TABLE account ADD COLUMN locked_at timestamptz;

-- Which characters a name may have is the contract's matter; what no name may have stands here.
ALTER TABLE account DROP CONSTRAINT account_username_check;
ALTER TABLE account ADD CONSTRAINT account_username_check
  CHECK (char_length(username) BETWEEN 2 AND 40 AND username !~ '[[:space:][:cntrl:]]');

-- The phone an account had before: for some days whoever holds it can take the account back.
CREATE TABLE former_phone (
  phone_hmac bytea PRIMARY KEY CHECK (octet_length(phone_hmac) = 32),
  phone_enc bytea NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id),
  replaced_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > replaced_at)
);
CREATE INDEX former_phone_account ON former_phone (account_id);
CREATE INDEX former_phone_until ON former_phone (until);

-- A code to the phone an account has, before another takes its place.
ALTER TABLE otp DROP CONSTRAINT otp_purpose_check;
ALTER TABLE otp ADD CONSTRAINT otp_purpose_check
  CHECK (purpose IN ('login', 'bind', 'rebind', 'password', 'delete'));
