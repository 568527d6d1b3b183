-- Of a notice that is not believed its hash is kept, and not what came: anybody can send it.
ALTER TABLE payment_event ALTER COLUMN raw_enc DROP NOT NULL;
UPDATE payment_event SET raw_enc = NULL WHERE NOT is_verified;
ALTER TABLE payment_event ADD CONSTRAINT payment_event_raw CHECK (is_verified = (raw_enc IS NOT NULL));

-- A pending order that its buyer has given up is closed when it is looked at next. Its time stays what the provider was told.
ALTER TABLE pay_order ADD COLUMN given_up_at timestamptz;

-- Due orders are claimed a provider at a time.
CREATE INDEX pay_order_due ON pay_order (channel, check_at) WHERE check_at IS NOT NULL;
DROP INDEX pay_order_check;
CREATE INDEX pay_order_open ON pay_order (account_id, created_at) WHERE status = 1;
