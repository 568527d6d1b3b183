-- An order moves along its arrows only, and what it is about does not change; the client's text for it may give way to the id.
CREATE OR REPLACE FUNCTION pay_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (NEW.id, NEW.order_no, NEW.account_id, NEW.product_id, NEW.kind, NEW.days, NEW.is_lifetime, NEW.channel, NEW.scene,
      NEW.amount_fen, NEW.created_at) IS DISTINCT FROM ROW (OLD.id, OLD.order_no, OLD.account_id, OLD.product_id, OLD.kind,
      OLD.days, OLD.is_lifetime, OLD.channel, OLD.scene, OLD.amount_fen, OLD.created_at)
    OR (OLD.provider_txn IS NOT NULL AND NEW.provider_txn IS DISTINCT FROM OLD.provider_txn)
    OR (NEW.request_id <> OLD.request_id AND NEW.request_id <> NEW.id::text)
    OR NEW.refunded_fen < OLD.refunded_fen THEN
    RAISE EXCEPTION 'Cannot change what order % is about', OLD.order_no;
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status::int, NEW.status::int) NOT IN ((1, 2), (1, 3), (3, 2), (2, 4), (4, 2), (4, 5)) THEN
    RAISE EXCEPTION 'Cannot move order % from % to %', OLD.order_no, OLD.status, NEW.status;
  END IF;
  RETURN NEW;
END
$$;
