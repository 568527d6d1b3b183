-- The codes of a phone are counted for its owner and dropped with the account; there is a year of everybody's.
CREATE INDEX otp_phone ON otp (phone_hmac, created_at);
-- What was not believed is looked for each quarter of an hour, among notices that are kept for good.
CREATE INDEX payment_event_refused ON payment_event (last_at) WHERE NOT is_verified;
