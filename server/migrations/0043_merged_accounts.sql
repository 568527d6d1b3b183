-- An account whose owner merged it into another is an erased row that names the other; its orders and grants stay its own
-- and are read with those of the other (db/functions/accounts_of.sql).
ALTER TABLE account ADD COLUMN merged_into uuid REFERENCES account (id), ADD COLUMN merged_at timestamptz;
ALTER TABLE account ADD CONSTRAINT account_merged CHECK (
  (merged_into IS NULL) = (merged_at IS NULL) AND (merged_into IS NULL OR (status = 'erased' AND merged_into <> id)));
CREATE INDEX account_merged_into ON account (merged_into) WHERE merged_into IS NOT NULL;

-- The records of a merged account moved to the other: a save that had begun before is refused (db/functions/lock_head.sql).
ALTER TABLE record_head ADD COLUMN is_closed boolean NOT NULL DEFAULT false;

-- Codes for linking WeChat, and for a merge.
ALTER TABLE otp DROP CONSTRAINT otp_purpose_check;
ALTER TABLE otp ADD CONSTRAINT otp_purpose_check
  CHECK (purpose IN ('login', 'bind', 'rebind', 'password', 'delete', 'passkey', 'wechat', 'merge'));
