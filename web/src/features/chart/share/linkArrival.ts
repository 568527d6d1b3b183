/**
 * The gate of a link to a chart: none where the server's seal allows anyone to open it, otherwise that of a casting.
 */
import type { LinkKey } from '@shangyuan/contract';
import { checkSeal, type SealVerdict } from '../../../lib/cases/linkSeal.ts';
import { cachedLinkKeys, fetchLinkKeys } from '../../../lib/wire/linkKeys.ts';
import { isUnlocked, unlock } from '../../../lib/wire/unlocked.ts';
import type { GateRequest } from '../../../ui/states/ArrivalGate.tsx';

type Closed = 'unsigned' | 'expired' | 'broken';

const WHY = {
  unsigned: '这个链接没有签名，打开要登录，用一次排盘。',
  expired: '链接已过期。打开要登录，用一次排盘；也可以请对方再发一个。',
  broken: '链接不完整，或改动过。打开要登录，用一次排盘；也可以请对方再发一个。',
} as const satisfies Record<Closed, string>;

/** What login says. */
const REASONS = {
  unsigned: '看这张盘',
  expired: '看这张盘（链接已过期）',
  broken: '看这张盘（链接不完整）',
} as const satisfies Record<Closed, string>;

/** @throws Error where the key is not on the device and the server does not answer */
async function verdictOf(birth: string, seal: string): Promise<SealVerdict> {
  const lookedAt = (keys: readonly LinkKey[]) => checkSeal(birth, seal, keys, Date.now());
  const verdict = await lookedAt(cachedLinkKeys());
  if (verdict !== 'unknownKey') return verdict;
  const keys = await fetchLinkKeys();
  if (keys === null) throw new Error('Cannot check a link: its key is not here, and no answer came');
  return lookedAt(keys);
}

/** Whether a birth of a link can be read and exists; the page says so where it cannot. */
async function isCastable(birth: string): Promise<boolean> {
  const [{ readChartLink }, { castLinked }] = await Promise.all([
    import('../../../lib/cases/chartLink.ts'),
    import('../../../lib/cases/castBirth.ts'),
  ]);
  const link = readChartLink(birth);
  if (!link.ok) return false;
  try {
    await castLinked(link.value);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** What a link has to pass before its chart is shown; null where nothing. */
export async function linkRequest(birth: string, seal: string | undefined): Promise<GateRequest | null> {
  const verdict = seal === undefined ? 'unsigned' : await verdictOf(birth, seal);
  if (verdict === 'valid' || !(await isCastable(birth))) return null;
  const closed = verdict === 'unknownKey' ? 'broken' : verdict;
  return {
    feature: 'PaiPan',
    why: WHY[closed],
    reason: REASONS[closed],
    isPassed: () => isUnlocked('link', birth),
    work: () => Promise.resolve(),
    onPass: () => unlock('link', birth),
  };
}
