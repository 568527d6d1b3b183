-- The picture of an account: small, square, encoded by us.
CREATE TABLE avatar (
  account_id uuid PRIMARY KEY REFERENCES account (id),
  webp bytea NOT NULL CHECK (octet_length(webp) BETWEEN 1 AND 65536),
  changed_at timestamptz NOT NULL
);
