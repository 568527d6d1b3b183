-- Settings of a user follow the account as a record of their own kind.
ALTER TABLE record DROP CONSTRAINT record_kind_check;
ALTER TABLE record ADD CONSTRAINT record_kind_check CHECK (kind IN ('case', 'group', 'comparison', 'day', 'setting'));
