-- Money. Amounts are whole fen. Orders change by conditional updates along the arrows below and nowhere else; the ledger,
-- the prices and the entitlements are append-only.
CREATE TABLE product (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  kind text NOT NULL CHECK (kind IN ('vip', 'service')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  note text NOT NULL CHECK (char_length(note) <= 100),
  days integer CHECK (days BETWEEN 1 AND 36525),
  is_lifetime boolean NOT NULL,
  position smallint NOT NULL,
  sold_from timestamptz NOT NULL,
  sold_until timestamptz CHECK (sold_until > sold_from),
  CHECK ((kind = 'vip') = (days IS NOT NULL OR is_lifetime)),
  CHECK (days IS NULL OR NOT is_lifetime)
);

-- Of the windows that contain an instant the one that began last holds, so a promotion lies over the price before it.
CREATE TABLE product_price (
  product_id text NOT NULL REFERENCES product (id),
  valid_from timestamptz NOT NULL,
  valid_until timestamptz CHECK (valid_until > valid_from),
  price_fen bigint NOT NULL CHECK (price_fen BETWEEN 1 AND 10000000),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (product_id, valid_from)
);
CREATE TRIGGER product_price_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON product_price
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO product (id, kind, name, note, days, is_lifetime, position, sold_from) VALUES
  ('vip-month', 'vip', '月度会员', '30 天内各功能不限次数', 30, false, 1, '2026-01-01T00:00:00+08:00'),
  ('vip-season', 'vip', '季度会员', '90 天内各功能不限次数', 90, false, 2, '2026-01-01T00:00:00+08:00'),
  ('vip-year', 'vip', '年度会员', '365 天内各功能不限次数', 365, false, 3, '2026-01-01T00:00:00+08:00'),
  ('vip-lifetime', 'vip', '终身会员', '一次付清，各功能一直不限次数', NULL, true, 4, '2026-01-01T00:00:00+08:00'),
  ('report-chart', 'service', '单份命盘报告', '解锁一个命盘的全部报告，长期可看', NULL, false, 5, '2026-01-01T00:00:00+08:00'),
  ('report-hepan', 'service', '单份合盘报告', '解锁一次合盘的全部内容，长期可看', NULL, false, 6, '2026-01-01T00:00:00+08:00');
INSERT INTO product_price (product_id, valid_from, price_fen, created_at) VALUES
  ('vip-month', '2026-01-01T00:00:00+08:00', 1800, '2026-01-01T00:00:00+08:00'),
  ('vip-season', '2026-01-01T00:00:00+08:00', 4500, '2026-01-01T00:00:00+08:00'),
  ('vip-year', '2026-01-01T00:00:00+08:00', 12800, '2026-01-01T00:00:00+08:00'),
  ('vip-lifetime', '2026-01-01T00:00:00+08:00', 29800, '2026-01-01T00:00:00+08:00'),
  ('report-chart', '2026-01-01T00:00:00+08:00', 990, '2026-01-01T00:00:00+08:00'),
  ('report-hepan', '2026-01-01T00:00:00+08:00', 1290, '2026-01-01T00:00:00+08:00');

-- 1 pending, 2 paid, 3 closed, 4 refunding, 5 refunded. What the provider was told is kept whole, since a repeat must be the
-- same word for word.
CREATE TABLE pay_order (
  id uuid PRIMARY KEY,
  order_no text NOT NULL UNIQUE CHECK (order_no ~ '^[0-9A-Z]{16,32}$'),
  account_id uuid NOT NULL REFERENCES account (id),
  request_id text NOT NULL,
  product_id text NOT NULL REFERENCES product (id),
  kind text NOT NULL CHECK (kind IN ('vip', 'service')),
  title text NOT NULL,
  days integer,
  is_lifetime boolean NOT NULL,
  target text NOT NULL CHECK (char_length(target) <= 64),
  channel text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  scene text NOT NULL CHECK (scene IN ('h5', 'jsapi', 'native', 'wap', 'page')),
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  origin text NOT NULL,
  client_ip text NOT NULL,
  openid text,
  status smallint NOT NULL CHECK (status BETWEEN 1 AND 5),
  provider_txn text,
  refunded_fen bigint NOT NULL CHECK (refunded_fen BETWEEN 0 AND amount_fen),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  closed_at timestamptz,
  check_at timestamptz,
  check_count smallint NOT NULL CHECK (check_count >= 0),
  asked_at timestamptz,
  UNIQUE (account_id, request_id),
  UNIQUE (channel, provider_txn),
  CHECK ((status IN (2, 4, 5)) = (provider_txn IS NOT NULL)),
  CHECK ((provider_txn IS NULL) = (paid_at IS NULL)),
  CHECK ((status = 5) = (refunded_fen = amount_fen)),
  CHECK (status IN (2, 4, 5) OR refunded_fen = 0)
);
CREATE INDEX pay_order_account ON pay_order (account_id, created_at DESC);
CREATE INDEX pay_order_check ON pay_order (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX pay_order_paid ON pay_order (channel, paid_at) WHERE paid_at IS NOT NULL;

CREATE FUNCTION pay_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (NEW.id, NEW.order_no, NEW.account_id, NEW.request_id, NEW.product_id, NEW.kind, NEW.days, NEW.is_lifetime, NEW.channel, NEW.scene,
      NEW.amount_fen, NEW.created_at) IS DISTINCT FROM ROW (OLD.id, OLD.order_no, OLD.account_id, OLD.request_id, OLD.product_id, OLD.kind,
      OLD.days, OLD.is_lifetime, OLD.channel, OLD.scene, OLD.amount_fen, OLD.created_at)
    OR (OLD.provider_txn IS NOT NULL AND NEW.provider_txn IS DISTINCT FROM OLD.provider_txn)
    OR NEW.refunded_fen < OLD.refunded_fen THEN
    RAISE EXCEPTION 'Cannot change what order % is about', OLD.order_no;
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status::int, NEW.status::int) NOT IN ((1, 2), (1, 3), (3, 2), (2, 4), (4, 2), (4, 5)) THEN
    RAISE EXCEPTION 'Cannot move order % from % to %', OLD.order_no, OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER pay_order_guard BEFORE UPDATE ON pay_order FOR EACH ROW EXECUTE FUNCTION pay_order_guard();
CREATE TRIGGER pay_order_kept BEFORE DELETE OR TRUNCATE ON pay_order FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- `days` is what a refund takes back of a membership; null takes all that the order gave.
CREATE TABLE pay_refund (
  id uuid PRIMARY KEY,
  refund_no text NOT NULL UNIQUE,
  order_id uuid NOT NULL REFERENCES pay_order (id),
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  days integer CHECK (days >= 0),
  reason text NOT NULL,
  actor text NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'processing', 'done', 'closed', 'abnormal')),
  provider_refund text,
  created_at timestamptz NOT NULL,
  accepted_at timestamptz,
  done_at timestamptz,
  check_at timestamptz,
  check_count smallint NOT NULL,
  CHECK ((status = 'done') = (done_at IS NOT NULL))
);
CREATE UNIQUE INDEX pay_refund_open ON pay_refund (order_id) WHERE status IN ('requested', 'processing', 'abnormal');
CREATE INDEX pay_refund_order ON pay_refund (order_id);
CREATE INDEX pay_refund_check ON pay_refund (check_at) WHERE check_at IS NOT NULL;

-- Notifications by the provider's id, believed or not; `times` is how often the same one came.
CREATE TABLE payment_event (
  channel text NOT NULL CHECK (channel IN ('wechat', 'alipay')),
  event_id text NOT NULL,
  is_verified boolean NOT NULL,
  kind text NOT NULL,
  order_no text NOT NULL,
  outcome text NOT NULL,
  raw_enc bytea NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  received_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (channel, event_id)
);
CREATE INDEX payment_event_received ON payment_event (received_at);
CREATE INDEX payment_event_order ON payment_event (order_no);

-- Double entry: what a transaction moves sums to nothing. Debits are positive. One transaction a cause.
CREATE TABLE ledger_txn (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('payment', 'delivery', 'refund', 'fee')),
  source_id text NOT NULL,
  order_id uuid NOT NULL REFERENCES pay_order (id),
  at timestamptz NOT NULL,
  UNIQUE (kind, source_id)
);
CREATE INDEX ledger_txn_order ON ledger_txn (order_id);
CREATE TABLE ledger_entry (
  txn_id uuid NOT NULL REFERENCES ledger_txn (id),
  account text NOT NULL CHECK (account IN ('customer', 'provider:wechat', 'provider:alipay', 'revenue', 'refund', 'fee')),
  amount_fen bigint NOT NULL CHECK (amount_fen <> 0),
  PRIMARY KEY (txn_id, account)
);
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_fen) FROM ledger_entry WHERE txn_id = NEW.txn_id) <> 0 THEN
    RAISE EXCEPTION 'Ledger transaction % does not balance', NEW.txn_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
CREATE TRIGGER ledger_txn_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_txn
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What somebody was given: days of membership, a membership without end, or one use of a service. account.vip_until is the
-- sum of the living ones and nothing else (entitlement/foldVip.ts).
CREATE TABLE entitlement (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  kind text NOT NULL CHECK (kind IN ('vip', 'service')),
  source text NOT NULL CHECK (source IN ('order', 'code', 'operator')),
  source_id text NOT NULL,
  ledger_txn_id uuid UNIQUE REFERENCES ledger_txn (id),
  product_id text REFERENCES product (id),
  name text NOT NULL,
  days integer CHECK (days > 0),
  is_lifetime boolean NOT NULL,
  granted_at timestamptz NOT NULL,
  UNIQUE (source, source_id),
  CHECK ((source = 'order') = (ledger_txn_id IS NOT NULL)),
  CHECK ((kind = 'vip') = (days IS NOT NULL OR is_lifetime)),
  CHECK (days IS NULL OR NOT is_lifetime),
  CHECK (kind = 'vip' OR product_id IS NOT NULL)
);
CREATE INDEX entitlement_account ON entitlement (account_id, granted_at);
CREATE TRIGGER entitlement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was taken back of it; null days take it whole.
CREATE TABLE entitlement_taken (
  entitlement_id uuid NOT NULL REFERENCES entitlement (id),
  source text NOT NULL CHECK (source IN ('refund', 'operator')),
  source_id text NOT NULL,
  days integer CHECK (days > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (entitlement_id, source, source_id)
);
CREATE TRIGGER entitlement_taken_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entitlement_taken
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a use of a service was spent on.
CREATE TABLE service_unlock (
  entitlement_id uuid PRIMARY KEY REFERENCES entitlement (id),
  account_id uuid NOT NULL REFERENCES account (id),
  product_id text NOT NULL REFERENCES product (id),
  target text NOT NULL CHECK (char_length(target) BETWEEN 1 AND 64),
  at timestamptz NOT NULL
);
CREATE INDEX service_unlock_account ON service_unlock (account_id, product_id, target);

-- Memberships that the operator gave before there were entitlements.
INSERT INTO entitlement (id, account_id, kind, source, source_id, name, days, is_lifetime, granted_at)
  SELECT gen_random_uuid(), id, 'vip', 'operator', 'before:' || id, '赠送会员', greatest(1, ceil(extract(epoch FROM vip_until - now()) / 86400)::int),
    false, now() FROM account WHERE vip_until > now() AND status <> 'erased';
UPDATE account SET vip_until = now() + make_interval(days => e.days) FROM entitlement e WHERE e.account_id = account.id;
UPDATE account SET vip_until = NULL WHERE vip_until <= now();
