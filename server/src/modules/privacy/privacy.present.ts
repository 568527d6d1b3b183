/**
 * Personal data as it is given out: the user's own words and doings, no hash, no key, nothing of the house.
 */
import type { PersonalData } from './privacy.service.ts';

const iso = (date: Date | null) => date?.toISOString() ?? '';

export function presentPersonalData(data: PersonalData): Record<string, unknown> {
  return {
    exportedAt: iso(data.at),
    account: presentAccount(data),
    identities: data.identities.map((row) => ({ provider: row.provider, createdAt: iso(row.created_at) })),
    sessions: data.sessions.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: iso(row.created_at),
      lastSeenAt: iso(row.last_seen_at),
    })),
    records: data.records.map((row) => ({
      id: row.id,
      kind: row.kind,
      body: row.body,
      revision: row.revision,
      editedAt: iso(row.edited_at),
      deletedAt: iso(row.deleted_at),
    })),
    revisions: data.revisions.map((row) => ({
      recordId: row.record_id,
      body: row.body,
      editedAt: iso(row.edited_at),
      keptAt: iso(row.kept_at),
    })),
    uses: data.uses.map((row) => ({
      feature: row.feature,
      day: row.day,
      counted: row.is_counted,
      at: iso(row.at),
    })),
    feedback: data.letters.map((row) => ({
      id: row.id,
      type: row.type,
      text: row.text,
      more: row.more,
      contact: row.contact,
      facts: row.facts,
      reply: row.reply,
      createdAt: iso(row.created_at),
      imageIds: row.imageIds,
    })),
    consents: data.consents.map((row) => ({
      item: row.item,
      granted: row.is_granted,
      version: row.version,
      at: iso(row.at),
    })),
    // Which operator it was is the house's matter.
    history: data.history.map((row) => ({
      actor: row.actor.split(':', 1)[0] ?? '',
      action: row.action,
      at: iso(row.at),
    })),
  };
}

function presentAccount({ account, phone, email }: PersonalData) {
  return {
    id: account.id,
    username: account.username,
    nickname: account.nickname,
    phone,
    email,
    loginType: account.login_type,
    hasPassword: account.pw_hash !== null,
    vipUntil: iso(account.vip_until),
    createdAt: iso(account.created_at),
    updatedAt: iso(account.updated_at),
  };
}
