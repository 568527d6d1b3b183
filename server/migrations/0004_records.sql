-- Saved work. `cursor` grows by one with every change of an account's records, under the lock of its record_head row,
-- so that a reader who has seen a cursor has seen everything before it.
CREATE TABLE record_head (
  account_id uuid PRIMARY KEY REFERENCES account (id),
  cursor bigint NOT NULL CHECK (cursor >= 0),
  living integer NOT NULL CHECK (living >= 0)
);

CREATE TABLE record (
  account_id uuid NOT NULL REFERENCES account (id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('case', 'group', 'comparison', 'day')),
  body jsonb CHECK (octet_length(body::text) <= 262144),
  revision integer NOT NULL CHECK (revision >= 1),
  edited_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  cursor bigint NOT NULL CHECK (cursor > 0),
  PRIMARY KEY (account_id, id),
  CHECK (body IS NOT NULL OR deleted_at IS NOT NULL)
);
CREATE UNIQUE INDEX record_cursor ON record (account_id, cursor);
CREATE INDEX record_trash ON record (deleted_at) WHERE deleted_at IS NOT NULL AND body IS NOT NULL;

CREATE TABLE record_revision (
  account_id uuid NOT NULL,
  record_id uuid NOT NULL,
  id uuid NOT NULL,
  body jsonb NOT NULL,
  edited_at timestamptz NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, record_id, id),
  FOREIGN KEY (account_id, record_id) REFERENCES record (account_id, id) ON DELETE CASCADE
);
