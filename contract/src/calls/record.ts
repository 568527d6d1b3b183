/**
 * Saved work (cases, groups, comparisons, days, settings) and how a device synchronises it. A record stores what was entered, its
 * rules and the engine version; the chart is derived again. `kind` says what `body` holds (../recordBodies.ts).
 *
 * Every change of an account's records, of whatever kind, moves one cursor by at least one; who has seen a cursor has seen
 * all before it.
 *
 * **Fetching.** `listRecords({ since })` from the stored cursor (0 at first), again with its `cursor` while `hasMore`; keep the
 * last one. An item stands for the record's whole state now: `body: null`: gone for good, drop it; `deletedAt !== ''`: in the
 * trash; `conflicts > 0`: edits wait to be settled. `reset: true`: this device was away too long, and the pages hold
 * everything from the beginning; what is synchronised here and not in them is gone.
 *
 * **Sending.** `saveRecord` with the id made here, and `baseRevision`: the `revision` of the record as this device last had
 * it, 0 for a new one. `kept: 'mine'`: done, keep `record.revision`. `kept: 'server'`: the record has changed since, take
 * `record`; with a `conflictId` the edit is stored as a conflict, without one it was nothing new. The same save may be repeated
 * (after a time-out): it is answered the same and counts once. Send one edit of a record at a time, the next on the new
 * revision. `deleteRecord` with `baseRevision` answers `conflict` where the record has been changed since.
 *
 * **Sending many.** `saveRecords` takes up to 200 drafts of `saveRecord` in one call, `deleteRecords` as many deletions; each is
 * taken or refused by itself, and `results` says so in the order of the request. A result with a `reason` was refused, as the
 * single call would have refused it; the rest stands. The whole call may be repeated. Calls under `/api/record/` have a
 * separate limit, half of what an address may call a minute: wait for Retry-After and go on.
 *
 * **Settling.** `listRevisions` has former versions and, with `isConflict`, what waits (`revision`: what it was made on, so that
 * the former version of that revision is what both began from).
 * A save on the newest revision with `resolves: [ids]` settles them, whatever its body is: either one, or a third made of
 * both. The two then stand among the former versions.
 *
 * **Refused**: `badInput` (field `body.…`, a schema by kind), `conflict` (field `kind`: the id is a record of another kind;
 * `baseRevision`: twenty conflicts wait already), `tooManyRecords`, `storageFull`, `tooOften` with Retry-After. Nothing was
 * changed then; keep the edit and show it. Numbers are in docs/LIMITS.md.
 *
 * Clients that know of no revisions leave `baseRevision` out: the later `editedAt` wins, the other is still stored.
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
import { RECORD_BODIES } from '../recordBodies.ts';

/** Kinds of saved records. */
export const RECORD_KINDS = ['case', 'group', 'comparison', 'day', 'setting'] as const;
/** A kind of saved record. */
export type RecordKind = (typeof RECORD_KINDS)[number];

const kind = z.enum(RECORD_KINDS);

type Draft = { readonly kind: RecordKind; readonly body: Readonly<Record<string, unknown>> };

/** The body has what its kind needs. */
function checkBody(payload: z.core.ParsePayload<Draft>): void {
  const parsed = z.safeParse(RECORD_BODIES[payload.value.kind], payload.value.body);
  for (const issue of parsed.error?.issues ?? [])
    payload.issues.push({ ...issue, path: ['body', ...issue.path], input: undefined } as z.core.$ZodRawIssue);
}

/** What clients call the two sexes; both words of charts, 乾造 and 坤造, are among them. */
const SEXES: Readonly<Record<string, '男' | '女'>> = {
  男: '男', 元男: '男', 乾: '男', 乾造: '男', male: '男', m: '男', '1': '男',
  女: '女', 元女: '女', 坤: '女', 坤造: '女', female: '女', f: '女', '0': '女',
}; // prettier-ignore

function readSex(value: unknown): unknown {
  return typeof value === 'string' || typeof value === 'number'
    ? (SEXES[String(value).toLowerCase()] ?? value)
    : value;
}

/**
 * `revision` grows with every change; an edit names the one it was made on. `conflicts` are edits that were made on an
 * older one and wait beside the record to be settled. `body` is null once a record in the trash has been purged;
 * `deletedAt` is '' for a living one.
 */
const record = z.object({
  id: z.string(),
  kind,
  body: z.nullable(z.record(z.string(), z.unknown())),
  revision: z.number(),
  conflicts: z.number(),
  editedAt: z.string(),
  deletedAt: z.string(),
  cursor: z.number(),
});

/** A record as the server stores it. */
export type WireRecord = z.output<typeof record>;

export const listRecords = defineCall({
  path: '/api/record/list',
  kind: 'read',
  access: 'user',
  summary:
    '自 since 之后的改动（含回收站与已清除的），按 cursor 升序；一页至多约 1 MB，hasMore 时以 cursor 续取；reset 为 true 时从头给出全部，本机已同步而其中没有的即已清除',
  input: z.object({
    kind: z.optional(kind),
    since: withDefault(whole(0, Number.MAX_SAFE_INTEGER), 0),
    limit: withDefault(whole(1, LIMITS.recordPage), LIMITS.recordPage),
  }),
  output: z.object({ items: z.array(record), cursor: z.number(), hasMore: z.boolean(), reset: z.boolean() }),
});

export const saveRecord = defineCall({
  path: '/api/record/save',
  kind: 'write',
  access: 'user',
  summary:
    '新建或更新。baseRevision 为所改的版本，服务器上已非此版本时不覆盖，所改的一份作为冲突保留（kept 为 server，conflictId 为其编号），以 resolves 列出编号的保存即为处理；不带 baseRevision 时以 editedAt 新者为准，旧者同样保留',
  input: z
    .object({
      id: uuid,
      kind,
      body: json(document()),
      editedAt: instant,
      baseRevision: z.optional(whole(0, 1_000_000_000)),
      resolves: z.optional(json(z.array(uuid).check(z.maxLength(LIMITS.conflictCount)))),
    })
    .check(checkBody),
  output: z.object({ record, kept: z.enum(['mine', 'server']), conflictId: z.string() }),
});

/** Why one record of many was not taken: `reason` is a key of the error catalogue. */
const refusal = z.object({
  reason: z.string(),
  msg: z.string(),
  field: z.optional(z.string()),
  retryAfterSec: z.optional(z.number()),
});

const batch = () => json(z.array(z.unknown()).check(z.minLength(1), z.maxLength(LIMITS.recordBatch)));

export const saveRecords = defineCall({
  path: '/api/record/saveMany',
  kind: 'write',
  access: 'user',
  summary:
    '一次保存至多 200 条、共 1 MB：records 的每一项同 record/save 的参数，各自成败，results 依次给出结果；有 reason 的一项未保存，其余照常。record.body 与所发相同时省略。整个请求可以重发',
  input: z.object({ records: batch() }),
  output: z.object({
    results: z.array(
      z.union([
        z.object({
          record: z.extend(record, { body: z.optional(record.shape.body) }),
          kept: z.enum(['mine', 'server']),
          conflictId: z.string(),
        }),
        refusal,
      ]),
    ),
  }),
});

export const deleteRecord = defineCall({
  path: '/api/record/delete',
  kind: 'write',
  access: 'user',
  summary: '移入回收站（30 天）；purge 为 true 时彻底删除；带 baseRevision 时仅当仍为此版本',
  input: z.object({
    id: uuid,
    purge: withDefault(flag, false),
    baseRevision: z.optional(whole(0, 1_000_000_000)),
  }),
  output: record,
});

export const deleteRecords = defineCall({
  path: '/api/record/deleteMany',
  kind: 'write',
  access: 'user',
  summary:
    '一次删除至多 200 条：records 的每一项同 record/delete 的参数，各自成败，results 依次给出结果；有 reason 的一项未删除，其余照常',
  input: z.object({ records: batch() }),
  output: z.object({ results: z.array(z.union([record, refusal])) }),
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
  summary:
    '一条记录留存的历史版本与待处理的冲突（isConflict），新者在前；revision 为该版本的序号，冲突则为其所改的版本',
  input: z.object({ id: uuid }),
  output: z.array(
    z.object({
      id: z.string(),
      body: z.record(z.string(), z.unknown()),
      revision: z.nullable(z.number()),
      isConflict: z.boolean(),
      editedAt: z.string(),
      keptAt: z.string(),
    }),
  ),
});

export const saveUserContact = defineCall({
  path: '/api/baZi/saveUserContact',
  kind: 'write',
  access: 'user',
  summary:
    '保存命例：等同于 record/save 的 case；id 省略时由 requestId 定，重发不会重复，都省略时一分钟内相同的内容只存一次',
  input: z.object({
    id: z.optional(uuid),
    requestId: z.optional(requestId),
    name: filledText(),
    sex: z.pipe(z.transform(readSex), z.enum(['男', '女'])),
    birthday: z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?)?$/, { error: 'birthday' })),
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
