/**
 * Rows of the tables of money; the constraints stand in migrations from 0020 on.
 */
import type { OrderStatus, PayChannel, PayScene } from '@shangyuan/contract';

/** What is sold: membership, or one use of a service. */
export type ProductKind = 'vip' | 'service';

export type ProductRow = {
  id: string;
  kind: ProductKind;
  name: string;
  note: string;
  days: number | null;
  is_lifetime: boolean;
  position: number;
  sold_from: Date;
  sold_until: Date | null;
};

export type PriceRow = {
  product_id: string;
  valid_from: Date;
  valid_until: Date | null;
  price_fen: number;
  created_at: Date;
};

export type OrderRow = {
  id: string;
  order_no: string;
  account_id: string;
  request_id: string;
  product_id: string;
  kind: ProductKind;
  title: string;
  days: number | null;
  is_lifetime: boolean;
  target: string;
  channel: PayChannel;
  scene: PayScene;
  amount_fen: number;
  origin: string;
  client_ip: string;
  openid: string | null;
  status: OrderStatus;
  provider_txn: string | null;
  refunded_fen: number;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  check_at: Date | null;
  check_count: number;
  asked_at: Date | null;
  /** When a pending order was given up for a newer one; it is closed when it is looked at next. */
  given_up_at: Date | null;
};

export type RefundRow = {
  id: string;
  refund_no: string;
  order_id: string;
  amount_fen: number;
  days: number | null;
  reason: string;
  actor: string;
  status: 'requested' | 'processing' | 'done' | 'closed' | 'abnormal';
  provider_refund: string | null;
  /** The provider's number of the payment that goes back, where the order was paid with another; null otherwise. */
  provider_txn: string | null;
  /** The request of the operator's page that it was made by; null for any other. */
  request_id: string | null;
  created_at: Date;
  accepted_at: Date | null;
  done_at: Date | null;
  check_at: Date | null;
  check_count: number;
};

export type EventRow = {
  channel: PayChannel;
  event_id: string;
  is_verified: boolean;
  kind: string;
  order_no: string;
  outcome: string;
  /** The notice, sealed; null where it was not signed. */
  raw_enc: Buffer | null;
  times: number;
  received_at: Date;
  last_at: Date;
};

/** What a ledger transaction is about. */
export type LedgerKind = 'payment' | 'delivery' | 'refund' | 'fee';

/** Whose money it is. */
export type LedgerAccount = 'customer' | `provider:${PayChannel}` | 'revenue' | 'refund' | 'fee';

type LedgerTxnRow = { id: string; kind: LedgerKind; source_id: string; order_id: string; at: Date };
type LedgerClosingRow = { day: string; account: LedgerAccount; amount_fen: number };
type LedgerEntryRow = { txn_id: string; account: LedgerAccount; amount_fen: number };

/** Source of an entitlement. */
export type EntitlementSource = 'order' | 'code' | 'operator';

export type EntitlementRow = {
  id: string;
  account_id: string;
  kind: ProductKind;
  source: EntitlementSource;
  source_id: string;
  ledger_txn_id: string | null;
  product_id: string | null;
  name: string;
  days: number | null;
  is_lifetime: boolean;
  granted_at: Date;
};

export type RevocationRow = {
  entitlement_id: string;
  source: 'refund' | 'operator';
  source_id: string;
  days: number | null;
  at: Date;
};

export type UnlockRow = {
  entitlement_id: string;
  account_id: string;
  product_id: string;
  target: string;
  at: Date;
};

export type BatchRow = {
  id: string;
  name: string;
  days: number | null;
  is_lifetime: boolean;
  size: number;
  expires_at: Date | null;
  revoked_at: Date | null;
  secret_mark: Buffer;
  /** The request of the operator's page that it was made by; null for any other. */
  request_id: string | null;
  created_at: Date;
};

export type CodeRow = {
  id: string;
  batch_id: string;
  serial: number;
  code_hmac: Buffer;
  revoked_at: Date | null;
  used_by: string | null;
  used_at: Date | null;
  request_id: string | null;
};

type ReportRow = {
  day: string;
  channel: PayChannel;
  is_ready: boolean;
  report: Readonly<Record<string, unknown>>;
  at: Date;
};

export type MoneyTables = {
  product: ProductRow;
  product_price: PriceRow;
  pay_order: OrderRow;
  pay_refund: RefundRow;
  payment_event: EventRow;
  ledger_txn: LedgerTxnRow;
  ledger_entry: LedgerEntryRow;
  entitlement: EntitlementRow;
  entitlement_taken: RevocationRow;
  service_unlock: UnlockRow;
  code_batch: BatchRow;
  activation_code: CodeRow;
  ledger_closing: LedgerClosingRow;
  payment_report: ReportRow;
};
