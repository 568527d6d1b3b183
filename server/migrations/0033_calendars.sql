-- Calendars that other programs subscribe to: the address holds a secret of which only the hash is kept.
CREATE TABLE calendar (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  token_sha256 bytea NOT NULL UNIQUE CHECK (octet_length(token_sha256) = 32),
  kind text NOT NULL CHECK (kind IN ('almanac', 'days', 'birthdays')),
  is_named boolean NOT NULL,
  reminder text NOT NULL,
  leap_birthday text NOT NULL CHECK (leap_birthday IN ('plain', 'leap', 'both')),
  thirtieth text NOT NULL CHECK (thirtieth IN ('lastDay', 'nextDay')),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX calendar_account ON calendar (account_id, created_at);
