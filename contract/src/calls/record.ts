/**
 * Saved work: cases, groups, comparisons and days. A record keeps what was entered, its rules and the engine version;
 * the chart is derived again. Records are synchronised by a cursor that never skips a change.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  document,
  filledText,
  flag,
  instant,
  json,
  requestId,
  text,
  uuid,
  whole,
  withDefault,
} from '../fields.ts';
import { LIMITS } from '../product.ts';

/** Kinds of saved records. */
export const RECORD_KINDS = ['case', 'group', 'comparison', 'day'] as const;
/** A kind of saved record. */
export type RecordKind = (typeof RECORD_KINDS)[number];

const kind = z.enum(RECORD_KINDS);

/** `body` is null once a record in the trash has been purged; `deletedAt` is '' for a living one. */
const record = z.object({
  id: z.string(),
  kind,
  body: z.nullable(z.record(z.string(), z.unknown())),
  revision: z.number(),
  editedAt: z.string(),
  deletedAt: z.string(),
  cursor: z.number(),
});

/** A record as the server keeps it. */
export type WireRecord = z.output<typeof record>;

export const listRecords = defineCall({
  path: '/api/record/list',
  kind: 'read',
  access: 'user',
  summary: '自 since 之后的改动（含回收站与已清除的），按 cursor 升序；hasMore 时以 cursor 续取',
  input: z.object({
    kind: z.optional(kind),
    since: withDefault(whole(0, Number.MAX_SAFE_INTEGER), 0),
    limit: withDefault(whole(1, LIMITS.recordPage), LIMITS.recordPage),
  }),
  output: z.object({ items: z.array(record), cursor: z.number(), hasMore: z.boolean() }),
});

export const saveRecord = defineCall({
  path: '/api/record/save',
  kind: 'write',
  access: 'user',
  summary: '新建或更新；与已存的相争时 editedAt 新者为准，另一份留作历史版本（kept 说明以谁为准）',
  input: z.object({ id: uuid, kind, body: json(document()), editedAt: instant }),
  output: z.object({ record, kept: z.enum(['mine', 'server']) }),
});

export const deleteRecord = defineCall({
  path: '/api/record/delete',
  kind: 'write',
  access: 'user',
  summary: '移入回收站（30 天）；purge 为 true 时彻底删除',
  input: z.object({ id: uuid, purge: withDefault(flag, false) }),
  output: record,
});

export const restoreRecord = defineCall({
  path: '/api/record/restore',
  kind: 'write',
  access: 'user',
  summary: '从回收站恢复',
  input: z.object({ id: uuid }),
  output: record,
});

export const listRevisions = defineCall({
  path: '/api/record/revisions',
  kind: 'read',
  access: 'user',
  summary: '一条记录留存的历史版本，新者在前',
  input: z.object({ id: uuid }),
  output: z.array(
    z.object({ body: z.record(z.string(), z.unknown()), editedAt: z.string(), keptAt: z.string() }),
  ),
});

export const saveUserContact = defineCall({
  path: '/api/baZi/saveUserContact',
  kind: 'write',
  access: 'user',
  summary: '保存命例：等同于 record/save 的 case；id 省略时由 requestId 定，重发不会重复',
  input: z.object({
    id: z.optional(uuid),
    requestId,
    name: filledText(),
    sex: z.enum(['男', '女']),
    birthday: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/, { error: 'birthday' })),
    calendar: withDefault(z.enum(['solar', 'lunar']), 'solar'),
    isLeap: withDefault(flag, false),
    hourKnown: withDefault(flag, true),
    areaCode: withDefault(z.string().check(z.regex(/^(\d{6})?$/, { error: 'areaCode' })), ''),
    groupId: z.optional(uuid),
    relation: withDefault(text(20), ''),
    remark: withDefault(text(), ''),
  }),
  output: record,
});
