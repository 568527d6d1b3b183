/**
 * Personal data as it is given out: the user's own words and doings, no hash, no key, nothing of the house. One JSON
 * document, written piece by piece.
 */
import { formatYuan, ORDER_STATES } from '@shangyuan/contract';
import type { SystemCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { identitiesOf, ownAccountIds } from '../account/lookup.service.ts';
import { exportCalendar } from '../calendars/calendars.present.ts';
import { calendarsOf } from '../calendars/calendars.service.ts';
import { eachAudit } from '../audit/audit.service.ts';
import { avatarOf } from '../avatar/avatar.service.ts';
import { listGrants } from '../entitlement/entitlement.service.ts';
import { listUnlocks } from '../entitlement/unlock.service.ts';
import { eachFeedback } from '../feedback/feedback.service.ts';
import { passkeysOf } from '../passkey/passkey.service.ts';
import { eachOrder } from '../payment/orderBook.service.ts';
import { eachConsent } from '../consent/consent.service.ts';
import { eachUse } from '../quota/quota.service.ts';
import { eachRecord, eachRevision } from '../records/records.service.ts';
import { secondStepSince } from '../secondStep/secondStep.service.ts';
import { sessionsOf } from '../session/session.service.ts';

const iso = (date: Date | null) => date?.toISOString() ?? '';
const PIECE_CHARS = 64 * 1024;

/** The document of an account in pieces of text. */
export async function* exportPieces(ctx: SystemCtx, account: AccountRow): AsyncGenerator<string> {
  const { db } = ctx;
  const { id } = account;
  const head = { exportedAt: iso(ctx.clock.now()), account: presentAccount(ctx, account) };
  yield JSON.stringify(head).slice(0, -1);
  yield* listOf('identities', await identitiesOf(ctx, id), (row) => ({
    provider: row.provider,
    createdAt: iso(row.created_at),
  }));
  const avatar = await avatarOf(db, id);
  yield* listOf('avatar', avatar === null ? [] : [avatar], (row) => ({
    webp: row.webp.toString('base64'),
    changedAt: iso(row.changed_at),
  }));
  yield* listOf('passkeys', await passkeysOf(db, id), (row) => ({
    label: row.label,
    isSynced: row.is_synced,
    createdAt: iso(row.created_at),
    lastUsedAt: iso(row.last_used_at),
  }));
  const since = await secondStepSince(db, id);
  yield* listOf('secondStep', since === null ? [] : [since], (at) => ({ since: iso(at) }));
  yield* listOf('sessions', await sessionsOf(ctx, id), (row) => ({
    id: row.id,
    device: row.device,
    createdAt: iso(row.created_at),
    lastSeenAt: iso(row.last_seen_at),
  }));
  yield* listOf('records', eachRecord(db, id), (row) => ({
    id: row.id,
    kind: row.kind,
    body: row.body,
    revision: row.revision,
    editedAt: iso(row.edited_at),
    deletedAt: iso(row.deleted_at),
  }));
  yield* listOf('revisions', eachRevision(db, id), (row) => ({
    recordId: row.record_id,
    body: row.body,
    isConflict: row.is_conflict,
    editedAt: iso(row.edited_at),
    keptAt: iso(row.kept_at),
  }));
  yield* listOf('uses', eachUse(db, id), (row) => ({
    feature: row.feature,
    day: row.day,
    counted: row.is_counted,
    at: iso(row.at),
  }));
  yield* listOf('orders', eachOrder(db, id), (row) => ({
    orderNo: row.order_no,
    name: row.title,
    target: row.target,
    channel: row.channel,
    amount: formatYuan(row.amount_fen),
    refunded: formatYuan(row.refunded_fen),
    state: ORDER_STATES[row.status],
    createdAt: iso(row.created_at),
    paidAt: iso(row.paid_at),
  }));
  yield* listOf('memberships', await listGrants(ctx, id), (row) => ({
    name: row.name,
    kind: row.kind,
    source: row.source,
    days: row.days,
    isLifetime: row.is_lifetime,
    isTakenBack: row.taken === null,
    daysTakenBack: row.taken ?? row.days,
    grantedAt: iso(row.granted_at),
  }));
  yield* listOf('services', await listUnlocks(db, id), (row) => ({
    productId: row.product_id,
    target: row.target,
    at: iso(row.at),
  }));
  yield* listOf('feedback', eachFeedback(ctx, id), (row) => ({
    id: row.id,
    type: row.type,
    text: row.text,
    more: row.more,
    contact: row.contact,
    facts: row.facts,
    reply: row.reply,
    createdAt: iso(row.created_at),
    imageIds: row.imageIds,
  }));
  yield* listOf('consents', eachConsent(db, id), (row) => ({
    item: row.item,
    granted: row.is_granted,
    version: row.version,
    at: iso(row.at),
  }));
  yield* listOf('calendars', await calendarsOf(ctx, id), exportCalendar);
  // Which operator it was is the house's matter.
  yield* listOf('history', historyOf(ctx, id), (row) => ({
    actor: row.actor.split(':', 1)[0] ?? '',
    action: row.action,
    at: iso(row.at),
  }));
  yield '}\n';
}

/** What was done to the account, and to those that were merged into it. */
async function* historyOf(ctx: SystemCtx, id: string) {
  for (const own of await ownAccountIds(ctx.db, id)) yield* eachAudit(ctx, own);
}

async function* listOf<T>(
  name: string,
  rows: AsyncIterable<T> | Iterable<T>,
  present: (row: T) => object,
): AsyncGenerator<string> {
  let piece = `,"${name}":[`;
  let separator = '';
  for await (const row of rows) {
    piece += `${separator}${JSON.stringify(present(row))}`;
    separator = ',\n';
    if (piece.length < PIECE_CHARS) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}

function presentAccount(ctx: SystemCtx, account: AccountRow) {
  return {
    id: account.id,
    username: account.username,
    nickname: account.nickname,
    phone: account.phone_enc === null ? '' : ctx.keys.open(account.phone_enc),
    email: account.email_enc === null ? '' : ctx.keys.open(account.email_enc),
    loginType: account.login_type,
    hasPassword: account.pw_hash !== null,
    vipUntil: iso(account.vip_until),
    createdAt: iso(account.created_at),
    updatedAt: iso(account.updated_at),
  };
}
