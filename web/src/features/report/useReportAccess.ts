/**
 * Whether a report is open to the reader: members read every one, a single one can be bought; the server says which are.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { useState } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { useLoaded, type Loaded } from '../../lib/page/useLoaded.ts';
import { isMember, useSession } from '../../lib/wire/session.ts';
import { REPORT_PRODUCT, type ReportOffer } from './accessView.ts';

/** What the page knows of its access. */
export interface ReportAccess {
  /** Null while it is loading. */
  readonly isOpen: boolean | null;
  /** What can be had, where it is not open. */
  readonly offer: Loaded<ReportOffer>;
  readonly retry: () => void;
  /** Spends a use that was bought. */
  readonly spend: () => Promise<void>;
}

/** What names a chart to the server: a digest of its pillars and sex, so that the birth is not sent. */
async function targetOf(chartKey: string): Promise<string> {
  const { hashText } = await import('../../lib/device/hash.ts');
  return hashText('SHA1', `report:${chartKey}`);
}

interface UnlockedTargets {
  readonly userId: string;
  readonly targets: readonly string[];
}

/** Reports this user has opened, by the last answer this device received: they are readable offline. */
function readTargets(userId: string): readonly string[] {
  const stored = readJson(STORAGE_KEYS.unlocked) as Partial<UnlockedTargets> | null;
  return stored?.userId === userId && Array.isArray(stored.targets) ? stored.targets : [];
}

function storeTargets(userId: string, targets: readonly string[]): void {
  writeItem(STORAGE_KEYS.unlocked, JSON.stringify({ userId, targets } satisfies UnlockedTargets));
}

/** What a member has to know. */
const NOTHING: ReportOffer = { target: '', isUnlocked: false, left: 0, product: null, pendingNo: null };

type Services = OutputOf<typeof CALLS.listServices>;

function storeServices(userId: string, { unlocked }: Services): readonly string[] {
  const targets = unlocked
    .filter(({ productId }) => productId === REPORT_PRODUCT)
    .map(({ target }) => target);
  storeTargets(userId, targets);
  return targets;
}

async function loadAccess(userId: string, chartKey: string, isOnline: boolean): Promise<ReportOffer> {
  const target = await targetOf(chartKey);
  const base = { target, isUnlocked: readTargets(userId).includes(target), left: 0, pendingNo: null };
  if (!isOnline) return { ...base, product: null };
  const { callApi, QUIET } = await import('../../lib/wire/api.ts');
  const prices = callApi('getServerPrice', {}, QUIET);
  if (userId === '') return { ...base, product: (await prices).find(isReport) ?? null };
  const [services, products, { items }] = await Promise.all([
    callApi('listServices', {}, QUIET),
    prices,
    callApi('listOrders', { limit: ORDERS_LOOKED_AT }, QUIET),
  ]);
  const pending = items.find((order) => order.state === 'pending' && order.target === target);
  return {
    target,
    isUnlocked: storeServices(userId, services).includes(target),
    left: services.left[REPORT_PRODUCT] ?? 0,
    product: products.find(isReport) ?? null,
    pendingNo: pending?.orderNo ?? null,
  };
}

/** An order that waits is among the last. */
const ORDERS_LOOKED_AT = 10;

const isReport = ({ productId }: { readonly productId: string }): boolean => productId === REPORT_PRODUCT;

/**
 * The access of a reader to a chart's report.
 *
 * @param chartKey `chartKey` of the report's facts
 */
export function useReportAccess(chartKey: string): ReportAccess {
  const { user, isReady } = useSession();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState(0);
  const userId = user?.id ?? '';
  const isFree = isMember(user);
  const offer = useLoaded(
    () => (isFree || !isReady ? Promise.resolve(NOTHING) : loadAccess(userId, chartKey, isOnline)),
    [isReady, userId, isFree, chartKey, isOnline, attempt].join(' '),
  );
  const retry = (): void => setAttempt(attempt + 1);
  const spend = async (): Promise<void> => {
    const { callApi } = await import('../../lib/wire/api.ts');
    await callApi('useService', { productId: REPORT_PRODUCT, target: await targetOf(chartKey) });
    retry();
  };
  return { isOpen: isOpenTo(isReady, isFree, offer), offer, retry, spend };
}

function isOpenTo(isReady: boolean, isFree: boolean, offer: Loaded<ReportOffer>): boolean | null {
  if (!isReady) return null;
  if (isFree) return true;
  if (offer.state === 'loading') return null;
  return offer.state === 'ready' && offer.value.isUnlocked;
}
