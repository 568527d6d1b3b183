-- Sessions that were not used for long are dropped each quarter of an hour, among all that live.
CREATE INDEX login_session_idle ON login_session (idle_until);
-- The refunds of a day, for the comparison with the provider's bill.
CREATE INDEX pay_refund_accepted ON pay_refund (accepted_at) WHERE accepted_at IS NOT NULL;
