/**
 * What a picked day comes to, in a sentence: what speaks for it, what is to be minded, how it relates to those who take part. The
 * score never leads.
 */
import type { PersonVerdict, PickCandidate, PickReason } from '@shangyuan/engine/almanac';
import { fillText } from './fillText.ts';
import { PICKING_TEXTS } from './picking.texts.ts';

/** 宜 speaks for the day, 留 is to be minded, 注 was noted and not counted. */
export type ReasonMark = '宜' | '留' | '注';

/** Mark of a reason. */
export function reasonMark({ points }: PickReason): ReasonMark {
  if (points === 0) return '注';
  return points > 0 ? '宜' : '留';
}

/** 新郎相合，新娘不合也不冲; people with the same verdict share a clause. */
function peopleText(people: readonly PersonVerdict[]): string {
  const leanings = new Set(people.map(({ leaning }) => leaning));
  return Array.from(leanings, (leaning) => {
    const roles = people.filter((person) => person.leaning === leaning).map(({ role }) => role);
    return roles.join('、') + PICKING_TEXTS[`verdictLeaning.${leaning}`];
  }).join('，');
}

/** How many reasons are on a side. */
const sideText = (side: 'good' | 'caution', count: number): string =>
  count === 0
    ? PICKING_TEXTS[side === 'good' ? 'verdict.noGood' : 'verdict.noCaution']
    : fillText(PICKING_TEXTS[`verdict.${side}`], { count });

/**
 * The day in one sentence.
 *
 * @param candidate a day that remained
 * @returns such as 有 4 条说宜，1 条要留意；与新郎相合。
 */
export function verdictSentence({ reasons, people }: Pick<PickCandidate, 'reasons' | 'people'>): string {
  const counted = reasons.filter(({ code }) => code !== 'bounds');
  const count = (mark: ReasonMark) => counted.filter((reason) => reasonMark(reason) === mark).length;
  const good = sideText('good', count('宜'));
  const caution = sideText('caution', count('留'));
  return people.length === 0
    ? fillText(PICKING_TEXTS['verdict.whole'], { good, caution })
    : fillText(PICKING_TEXTS['verdict.withPeople'], { good, caution, people: peopleText(people) });
}
