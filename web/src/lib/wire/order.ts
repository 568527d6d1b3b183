/**
 * The order that was started on this device: its code is stored sealed until the order is settled, and its state is
 * requested when the app is shown, then after 2, 4 and 8 s. Returning from a cashier proves nothing; only the server's
 * answer does. Of several tabs the visible one shows the result, whatever tab received it first.
 */
import { TOASTS, type WireOrder } from '@shangyuan/contract';
import { create } from 'zustand';
import { readSealed, STORAGE_KEYS, writeItem, writeSealed } from '../device/storage.ts';
import { showToast } from '../page/toast.ts';
import { callApi, CallError, QUIET } from './api.ts';
import { notifyPaid } from './paid.ts';
import { refreshUser } from './profile.ts';
import { useSession } from './session.ts';

/** Waits between the questions of a round. */
export const RECHECK_MS = [2_000, 4_000, 8_000] as const;
/** While a code is shown to be scanned there is nothing else to wait for. */
const SCAN_MS = 3_000;

/** State of the watched order. */
export interface OrderWatch {
  readonly orderNo: string | null;
  /** The last answer; null before the first. */
  readonly order: WireOrder | null;
  /** Answered requests of this round. */
  readonly checks: number;
  /** When the next one goes out, UTC milliseconds; null when the round is over. */
  readonly nextAtMs: number | null;
  /** Why the last request failed; null where it succeeded, or there was no connection. */
  readonly refusal: string | null;
  /** The code may be scanned at any moment: the state is requested every 3 s. */
  readonly isScanned: boolean;
}

const NOTHING: OrderWatch = {
  orderNo: null,
  order: null,
  checks: 0,
  nextAtMs: null,
  refusal: null,
  isScanned: false,
};

/** The watched order. */
export const useOrderWatch = create<OrderWatch>(() => NOTHING);

/** Stores the code of an order that is about to be paid. */
export function storeOrderCode(orderNo: string): Promise<void> {
  return writeSealed(STORAGE_KEYS.orderCode, orderNo);
}

/** Code of the order that is not settled, or null. */
export async function readOrderCode(): Promise<string | null> {
  const code = await readSealed(STORAGE_KEYS.orderCode);
  return typeof code === 'string' && code !== '' ? code : null;
}

/** Forgets the code, where it is that of the order. */
async function dropOrderCode(orderNo: string): Promise<boolean> {
  if ((await readOrderCode()) !== orderNo) return false;
  writeItem(STORAGE_KEYS.orderCode, null);
  return true;
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** Rounds begun; an answer to an older one is dropped. */
let round = 0;

/** Notifies the other tabs of a settled order. */
const otherTabs = new BroadcastChannel('zh_order');
otherTabs.addEventListener('message', ({ data }: MessageEvent<string>) => void onOtherTab(data));

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Handles an answer: one that settles the order ends the round, and the first news of a payment is shown. A hidden tab
 * leaves it, with the code, to the visible tab, or shows it later itself.
 */
async function receiveOrder(order: WireOrder): Promise<void> {
  const before = useOrderWatch.getState().order;
  useOrderWatch.setState({ order, refusal: null });
  if (order.status === '1') return;
  if (isHidden()) {
    if ((await readOrderCode()) === order.orderNo) otherTabs.postMessage(order.orderNo);
    return;
  }
  const wasStored = await dropOrderCode(order.orderNo);
  if (wasStored) otherTabs.postMessage(order.orderNo);
  const wasPending = before?.orderNo === order.orderNo && before.status === '1';
  if (order.status !== '2' || !(wasStored || wasPending)) return;
  await refreshUser();
  showToast(TOASTS.paidDone);
  notifyPaid();
}

/**
 * Handles the message of another tab: a tab that shows the order requests its state, and the visible tab shows the
 * notice.
 */
async function onOtherTab(settled: string): Promise<void> {
  const { orderNo, order, isScanned } = useOrderWatch.getState();
  if (orderNo === settled && (order === null || order.status === '1')) await watchOrder(settled, isScanned);
  else if (!isHidden()) await checkStoredOrder();
}

async function checkOrder(orderNo: string): Promise<void> {
  const { user } = useSession.getState();
  const current = round;
  useOrderWatch.setState({ nextAtMs: null });
  try {
    const userFields = user === null ? {} : { userId: user.id };
    const order = await callApi('getOrderData', { ...userFields, orderNo }, QUIET);
    if (current === round) await receiveOrder(order);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (current !== round) return;
    useOrderWatch.setState({ refusal: error.reason === null ? null : error.message });
    if (error.reason === 'orderUnknown') await dropOrderCode(orderNo);
    if (error.reason === 'orderUnknown' || error.reason === 'loginRequired') return;
  }
  if (current === round) scheduleCheck(orderNo);
}

function scheduleCheck(orderNo: string): void {
  const { order, checks, isScanned } = useOrderWatch.getState();
  useOrderWatch.setState({ checks: checks + 1 });
  if (order !== null && order.status !== '1') return;
  const wait = isScanned ? SCAN_MS : RECHECK_MS[checks];
  if (wait === undefined) return;
  useOrderWatch.setState({ nextAtMs: Date.now() + wait });
  timer = setTimeout(() => void checkOrder(orderNo), wait);
}

/**
 * Starts a round of requests about an order, replacing the former round.
 *
 * @param isScanned requests every 3 s until it is settled, while its code is shown
 */
export async function watchOrder(orderNo: string, isScanned = false): Promise<void> {
  clearTimeout(timer);
  round += 1;
  const { orderNo: before, order } = useOrderWatch.getState();
  useOrderWatch.setState({ ...NOTHING, orderNo, isScanned, order: before === orderNo ? order : null });
  await checkOrder(orderNo);
}

/** Ends the round; the code stays, and the app requests the state when it is shown again. */
export function endWatch(): void {
  clearTimeout(timer);
  round += 1;
  useOrderWatch.setState({ nextAtMs: null });
}

/** Requests the state of the stored order, if there is one; a pending first request is not repeated. */
export async function checkStoredOrder(): Promise<void> {
  const orderNo = await readOrderCode();
  if (orderNo === null) return;
  const { orderNo: watched, checks, isScanned } = useOrderWatch.getState();
  if (watched !== orderNo) await watchOrder(orderNo);
  else if (checks > 0) await watchOrder(orderNo, isScanned);
}
