/**
 * What a picked day comes to, in a sentence: what speaks for it, what is to be minded, how it stands to those who take part. The
 * score never leads.
 */
import type { PersonVerdict, PickCandidate, PickReason } from '@shangyuan/engine/almanac';

/** 宜 speaks for the day, 留 is to be minded, 注 was noted and not counted. */
export type ReasonMark = '宜' | '留' | '注';

/** Mark of a reason. */
export function reasonMark({ points }: PickReason): ReasonMark {
  if (points === 0) return '注';
  return points > 0 ? '宜' : '留';
}

const LEANINGS: Readonly<Record<PersonVerdict['leaning'], string>> = {
  good: '相合',
  even: '不合也不冲',
  bad: '有碍',
};

/** 新郎相合，新娘不合也不冲; those who stand alike are told together. */
function peopleText(people: readonly PersonVerdict[]): string {
  const byLeaning = Map.groupBy(people, ({ leaning }) => leaning);
  return [...byLeaning]
    .map(([leaning, group]) => `${group.map(({ role }) => role).join('、')}${LEANINGS[leaning]}`)
    .join('，');
}

/**
 * The day in one sentence.
 *
 * @param candidate a day that remained
 * @returns such as 有 4 条说宜，1 条要留意；与新郎相合。
 */
export function verdictSentence({ reasons, people }: Pick<PickCandidate, 'reasons' | 'people'>): string {
  const counted = reasons.filter(({ code }) => code !== 'bounds');
  const count = (mark: ReasonMark) => counted.filter((reason) => reasonMark(reason) === mark).length;
  const good = count('宜');
  const minded = count('留');
  const parts = [
    good === 0 ? '书上没有列为宜的理由' : `有 ${good} 条说宜`,
    minded === 0 ? '没有要留意的' : `${minded} 条要留意`,
  ];
  const own = people.length === 0 ? '' : `；与${peopleText(people)}`;
  return `${parts.join('，')}${own}。`;
}
