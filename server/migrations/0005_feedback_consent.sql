-- Feedback with its images, and the consent log (append-only but for the erasure of an account).
CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  account_id uuid REFERENCES account (id),
  request_id text NOT NULL,
  type text NOT NULL,
  text text NOT NULL CHECK (char_length(text) <= 140),
  more text NOT NULL CHECK (char_length(more) <= 2000),
  contact_enc bytea,
  facts jsonb NOT NULL,
  reply text NOT NULL DEFAULT '',
  replied_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (account_id IS NOT NULL OR contact_enc IS NOT NULL)
);
CREATE UNIQUE INDEX feedback_request ON feedback (coalesce(account_id, '00000000-0000-0000-0000-000000000000'::uuid), request_id);
CREATE INDEX feedback_account ON feedback (account_id, created_at DESC);
CREATE INDEX feedback_created ON feedback (created_at);

CREATE TABLE feedback_image (
  id uuid PRIMARY KEY,
  feedback_id uuid NOT NULL REFERENCES feedback (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 8),
  webp bytea NOT NULL CHECK (octet_length(webp) <= 4194304),
  UNIQUE (feedback_id, position)
);

CREATE TABLE consent (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  request_id text NOT NULL,
  item text NOT NULL,
  is_granted boolean NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (account_id, request_id)
);
CREATE INDEX consent_account ON consent (account_id, at DESC);
CREATE TRIGGER consent_append_only BEFORE UPDATE ON consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
