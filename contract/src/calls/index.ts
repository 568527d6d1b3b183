/**
 * Every call of the wire by name: the key names it in code, the path on the wire.
 */
import * as account from './account.ts';
import { feedbackImage, listFeedback, sendFeedback } from './feedback.ts';
import { giveConsent, listConsents } from './privacy.ts';
import * as quota from './quota.ts';
import {
  deleteRecord,
  listRecords,
  listRevisions,
  restoreRecord,
  saveRecord,
  saveUserContact,
} from './record.ts';
import { sendSms } from './sms.ts';
import * as system from './system.ts';

export const CALLS = {
  ...system,
  ...account,
  sendSms,
  ...quota,
  listRecords,
  saveRecord,
  deleteRecord,
  restoreRecord,
  listRevisions,
  saveUserContact,
  sendFeedback,
  listFeedback,
  feedbackImage,
  giveConsent,
  listConsents,
} as const;

/** Name of a call. */
export type CallName = keyof typeof CALLS;
