-- Accounts, their ways in, sessions, one-time codes, limits. Phone numbers and e-mail addresses are stored sealed; the
-- keyed hash beside them finds them again.
CREATE TABLE account (
  id uuid PRIMARY KEY,
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_.@-]{4,40}$'),
  nickname text NOT NULL CHECK (char_length(nickname) <= 32),
  phone_enc bytea,
  phone_hmac bytea UNIQUE CHECK (octet_length(phone_hmac) = 32),
  email_enc bytea,
  pw_hash text,
  pw_kind text CHECK (pw_kind = 'md5-argon2id'),
  login_type text NOT NULL CHECK (login_type IN ('1', '2', '3')),
  vip_until timestamptz,
  status text NOT NULL CHECK (status IN ('active', 'leaving', 'erased')),
  erase_after timestamptz,
  erased_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((phone_enc IS NULL) = (phone_hmac IS NULL)),
  CHECK ((pw_hash IS NULL) = (pw_kind IS NULL)),
  CHECK ((status = 'leaving') = (erase_after IS NOT NULL)),
  CHECK ((status = 'erased') = (erased_at IS NOT NULL)),
  CHECK (status <> 'erased' OR (phone_hmac IS NULL AND email_enc IS NULL AND pw_hash IS NULL AND nickname = ''))
);
CREATE UNIQUE INDEX account_username ON account (lower(username));
CREATE INDEX account_erase_after ON account (erase_after) WHERE status = 'leaving';

CREATE TABLE identity (
  provider text NOT NULL CHECK (provider IN ('wechat')),
  subject text NOT NULL CHECK (subject <> ''),
  account_id uuid NOT NULL REFERENCES account (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identity_account ON identity (account_id);

CREATE TABLE login_session (
  token_sha256 bytea PRIMARY KEY CHECK (octet_length(token_sha256) = 32),
  id uuid NOT NULL UNIQUE,
  account_id uuid NOT NULL REFERENCES account (id),
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_until timestamptz NOT NULL,
  absolute_until timestamptz NOT NULL
);
CREATE INDEX login_session_account ON login_session (account_id);
CREATE INDEX login_session_absolute ON login_session (absolute_until);

CREATE TABLE otp (
  id uuid PRIMARY KEY,
  phone_hmac bytea NOT NULL CHECK (octet_length(phone_hmac) = 32),
  purpose text NOT NULL CHECK (purpose IN ('login', 'bind', 'password', 'delete')),
  code_hmac bytea NOT NULL CHECK (octet_length(code_hmac) = 32),
  state text NOT NULL CHECK (state IN ('live', 'used', 'replaced', 'failed')),
  attempts smallint NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 5),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX otp_live ON otp (phone_hmac, purpose) WHERE state = 'live';
CREATE INDEX otp_created ON otp (created_at);

-- A window opens with the first take and holds at most the limit that the taker names.
CREATE TABLE rate (
  bucket text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  n integer NOT NULL CHECK (n >= 0)
);
CREATE INDEX rate_expires ON rate (expires_at);

CREATE TABLE nonce (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  expires_at timestamptz NOT NULL
);
CREATE INDEX nonce_expires ON nonce (expires_at);

CREATE TABLE wire_key (
  kid text PRIMARY KEY,
  private_enc bytea NOT NULL,
  public_pem text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A nickname in this table is reserved; the account named beside it, and no other, is a member through it.
CREATE TABLE vip_nickname (
  nickname text PRIMARY KEY CHECK (nickname <> ''),
  account_id uuid UNIQUE REFERENCES account (id),
  created_at timestamptz NOT NULL
);

CREATE TABLE audit (
  id uuid PRIMARY KEY,
  actor text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_target ON audit (target, action, at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cannot % %: rows are append-only', TG_OP, TG_TABLE_NAME;
END
$$;
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
