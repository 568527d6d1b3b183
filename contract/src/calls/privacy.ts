/**
 * Consent, and what the information list shows.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, requestId } from '../fields.ts';

/** What a user may consent to; `agreement` and `privacy` are needed to log in. */
export const CONSENT_ITEMS = [
  'agreement',
  'privacy',
  'cloudSave',
  'location',
  'orientation',
  'notification',
  'birthdayCalendar',
  'dailyLines',
] as const;

export const giveConsent = defineCall({
  path: '/api/consent',
  kind: 'write',
  access: 'user',
  summary: '记录同意或撤回；version 为所见文本的版本',
  input: z.object({ requestId, item: z.enum(CONSENT_ITEMS), granted: flag, version: filledText(20) }),
  output: z.object({ at: z.string() }),
});

export const listConsents = defineCall({
  path: '/api/consent/list',
  kind: 'read',
  access: 'user',
  summary: '同意记录，新者在前；collected 为各类信息近 7 天、30 天、1 年的收集次数',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({ item: z.enum(CONSENT_ITEMS), granted: z.boolean(), version: z.string(), at: z.string() }),
    ),
    collected: z.record(
      z.enum(['phone', 'profile', 'birth', 'log', 'feedback']),
      z.object({ week: z.number(), month: z.number(), year: z.number() }),
    ),
  }),
});
