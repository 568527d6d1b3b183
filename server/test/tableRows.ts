/**
 * How the rows of each table are found by requests, and how long they are kept. `npm run pages` writes both into docs/; the suite
 * of statements holds what requests and jobs really do against it.
 */
import type { Tables } from '../src/db/tables.ts';
import type { HOUSEKEEPING_PARTS } from '../src/jobs/housekeeping.ts';

export type TableName = keyof Tables | 'schema_migration';

type Row = {
  /**
   * Columns of which a statement names one (`a+b`: both). `account_id` and the id of what belongs to one account come first; the others
   * are look-ups. Empty for a small table that every node has whole.
   */
  readonly ways: readonly string[];
  readonly kept: string;
  /** Parts of the housekeeping that delete its rows, and `operator` for commands. */
  readonly parts: readonly (typeof HOUSEKEEPING_PARTS)[number][];
};

const SMALL = { ways: [], parts: [] } as const;
const WITH_ACCOUNT = { kept: 'as long as the account', parts: ['erasedAccounts'] };
const BOOKS = { kept: 'for good: books of money', parts: [] };

/** Every table. */
export const TABLE_ROWS: Readonly<Record<TableName, Row>> = {
  account: {
    ways: ['id', 'lower(username)', 'phone_hmac', 'merged_into'],
    kept: 'for good; emptied when the account is erased',
    parts: [],
  },
  identity: { ways: ['account_id', 'provider+subject', 'subject'], ...WITH_ACCOUNT },
  former_phone: {
    ways: ['account_id', 'phone_hmac'],
    kept: '30 days',
    parts: ['formerPhones', 'erasedAccounts'],
  },
  login_session: {
    ways: ['account_id', 'token_sha256', 'id'],
    kept: '30 days without a call, a year in all',
    parts: ['sessions', 'erasedAccounts'],
  },
  passkey: { ways: ['account_id', 'credential_id', 'id'], ...WITH_ACCOUNT },
  second_step: { ways: ['account_id'], ...WITH_ACCOUNT },
  recovery_code: { ways: ['account_id'], ...WITH_ACCOUNT },
  vip_nickname: { ways: ['account_id', 'nickname'], kept: 'until it is taken back', parts: ['operator'] },
  avatar: { ways: ['account_id'], ...WITH_ACCOUNT },
  consent: { ways: ['account_id'], ...WITH_ACCOUNT },
  quota_day: { ways: ['account_id'], ...WITH_ACCOUNT },
  quota_use: { ways: ['account_id'], ...WITH_ACCOUNT },
  record_head: { ways: ['account_id'], ...WITH_ACCOUNT },
  record: {
    ways: ['account_id'],
    kept: 'as long as the account; emptied 30 days after it was deleted, gone 180 days after',
    parts: ['tombstones', 'erasedAccounts'],
  },
  record_revision: {
    ways: ['account_id'],
    kept: 'as long as its record',
    parts: ['purgedRecords', 'erasedAccounts'],
  },
  feedback: {
    ways: ['account_id', 'id', 'request_id'],
    kept: 'as long as the account; of visitors for good',
    parts: ['erasedAccounts'],
  },
  feedback_image: { ways: ['feedback_id', 'id'], kept: 'as long as its letter', parts: ['erasedAccounts'] },
  calendar: { ways: ['account_id', 'token_sha256', 'id'], ...WITH_ACCOUNT },
  export_job: { ways: ['account_id', 'id'], kept: 'a day', parts: ['exports', 'erasedAccounts'] },
  export_piece: { ways: ['job_id'], kept: 'a day', parts: ['exports', 'erasedAccounts'] },
  service_unlock: { ways: ['account_id', 'entitlement_id'], ...WITH_ACCOUNT },
  entitlement: { ways: ['account_id', 'id', 'source+source_id', 'ledger_txn_id'], ...BOOKS },
  entitlement_taken: { ways: ['entitlement_id', 'source+source_id'], ...BOOKS },
  pay_order: { ways: ['account_id', 'id', 'order_no', 'channel+provider_txn'], ...BOOKS },
  pay_refund: { ways: ['order_id', 'id', 'refund_no'], ...BOOKS },
  payment_event: {
    ways: ['order_no', 'channel+event_id'],
    kept: 'for good, signed; 30 days, refused',
    parts: ['refusedNotices'],
  },
  ledger_txn: { ways: ['order_id', 'id', 'kind+source_id'], ...BOOKS },
  ledger_entry: { ways: ['txn_id'], ...BOOKS },
  activation_code: { ways: ['used_by', 'code_hmac', 'id'], ...BOOKS },
  code_batch: { ways: ['id'], ...BOOKS },
  audit: { ways: ['target', 'id'], kept: 'for good; names accounts by their id only', parts: [] },
  otp: { ways: ['phone_hmac', 'id'], kept: 'a year', parts: ['codes', 'formerPhones', 'erasedAccounts'] },
  rate: { ways: ['bucket'], kept: 'until its window ends', parts: ['rates'] },
  nonce: { ways: ['hash'], kept: 'until the payload is too old', parts: ['nonces'] },
  operator_session: { ways: ['token_hash'], kept: 'hours', parts: ['operatorSessions'] },
  operator_code: { ...SMALL, kept: 'for good: one row' },
  wire_key: { ...SMALL, kept: 'a day after the next', parts: ['wireKeys'] },
  link_key: { ...SMALL, kept: 'until its last link ends', parts: ['linkKeys'] },
  product: { ...SMALL, kept: 'for good' },
  product_price: { ...SMALL, kept: 'for good' },
  quota_limit: { ...SMALL, kept: 'until it is set back', parts: ['operator'] },
  feature_switch: { ...SMALL, kept: 'for good' },
  holiday_notice: { ...SMALL, kept: 'until it is taken back', parts: ['operator'] },
  holiday_look: { ...SMALL, kept: 'for good' },
  payment_report: { ...SMALL, kept: 'for good' },
  ledger_closing: { ...SMALL, kept: 'for good: sums of the books by day' },
  function_set: { ...SMALL, kept: 'for good' },
  schema_migration: { ...SMALL, kept: 'for good' },
};

/** Look-ups whose uniqueness guards accounts, money, free uses or codes: by what, in which table, over which columns. */
export const UNIQUE_LOOKUPS: readonly (readonly [name: string, table: TableName, columns: string])[] = [
  ['phone', 'account', 'phone_hmac'],
  ['name', 'account', 'lower(username)'],
  ['WeChat', 'identity', 'provider, subject'],
  ['former phone', 'former_phone', 'phone_hmac'],
  ['session', 'login_session', 'token_sha256'],
  ['passkey', 'passkey', 'credential_id'],
  ['membership name', 'vip_nickname', 'nickname'],
  ['address of a calendar', 'calendar', 'token_sha256'],
  ['order number', 'pay_order', 'order_no'],
  ['transaction of a provider', 'pay_order', 'channel, provider_txn'],
  ['refund number', 'pay_refund', 'refund_no'],
  ['notice of a provider', 'payment_event', 'channel, event_id'],
  ['entry of the books', 'ledger_txn', 'kind, source_id'],
  ['grant', 'entitlement', 'source, source_id'],
  ['activation code', 'activation_code', 'code_hmac'],
  ['payload seen', 'nonce', 'hash'],
  ['limit', 'rate', 'bucket'],
];

/** Unique keys that begin with the account, which keep their worth on whatever node the account is. */
export const ACCOUNT_KEYS: readonly (readonly [table: TableName, columns: string])[] = [
  ['record', 'account_id, id'],
  ['record', 'account_id, cursor'],
  ['quota_day', 'account_id, day, feature'],
  ['quota_use', 'account_id, request_id'],
  ['consent', 'account_id, request_id'],
  ['pay_order', 'account_id, request_id'],
];
