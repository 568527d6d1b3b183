-- Ledger of uses (append-only but for the erasure of an account) and the counters derived from it.
CREATE TABLE quota_limit (
  feature text PRIMARY KEY,
  per_day integer NOT NULL CHECK (per_day >= 0)
);

CREATE TABLE quota_day (
  account_id uuid NOT NULL REFERENCES account (id),
  day date NOT NULL,
  feature text NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (account_id, day, feature)
);

CREATE TABLE quota_use (
  account_id uuid NOT NULL REFERENCES account (id),
  request_id text NOT NULL,
  feature text NOT NULL,
  day date NOT NULL,
  is_counted boolean NOT NULL,
  is_offline boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, request_id)
);
CREATE INDEX quota_use_feature ON quota_use (account_id, feature, day);
CREATE TRIGGER quota_use_append_only BEFORE UPDATE ON quota_use
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
