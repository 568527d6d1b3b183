-- Which set of functions (server/src/db/functions) is in place: one row, written at a start that replaces them.
CREATE TABLE function_set (
  id smallint PRIMARY KEY CHECK (id = 1),
  number integer NOT NULL CHECK (number > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  placed_at timestamptz NOT NULL DEFAULT now()
);
