/**
 * The door of the room: what browser and server share. See docs/ARCHITECTURE.md.
 */
export * from './product.ts';
export * from './features.ts';
export * from './texts.ts';
export * from './errors.ts';
export * from './envelope.ts';
export * from './work.ts';
export * from './money.ts';
export * from './pay.ts';
export * from './reminders.ts';
export * from './chartLink.ts';
export * from './call.ts';
export { filledText, isUsername } from './fields.ts';
export { FIELD_LABELS } from './labels.ts';
export { userInfo, type UserInfo } from './userInfo.ts';
export { SECURITY_EVENTS } from './calls/account.ts';
export { CALLS, type CallName } from './calls/index.ts';
export { CALENDAR_KINDS, type CalendarKind, type WireCalendar, type WireLine } from './calls/calendar.ts';
export { RECORD_KINDS, type RecordKind, type WireRecord } from './calls/record.ts';
export { RECORD_BODIES } from './recordBodies.ts';
export type { WireOrder } from './calls/order.ts';
export { FEEDBACK_TYPES } from './calls/feedback.ts';
export { CONSENT_ITEMS } from './calls/privacy.ts';
export { SMS_CODE_DIGITS } from './calls/sms.ts';
