/**
 * Rows of the tables, as both drivers give them (see database.ts for the parsers that make them alike). The constraints
 * stand in server/migrations.
 */
import type { CalendarKind, Feature, RecordKind, ReminderChoice } from '@shangyuan/contract';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { MoneyTables } from './moneyTables.ts';

export type Json = Readonly<Record<string, unknown>>;

/** What an OTP may be used for. */
export type OtpPurpose =
  'login' | 'bind' | 'rebind' | 'password' | 'delete' | 'passkey' | 'wechat' | 'merge' | 'secondStep';

type SwitchRow = { key: string; value: boolean; updated_at: Date };

export type AccountRow = {
  id: string;
  username: string;
  nickname: string;
  phone_enc: Buffer | null;
  phone_hmac: Buffer | null;
  email_enc: Buffer | null;
  pw_hash: string | null;
  pw_kind: 'md5-argon2id' | null;
  login_type: '1' | '2' | '3';
  vip_until: Date | null;
  status: 'active' | 'leaving' | 'erased';
  erase_after: Date | null;
  erased_at: Date | null;
  locked_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

/** Columns that a new account has no value of; `merged_into` is the account that this one was merged into. */
type AccountTable = AccountRow & {
  is_named: Generated<boolean>;
  last_quota_day: Generated<string | null>;
  merged_into: Generated<string | null>;
  merged_at: Generated<Date | null>;
};

export type FormerPhoneRow = {
  phone_hmac: Buffer;
  phone_enc: Buffer;
  account_id: string;
  replaced_at: Date;
  until: Date;
};

type IdentityRow = { provider: 'wechat'; subject: string; account_id: string; created_at: Date };

export type SessionRow = {
  token_sha256: Buffer;
  id: string;
  account_id: string;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  idle_until: Date;
  absolute_until: Date;
};

type OtpRow = {
  id: string;
  phone_hmac: Buffer;
  purpose: OtpPurpose;
  code_hmac: Buffer;
  /** Handle of the browser and address that asked; null once the code is over. */
  holder: Buffer | null;
  network: Buffer | null;
  state: 'live' | 'used' | 'replaced' | 'failed';
  attempts: Generated<number>;
  network_attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
};

export type PasskeyRow = {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string;
  is_synced: boolean;
  label: string;
  created_at: Date;
  last_used_at: Date | null;
};

export type SecondStepRow = {
  account_id: string;
  secret_enc: Buffer;
  /** The last step of time whose code was used. */
  last_step: number;
  recovery_salt: Buffer;
  created_at: Date;
};

export type RecoveryCodeRow = { account_id: string; code_hash: Buffer; used_at: Date | null };

export type OperatorSessionRow = {
  token_hash: Buffer;
  operator: string;
  is_local: boolean;
  created_at: Date;
  last_used_at: Date;
};

type OperatorCodeRow = { id: 1; last_step: number };

export type AvatarRow = { account_id: string; webp: Buffer; changed_at: Date };

type RateRow = { bucket: string; window_start: Date; expires_at: Date; n: number };
type NonceRow = { hash: Buffer; expires_at: Date };
export type WireKeyRow = {
  kid: string;
  private_enc: Buffer;
  public_pem: string;
  created_at: Date;
  opens_until: Date | null;
};
/** A public key of links to charts; `ends_at` is when the last of them ends. */
export type LinkKeyRow = { kid: string; public_key: string; ends_at: Date };
type VipNicknameRow = { nickname: string; account_id: string | null; created_at: Date };
type AuditRow = { id: string; actor: string; action: string; target: string; detail: Json; at: Date };
type QuotaLimitRow = { feature: string; per_day: number };
type QuotaDayRow = { account_id: string; day: string; feature: Feature; used: number };

export type QuotaUseRow = {
  account_id: string;
  request_id: string;
  feature: Feature;
  day: string;
  is_counted: boolean;
  is_offline: boolean;
  at: Date;
};

type RecordHeadRow = {
  account_id: string;
  cursor: number;
  living: number;
  kept: Generated<number>;
  total: Generated<number>;
  bytes: Generated<number>;
  floor: Generated<number>;
  minute: Generated<Date>;
  writes: Generated<number>;
  day: Generated<string>;
  written: Generated<number>;
  is_closed: Generated<boolean>;
};

export type RecordRow = {
  account_id: string;
  id: string;
  kind: RecordKind;
  body: Json | null;
  revision: number;
  edited_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  cursor: number;
  bytes: number;
  conflicts: number;
};

export type RevisionRow = {
  account_id: string;
  record_id: string;
  id: string;
  body: Json;
  bytes: number;
  revision: number | null;
  is_conflict: boolean;
  edited_at: Date;
  kept_at: Date;
};

export type FeedbackRow = {
  id: string;
  account_id: string | null;
  request_id: string;
  type: string;
  text: string;
  more: string;
  contact_enc: Buffer | null;
  facts: Json;
  reply: Generated<string>;
  replied_at: Date | null;
  /** When the operator has dealt with it. */
  done_at: Date | null;
  created_at: Date;
};

type FeedbackImageRow = { id: string; feedback_id: string; position: number; webp: Buffer };

export type ExportJobRow = {
  id: string;
  account_id: string;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  bytes: number;
  stored: number;
  created_at: Date;
  expires_at: Date;
};

type ExportJobTable = Omit<ExportJobRow, 'bytes' | 'stored'> & {
  bytes: Generated<number>;
  stored: Generated<number>;
};

type ExportPieceRow = { job_id: string; position: number; gzip: Buffer };

type ConsentRow = {
  id: string;
  account_id: string;
  request_id: string;
  item: string;
  is_granted: boolean;
  version: string;
  at: Date;
};

/** A day of a notice of public holidays; `date` is 'YYYY-MM-DD'. */
export type HolidayDay = {
  readonly date: string;
  readonly name: string;
  readonly kind: 'off' | 'work';
};

export type HolidayNoticeRow = {
  year: number;
  source: string;
  days: readonly HolidayDay[];
  updated_at: Date;
};

export type CalendarRow = {
  id: string;
  account_id: string;
  token_sha256: Buffer;
  kind: CalendarKind;
  is_named: boolean;
  reminder: ReminderChoice;
  leap_birthday: 'plain' | 'leap' | 'both';
  thirtieth: 'lastDay' | 'nextDay';
  has_terms: boolean;
  has_festivals: boolean;
  has_holidays: boolean;
  /** JSON of `WireLine[]`; '[]' unless `kind` is lines. */
  lines: string;
  created_at: Date;
  read_at: Date | null;
};

type HolidayLookRow = { id: number; as_of: string };

type FunctionSetRow = { id: 1; number: number; sha256: string; placed_at: Date };

export type Tables = MoneyTables & {
  feature_switch: SwitchRow;
  account: AccountTable;
  former_phone: FormerPhoneRow;
  identity: IdentityRow;
  login_session: SessionRow;
  otp: OtpRow;
  avatar: AvatarRow;
  passkey: PasskeyRow;
  second_step: SecondStepRow;
  recovery_code: RecoveryCodeRow;
  operator_session: OperatorSessionRow;
  operator_code: OperatorCodeRow;
  rate: RateRow;
  nonce: NonceRow;
  wire_key: WireKeyRow;
  link_key: LinkKeyRow;
  vip_nickname: VipNicknameRow;
  audit: AuditRow;
  quota_limit: QuotaLimitRow;
  quota_day: QuotaDayRow;
  quota_use: QuotaUseRow;
  record_head: RecordHeadRow;
  record: RecordRow;
  record_revision: RevisionRow;
  feedback: FeedbackRow;
  feedback_image: FeedbackImageRow;
  consent: ConsentRow;
  export_job: ExportJobTable;
  export_piece: ExportPieceRow;
  holiday_notice: HolidayNoticeRow;
  holiday_look: HolidayLookRow;
  calendar: CalendarRow;
  function_set: FunctionSetRow;
};

/** The database outside a transaction. */
export type Db = Kysely<Tables>;

/** What every store function takes first: a transaction, or the database itself for a single statement. */
export type Tx = Kysely<Tables> | Transaction<Tables>;
