-- Of one purchase one order may be open. The older ones are given up: the sweep closes them at the provider, where one may have been paid.
UPDATE pay_order SET given_up_at = now(), check_at = now() WHERE status = 1 AND given_up_at IS NULL AND id NOT IN (
  SELECT DISTINCT ON (account_id, product_id, channel, target) id FROM pay_order WHERE status = 1 AND given_up_at IS NULL
  ORDER BY account_id, product_id, channel, target, created_at DESC, id DESC
);
CREATE UNIQUE INDEX pay_order_one_open ON pay_order (account_id, product_id, channel, target)
  WHERE status = 1 AND given_up_at IS NULL;

-- A payment beside the one that an order was paid with goes back under the provider's number; the order stays as it is.
ALTER TABLE pay_refund ADD COLUMN provider_txn text;
DROP INDEX pay_refund_open;
CREATE UNIQUE INDEX pay_refund_open ON pay_refund (order_id)
  WHERE provider_txn IS NULL AND status IN ('requested', 'processing', 'abnormal');
CREATE UNIQUE INDEX pay_refund_open_txn ON pay_refund (order_id, provider_txn)
  WHERE provider_txn IS NOT NULL AND status IN ('requested', 'processing', 'abnormal');

-- A transaction of the ledger has two entries at least when it commits.
CREATE OR REPLACE FUNCTION ledger_complete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM ledger_entry WHERE txn_id = NEW.id) < 2 THEN
    RAISE EXCEPTION 'Ledger transaction % has fewer than two entries', NEW.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_txn_complete AFTER INSERT ON ledger_txn DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_complete();

-- Closing balances: what the books held of an account at the end of a Shanghai day.
CREATE TABLE ledger_closing (
  day date NOT NULL,
  account text NOT NULL CHECK (account IN ('customer', 'provider:wechat', 'provider:alipay', 'revenue', 'refund', 'fee')),
  amount_fen bigint NOT NULL,
  PRIMARY KEY (day, account)
);
CREATE TRIGGER ledger_closing_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_closing
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE INDEX ledger_txn_at ON ledger_txn (at);
CREATE INDEX pay_refund_done ON pay_refund (done_at) WHERE done_at IS NOT NULL;
