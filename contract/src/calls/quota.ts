/**
 * Free uses per feature and Asia/Shanghai day.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { FEATURES } from '../features.ts';
import { isoDate, json, requestId } from '../fields.ts';

const feature = z.enum(FEATURES);
const counters = z.record(feature, z.number());

/** Counters of a day: what is left and the daily limit; members are `unlimited`. */
const quotaState = z.object({
  date: z.string(),
  unlimited: z.boolean(),
  remaining: counters,
  limits: counters,
});

export const listQuotas = defineCall({
  path: '/api/quota/list',
  kind: 'read',
  access: 'user',
  summary: '今日各功能剩余次数（北京时间）',
  input: z.object({}),
  output: quotaState,
});

export const consumeQuota = defineCall({
  path: '/api/quota/consume',
  kind: 'write',
  access: 'user',
  summary: '使用一次；同一 requestId 只计一次',
  input: z.object({ feature, requestId }),
  output: z.object({ feature, remaining: z.number(), unlimited: z.boolean(), date: z.string() }),
});

export const reconcileQuota = defineCall({
  path: '/api/quota/reconcile',
  kind: 'write',
  access: 'user',
  summary: '补记离线时的使用：计入至多到当日上限，不会为负；超过 7 天或未来的日期记在今天',
  input: z.object({
    uses: json(z.array(z.object({ feature, requestId, date: isoDate })).check(z.maxLength(100))),
  }),
  output: quotaState,
});

export const getUserPaiPanReportCount = defineCall({
  path: '/api/getUserPaiPanReportCount',
  kind: 'read',
  access: 'user',
  summary: '排盘次数：count 为累计排盘，today 为今日，caseCount 为已存命例，hepanCount 为累计合盘',
  input: z.object({}),
  output: z.object({ count: z.number(), today: z.number(), caseCount: z.number(), hepanCount: z.number() }),
});
