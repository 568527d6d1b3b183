/**
 * Every call of the wire by name: the key names it in code, the path on the wire.
 */
import {
  bindPhone,
  delAccount,
  exportFile,
  exportStatus,
  exportUser,
  getUserInfo,
  listSessions,
  login,
  register,
  registerOrLogin,
  revokeSession,
  updatePsw,
  updateUser,
  wechatAuthorize,
} from './account.ts';
import { dropAvatar, getAvatar, setAvatar } from './avatar.ts';
import { closeCalendar, listCalendars, openCalendar, renewCalendar } from './calendar.ts';
import { listCodes, useActivateCode } from './code.ts';
import { feedbackImage, listFeedback, sendFeedback } from './feedback.ts';
import { listHolidays } from './holiday.ts';
import {
  alipayPay,
  alipayServerPay,
  closeOrder,
  getOrderData,
  getServerPrice,
  listOrders,
  listServices,
  payOptions,
  queryVipPrice,
  useService,
  viewNew,
  viewOrder,
  viewOrderNew,
  viewReceipt,
  viewServerOrder,
  wxPay,
  wxServerPay,
} from './order.ts';
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  listPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from './passkey.ts';
import { giveConsent, listConsents } from './privacy.ts';
import { consumeQuota, getUserPaiPanReportCount, listQuotas, reconcileQuota } from './quota.ts';
import {
  deleteRecord,
  listRecords,
  listRevisions,
  restoreRecord,
  saveRecord,
  saveUserContact,
} from './record.ts';
import { sendSms } from './sms.ts';
import { getSwitchValue, loginOptions, publicKey } from './system.ts';

/** Every call by name. */
export const CALLS = {
  getSwitchValue,
  listHolidays,
  publicKey,
  loginOptions,
  register,
  login,
  registerOrLogin,
  wechatAuthorize,
  getUserInfo,
  updatePsw,
  delAccount,
  updateUser,
  getAvatar,
  setAvatar,
  dropAvatar,
  bindPhone,
  listSessions,
  revokeSession,
  exportUser,
  exportStatus,
  exportFile,
  sendSms,
  askPasskey,
  loginByPasskey,
  beginPasskey,
  addPasskey,
  listPasskeys,
  renamePasskey,
  removePasskey,
  listQuotas,
  consumeQuota,
  reconcileQuota,
  getUserPaiPanReportCount,
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
  queryVipPrice,
  getServerPrice,
  payOptions,
  wxPay,
  wxServerPay,
  alipayPay,
  alipayServerPay,
  viewOrder,
  viewServerOrder,
  viewOrderNew,
  viewNew,
  getOrderData,
  closeOrder,
  listOrders,
  viewReceipt,
  listServices,
  useService,
  useActivateCode,
  listCodes,
  listCalendars,
  openCalendar,
  renewCalendar,
  closeCalendar,
} as const;

/** Name of a call. */
export type CallName = keyof typeof CALLS;
