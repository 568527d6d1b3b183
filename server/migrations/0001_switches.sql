-- Feature switches. A switch without a row is true; rows are written by the operator only.
CREATE TABLE feature_switch (
  key text PRIMARY KEY CHECK (key ~ '^is_show_[a-z_]{1,40}$'),
  value boolean NOT NULL,
  updated_at timestamptz NOT NULL
);
