import { describe, expect, it } from 'vitest';
import { lunarDateOfJdn, lunarYear } from './index.ts';
import { HISTORY } from './historical/index.ts';
import { jdnOf } from '../time/index.ts';
import { PEER_LABEL, type PeerCalendar } from '../../golden/peerCalendars.ts';
import { PEER_DIFFERENCES, PEER_SPANS } from '../../golden/peerDifferences.ts';
import { isFull } from '../../golden/sweep.ts';

/** Years a peer numbers otherwise throughout, and where tyme4ts throws on some of its days. */
const isInSpan = (year: number): boolean =>
  PEER_SPANS.some(({ fromYear, toYear }) => year >= fromYear && year <= toYear);

/** First days of our months that a peer labels otherwise: `our month: their label`. */
function differencesOf(peer: PeerCalendar, fromYear: number, toYear: number): string[] {
  const found: string[] = [];
  for (let year = fromYear; year <= toYear; year++) {
    if (isInSpan(year)) continue;
    for (const { month, isLeap, startJdn } of lunarYear(year, {}, HISTORY).months) {
      const name = `${year}/${isLeap ? 'L' : ''}${month}`;
      const theirs = PEER_LABEL[peer](startJdn);
      // A month that starts alike may still end otherwise, but then the next one does not start alike.
      if (theirs !== `${name}/1`) found.push(`${name}: ${theirs}`);
    }
  }
  return found;
}

function knownOf(peer: PeerCalendar, fromYear: number, toYear: number): string[] {
  return PEER_DIFFERENCES.filter(({ peers, month }) => {
    const year = Number(month.split('/')[0]);
    return peers.includes(peer) && year >= fromYear && year <= toYear;
  }).map(({ month, theirs }) => `${month}: ${theirs}`);
}

describe('known disagreements', () => {
  it.each([
    ['tyme4ts', 1645, 2200],
    ['lunar-typescript', 1645, 2200],
    ['lunisolar', 1901, 2099],
    ['Intl', 1901, 2100],
  ] as const)('%s %i-%i differs where we know and nowhere else', (peer, fromYear, toYear) => {
    expect(differencesOf(peer, fromYear, toYear).sort()).toEqual(knownOf(peer, fromYear, toYear).sort());
  });

  if (isFull)
    it.each(['tyme4ts', 'lunar-typescript'] as const)('%s 1-1644 likewise', (peer) => {
      const found = differencesOf(peer, 1, 1644);
      expect(found.sort()).toEqual(knownOf(peer, 1, 1644).sort());
    });

  it('where a new moon near midnight is the reason, our month says so', () => {
    const near = PEER_DIFFERENCES.filter(({ category }) => category === 'midnight');
    expect(near.length).toBeGreaterThan(3);
    for (const { month: name } of near) {
      const [year, number] = name.split('/').map(Number) as [number, number];
      const month = lunarYear(year).months.find((m) => m.month === number && !m.isLeap);
      expect([name, month?.uncertainStart]).toEqual([name, true]);
    }
  });

  if (isFull)
    it.each(['tyme4ts', 'lunar-typescript'] as const)(
      '%s on each of the 73,049 days of 1901-2100: 30 differ, of 2097',
      (peer) => {
        let differing = 0;
        const end = jdnOf({ year: 2100, month: 12, day: 31 });
        for (let jdn = jdnOf({ year: 1901, month: 1, day: 1 }); jdn <= end; jdn++) {
          const { year, month, isLeap, day } = lunarDateOfJdn(jdn);
          if (PEER_LABEL[peer](jdn) !== `${year}/${isLeap ? 'L' : ''}${month}/${day}`) differing++;
        }
        expect(differing).toBe(30);
      },
    );
});
