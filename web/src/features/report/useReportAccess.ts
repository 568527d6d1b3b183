/**
 * Whether a report is open to the reader: members read every one, a single one can be bought; the server says which are.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { useState } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../../lib/device/storage.ts';
import { useLoaded, type Loaded } from '../../lib/page/useLoaded.ts';
import { isMember, useSession } from '../../lib/wire/session.ts';
import { REPORT_PRODUCT, type Standing } from './accessView.ts';

/** What the page knows of its access. */
export interface ReportAccess {
  /** Null while it is being asked for. */
  readonly isOpen: boolean | null;
  /** What can be had, where it is not open. */
  readonly standing: Loaded<Standing>;
  readonly retry: () => void;
  /** Spends a use that was bought. */
  readonly spend: () => Promise<void>;
}

/** What names a chart to the server: a digest of its pillars and sex, so that the birth is not sent. */
async function targetOf(chartKey: string): Promise<string> {
  const { hashText } = await import('../../lib/device/hash.ts');
  return hashText('SHA1', `report:${chartKey}`);
}

interface Kept {
  readonly userId: string;
  readonly targets: readonly string[];
}

/** Reports this user has opened, as this device last heard: they are read offline. */
function keptTargets(userId: string): readonly string[] {
  const kept = readJson(STORAGE_KEYS.unlocked) as Partial<Kept> | null;
  return kept?.userId === userId && Array.isArray(kept.targets) ? kept.targets : [];
}

function keepTargets(userId: string, targets: readonly string[]): void {
  writeItem(STORAGE_KEYS.unlocked, JSON.stringify({ userId, targets } satisfies Kept));
}

/** What a member has to know. */
const NOTHING: Standing = { target: '', isUnlocked: false, left: 0, product: null, pendingNo: null };

type Services = OutputOf<typeof CALLS.listServices>;

function takeServices(userId: string, { unlocked }: Services): readonly string[] {
  const targets = unlocked
    .filter(({ productId }) => productId === REPORT_PRODUCT)
    .map(({ target }) => target);
  keepTargets(userId, targets);
  return targets;
}

async function loadStanding(userId: string, chartKey: string, isOnline: boolean): Promise<Standing> {
  const target = await targetOf(chartKey);
  const base = { target, isUnlocked: keptTargets(userId).includes(target), left: 0, pendingNo: null };
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
    isUnlocked: takeServices(userId, services).includes(target),
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
  const standing = useLoaded(
    () => (isFree || !isReady ? Promise.resolve(NOTHING) : loadStanding(userId, chartKey, isOnline)),
    [isReady, userId, isFree, chartKey, isOnline, attempt].join(' '),
  );
  const retry = (): void => setAttempt(attempt + 1);
  const spend = async (): Promise<void> => {
    const { callApi } = await import('../../lib/wire/api.ts');
    await callApi('useService', { productId: REPORT_PRODUCT, target: await targetOf(chartKey) });
    retry();
  };
  return { isOpen: isOpenTo(isReady, isFree, standing), standing, retry, spend };
}

function isOpenTo(isReady: boolean, isFree: boolean, standing: Loaded<Standing>): boolean | null {
  if (!isReady) return null;
  if (isFree) return true;
  if (standing.state === 'loading') return null;
  return standing.state === 'ready' && standing.value.isUnlocked;
}
