-- Exports of personal data: made by a job, kept compressed in pieces for a day, so that their size is known before the
-- first byte goes out and no server holds one in memory.
CREATE TABLE export_job (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'ready', 'failed')),
  bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  stored bigint NOT NULL DEFAULT 0 CHECK (stored >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX export_job_open ON export_job (account_id) WHERE state IN ('waiting', 'running');
CREATE INDEX export_job_account ON export_job (account_id, created_at DESC);
CREATE INDEX export_job_expires ON export_job (expires_at);

CREATE TABLE export_piece (
  job_id uuid NOT NULL REFERENCES export_job (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  gzip bytea NOT NULL CHECK (octet_length(gzip) <= 2097152),
  PRIMARY KEY (job_id, position)
);
