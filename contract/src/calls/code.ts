/**
 * Activation codes.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { requestId, text } from '../fields.ts';

export const useActivateCode = defineCall({
  path: '/api/useActivateCode',
  kind: 'write',
  access: 'user',
  summary:
    '使用激活码（大小写、空格与连字符不限；参数名 code 或 activateCode）。同一 requestId 重发不会重复；一小时内输错 5 次后须稍候',
  input: z.object({
    code: z.optional(text(40)),
    activateCode: z.optional(text(40)),
    requestId: z.optional(requestId),
  }),
  output: z.object({
    name: z.string(),
    days: z.number(),
    isLifetime: z.boolean(),
    vipDeadline: z.string(),
    vipDay: z.number(),
  }),
});

export const listCodes = defineCall({
  path: '/api/code/list',
  kind: 'read',
  access: 'user',
  summary: '本人用过的激活码（不含激活码本身），新者在前',
  input: z.object({}),
  output: z.array(
    z.object({ name: z.string(), days: z.number(), isLifetime: z.boolean(), usedAt: z.string() }),
  ),
});
