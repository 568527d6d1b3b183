/**
 * Judgement beside a book: `npm run bench -- classics` prints the four measures of 256 charts of 滴天髓阐微 for us, for our
 * schools one by one and for baselines, then each chapter with every disagreement. `--write` puts the first table into
 * docs/ACCURACY.md. The measures are defined in
 * reading/src/classicCases/testing/measures.ts.
 */
import { analyseChart, type Confidence, type Doctrine } from '@shangyuan/engine/analysis';
import {
  KE,
  KE_BY,
  SHENG,
  SHENG_BY,
  STEM_WUXING,
  BRANCH_WUXING,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { BOOK_CASES, castCase, type BookCase } from '@shangyuan/reading/classicCases';
import {
  decadePairs,
  judgementOf,
  MEASURES,
  shareOf,
  tallyOf,
  type Judgement,
  type Measure,
  type Share,
  type Tally,
} from '../reading/src/classicCases/testing/measures.ts';

type Tallies = Readonly<Record<Measure, Tally>>;

const NAMES: Readonly<Record<Measure, string>> = {
  class: 'class of the day master',
  yong: '用神 among the useful',
  avoid: 'harmful elements',
  decades: 'decade pairs',
};
const WUXING = ['木', '火', '土', '金', '水'] as const;

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    ordersOf(items.filter((_, other) => other !== i)).map((rest) => [item, ...rest]),
  );
}

/** The mean of what several judgements of one chart get. */
function meanTally(classic: BookCase, judgements: readonly Judgement[]): Tallies {
  const all = judgements.map((judgement) => tallyOf(classic, judgement));
  const mean = (measure: Measure): Tally => ({
    right: all.reduce((sum, tallies) => sum + tallies[measure].right, 0) / all.length,
    count: all[0]?.[measure].count ?? 0,
  });
  return { class: mean('class'), yong: mean('yong'), avoid: mean('avoid'), decades: mean('decades') };
}

function dayunOf(classic: BookCase, favour: (wuxing: Wuxing) => number): Judgement['dayun'] {
  return analyseChart(castCase(classic)).dayun.map(({ ganzhi }) => {
    const stem = favour(STEM_WUXING[ganzhi.stem]);
    const branch = favour(BRANCH_WUXING[ganzhi.branch]);
    return { ganzhi, score: 0.4 * stem + 0.6 * branch, halves: { stem, branch } };
  });
}

/** Every order of the elements alike, and always "strong", the commonest class. */
function chanceOf(classic: BookCase): Tallies {
  const dayun = dayunOf(classic, () => 0);
  return meanTally(
    classic,
    ordersOf(WUXING).map((ranking) => ({ class: '身强', ranking, dayun })),
  );
}

/**
 * 'Support the weak, drain the strong' and nothing more: strong where 比劫 and 印 hold half of the characters, the branch of
 * the month counted three times; every order of the needed elements and of the others counts the same.
 */
function simpleOf(classic: BookCase): Tallies {
  const { year, month, day, hour } = castCase(classic).pillars;
  const own = STEM_WUXING[day.stem];
  const friends: readonly Wuxing[] = [own, SHENG_BY[own]];
  const others: readonly Wuxing[] = [SHENG[own], KE[own], KE_BY[own]];
  const pillars = hour === null ? [year, month, day] : [year, month, day, hour];
  const characters = pillars.flatMap(({ stem, branch }) => [STEM_WUXING[stem], BRANCH_WUXING[branch]]);
  characters.push(BRANCH_WUXING[month.branch], BRANCH_WUXING[month.branch]);
  const isStrong = characters.filter((wuxing) => friends.includes(wuxing)).length * 2 >= characters.length;
  const [needed, unneeded] = isStrong ? [others, friends] : [friends, others];
  const dayun = dayunOf(classic, (wuxing) => (needed.includes(wuxing) ? 1 : -1));
  const rankings = ordersOf(needed).flatMap((first) => ordersOf(unneeded).map((last) => [...first, ...last]));
  return meanTally(
    classic,
    rankings.map((ranking) => ({ class: isStrong ? '身强' : '身弱', ranking, dayun })),
  );
}

/** The decades scored by the elements that the book itself calls useful and harmful: about the ceiling. */
function bookOf(classic: BookCase): Tallies {
  const favour = (wuxing: Wuxing): number =>
    classic.useful.includes(wuxing) ? 1 : classic.harmful.includes(wuxing) ? -1 : 0;
  const none = { right: 0, count: 0 };
  const judgement: Judgement = { class: '身强', ranking: WUXING, dayun: dayunOf(classic, favour) };
  const isCounted = classic.useful.length > 0;
  return {
    class: none,
    yong: none,
    avoid: none,
    decades: isCounted ? tallyOf(classic, judgement).decades : none,
  };
}

const oursOf = (classic: BookCase, doctrine: Partial<Doctrine> = {}): Judgement =>
  judgementOf(analyseChart(castCase(classic), doctrine));

const percent = (share: number): string => (share * 100).toFixed(1);

function cellOf({ share, halfWidth, count }: Share): string {
  return count === 0 ? '–' : `${percent(share)} ± ${percent(halfWidth)}`;
}

function rowOf(name: string, tallies: readonly Tallies[]): string {
  const cells = MEASURES.map((measure) => cellOf(shareOf(tallies.map((tally) => tally[measure]))));
  return `| ${name} | ${cells.join(' | ')} |`;
}

/** Pairs of one kind only: both stated, or one of them inferred. */
function pairRowOf(name: string, isInferred: boolean, classics: readonly BookCase[]): string {
  const share = shareOf(
    classics.map((classic) => {
      const pairs = decadePairs(classic, oursOf(classic)).filter((pair) => pair.isInferred === isInferred);
      return { right: pairs.reduce((sum, { score }) => sum + score, 0), count: pairs.length };
    }),
  );
  return `| ${name} | – | – | – | ${cellOf(share)} (n ${share.count}) |`;
}

/** The charts whose 用神 was chosen with a confidence, each cell with its own n. */
function confidenceRowOf(word: Confidence['word'], classics: readonly BookCase[]): string {
  const tallies = classics.flatMap((classic) => {
    const analysis = analyseChart(castCase(classic));
    return analysis.yongshen.confidence.word === word ? [tallyOf(classic, judgementOf(analysis))] : [];
  });
  const cells = MEASURES.map((measure) => {
    const share = shareOf(tallies.map((tally) => tally[measure]));
    return `${cellOf(share)} (n ${share.count})`;
  });
  return `| – confidence ${word} | ${cells.join(' | ')} |`;
}

/** The table of docs/ACCURACY.md. */
export function classicsTable(): string {
  const classics = BOOK_CASES;
  const all = (doctrine: Partial<Doctrine>): Tallies[] =>
    classics.map((classic) => tallyOf(classic, oursOf(classic, doctrine)));
  const ours = all({});
  const counts = MEASURES.map((measure) => shareOf(ours.map((tallies) => tallies[measure])).count);
  return [
    `| judged by | ${MEASURES.map((measure, i) => `${NAMES[measure]} (n ${counts[i]})`).join(' | ')} |`,
    '|---|--:|--:|--:|--:|',
    rowOf('ours, every school together', ours),
    pairRowOf('– outcomes stated', false, classics),
    pairRowOf('– outcomes inferred', true, classics),
    ...(['高', '中', '低'] as const).map((word) => confidenceRowOf(word, classics)),
    rowOf('our 扶抑 only', all({ usefulSchool: 'fuyi' })),
    rowOf('our 调候 only', all({ usefulSchool: 'tiaohou' })),
    rowOf('our 格局 only', all({ usefulSchool: 'geju' })),
    rowOf('ours without special classes', all({ special: 'off' })),
    rowOf('support the weak, drain the strong', classics.map(simpleOf)),
    rowOf('chance (class: always strong)', classics.map(chanceOf)),
    rowOf('the useful elements of the book itself', classics.map(bookOf)),
  ].join('\n');
}

/** Where we differ on a chart, one line for each measure. */
function differencesOf(classic: BookCase): string[] {
  const judgement = oursOf(classic);
  const tallies = tallyOf(classic, judgement);
  const name = `${classic.id} ${classic.pillars.join(' ')}`;
  const isWrong = (measure: Measure): boolean => tallies[measure].right < tallies[measure].count;
  const lines: string[] = [];
  if (isWrong('class')) {
    const words = classic.strengthWords === null ? '' : ` 「${classic.strengthWords}」`;
    lines.push(`${name}: class ${judgement.class}, the book ${classic.strength}${words}`);
  }
  const book = `uses ${classic.useful.join('') || '–'}, blames ${classic.harmful.join('') || '–'}`;
  const ranking = judgement.ranking.join('');
  if (isWrong('yong'))
    lines.push(`${name}: 用神 ${ranking}, the book ${book} 「${classic.usefulWords.join('、')}」`);
  if (isWrong('avoid')) lines.push(`${name}: harmful ${ranking}, the book ${book}`);
  for (const { good, bad, isInferred, score } of decadePairs(classic, judgement)) {
    if (score === 1) continue;
    const relation = score === 0 ? 'below' : 'level with';
    const kind = isInferred ? ' (inferred)' : '';
    lines.push(
      `${name}: ${good.luck}「${good.words ?? ''}」 ${relation} ${bad.luck}「${bad.words ?? ''}」${kind}`,
    );
  }
  return lines;
}

/** Chapter by chapter: the four shares, then every disagreement. */
export function classicsChapters(): string {
  const chapters = Map.groupBy(BOOK_CASES, ({ chapter }) => chapter);
  return [...chapters]
    .map(([chapter, classics]) => {
      const tallies = classics.map((classic) => tallyOf(classic, oursOf(classic)));
      const shares = MEASURES.map((measure) => {
        const { right, count } = shareOf(tallies.map((tally) => tally[measure]));
        return `${measure} ${right}/${count}`;
      });
      return [
        `${chapter}: ${shares.join(', ')}`,
        ...classics.flatMap(differencesOf).map((line) => `  ${line}`),
      ];
    })
    .flat()
    .join('\n');
}
