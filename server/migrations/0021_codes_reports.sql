-- Activation codes: kept as keyed hashes, used once. And the reports that compare our books with the providers' bills.
CREATE TABLE code_batch (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  days integer CHECK (days BETWEEN 1 AND 36525),
  is_lifetime boolean NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  expires_at timestamptz,
  revoked_at timestamptz,
  -- Something sealed under the secret that the codes are hashed with, to know later which it was.
  secret_mark bytea NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((days IS NULL) = is_lifetime)
);

CREATE TABLE activation_code (
  id uuid PRIMARY KEY,
  batch_id uuid NOT NULL REFERENCES code_batch (id),
  serial integer NOT NULL CHECK (serial > 0),
  code_hmac bytea NOT NULL UNIQUE CHECK (octet_length(code_hmac) = 32),
  revoked_at timestamptz,
  used_by uuid REFERENCES account (id),
  used_at timestamptz,
  request_id text,
  UNIQUE (batch_id, serial),
  CHECK ((used_by IS NULL) = (used_at IS NULL)),
  CHECK (used_by IS NULL OR revoked_at IS NULL)
);
CREATE INDEX activation_code_user ON activation_code (used_by) WHERE used_by IS NOT NULL;

CREATE FUNCTION activation_code_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.used_by IS NOT NULL OR OLD.revoked_at IS NOT NULL OR NEW.code_hmac <> OLD.code_hmac OR NEW.batch_id <> OLD.batch_id THEN
    RAISE EXCEPTION 'Cannot change a code that was used or revoked';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER activation_code_guard BEFORE UPDATE ON activation_code FOR EACH ROW EXECUTE FUNCTION activation_code_guard();
CREATE TRIGGER activation_code_kept BEFORE DELETE OR TRUNCATE ON activation_code
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE payment_report (
  day date NOT NULL,
  channel text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  is_ready boolean NOT NULL,
  report jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (day, channel)
);
