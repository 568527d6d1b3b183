/**
 * How a day stands to a sitting mountain 坐山: year gods on it, stars of year and month flying there, and the phases.
 */
import { yearGodsOf } from '../../calendar/index.ts';
import {
  type Branch,
  BRANCHES,
  type Ganzhi,
  KE,
  LU,
  type Mountain,
  mountainTrigramIndex,
  MOUNTAINS,
  nayinWuxing,
  PALACE_NUMBER,
  SHENG,
  STEMS,
  type Stem,
  TIANYI,
  TRIGRAMS,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { PickReason } from './pickTypes.ts';
import type { TermSpan } from '../day/termSpan.ts';
import { HOUR_MA } from '../tables/hourSpirits.ts';
import { SITE_POINTS } from '../tables/pickTables.ts';
import { SANHE_WUXING } from '../tables/siteWuxing.ts';

const PROSPEROUS: readonly number[] = [9, 1, 8];
const XIEJI = '协纪辨方书';

/** The year god that bars the sitting, where one does. */
export function barringGod(sitting: Mountain, year: Ganzhi): '三煞' | '岁破' | null {
  for (const { name, mountains } of yearGodsOf(year)) {
    if ((name === '三煞' || name === '岁破') && mountains.includes(sitting)) return name;
  }
  return null;
}

function reason(code: string, label: string, points: number, chapter: string, text: string): PickReason {
  return { kind: 'site', code, label, points, source: { book: XIEJI, chapter }, text };
}

/** Star of year or month that flies to the palace of the sitting. */
function starAt(centre: number, sitting: Mountain): number {
  const trigram = TRIGRAMS[mountainTrigramIndex(MOUNTAINS.indexOf(sitting))] as (typeof TRIGRAMS)[number];
  return ((centre + PALACE_NUMBER[trigram] - 5 + 17) % 9) + 1;
}

function starReasons(span: TermSpan, sitting: Mountain): PickReason[] {
  const found: PickReason[] = [];
  for (const [unit, centre] of [
    ['年', span.yearStar.number],
    ['月', span.monthStar.number],
  ] as const) {
    const star = starAt(centre, sitting);
    const chapter = '卷十四 紫白';
    if (star === 5)
      found.push(reason('wuhuang', `${unit}五黄`, SITE_POINTS.wuhuang, chapter, `${unit}五黄到${sitting}山`));
    if (star === 2)
      found.push(reason('erhei', `${unit}二黑`, SITE_POINTS.erhei, chapter, `${unit}二黑到${sitting}山`));
    if (PROSPEROUS.includes(star)) {
      found.push(
        reason(
          'prosperous',
          `${unit}${star}`,
          SITE_POINTS.prosperous,
          chapter,
          `${unit}生旺之星到${sitting}山`,
        ),
      );
    }
  }
  return found;
}

/** Whether 禄, 贵人 or 马 of the day reaches the sitting, or the day is those of the sitting. */
function isNoble(day: Ganzhi, sitting: Mountain): boolean {
  if ((BRANCHES as readonly string[]).includes(sitting)) {
    const branch = sitting as Branch;
    const tianyi: readonly Branch[] = TIANYI[day.stem];
    return LU[day.stem] === branch || tianyi.includes(branch) || HOUR_MA[day.branch] === branch;
  }
  if ((STEMS as readonly string[]).includes(sitting)) {
    const stem = sitting as Stem;
    return LU[stem] === day.branch || (TIANYI[stem] as readonly Branch[]).includes(day.branch);
  }
  return false;
}

/**
 * What the sitting adds to a day. 三煞 hangs on a branch alone, so that of the month is found as that of a year; 三煞 of the
 * day on the sitting is not counted.
 *
 * @param barring 三煞 or 岁破 on the sitting, where the affair does not make it a filter
 */
export function siteReasons(
  day: Ganzhi,
  span: TermSpan,
  sitting: Mountain,
  barring: string | null,
): readonly PickReason[] {
  const found: PickReason[] = [];
  const dayWuxing: Wuxing = nayinWuxing(day.nayin);
  const site = SANHE_WUXING[sitting];
  if (SHENG[dayWuxing] === site || dayWuxing === site) {
    found.push(
      reason(
        'nourishes',
        '生扶坐山',
        SITE_POINTS.nourishes,
        '卷三十三 用日',
        `日${dayWuxing}生扶${sitting}山${site}`,
      ),
    );
  } else if (KE[dayWuxing] === site) {
    found.push(
      reason(
        'controls',
        '克坐山',
        SITE_POINTS.controls,
        '卷三十三 用日',
        `日${dayWuxing}克${sitting}山${site}`,
      ),
    );
  }
  if (isNoble(day, sitting)) {
    found.push(
      reason('noble', '禄马贵人到山', SITE_POINTS.noble, '卷三十三 用日', `禄马贵人与${sitting}山相会`),
    );
  }
  found.push(...starReasons(span, sitting));
  const taisui = yearGodsOf(span.year).find(({ name }) => name === '太岁');
  if (taisui?.mountains.includes(sitting) === true) {
    found.push(reason('taisui', '太岁山', SITE_POINTS.taisui, '卷三 义例一', `太岁在${sitting}山`));
  }
  if (yearGodsOf(span.month).some(({ name, mountains }) => name === '三煞' && mountains.includes(sitting))) {
    const text = `${span.month.branch}月三煞在${sitting}山`;
    found.push(reason('monthSansha', '月三煞占山', SITE_POINTS.monthSansha, '卷三 义例一', text));
  }
  if (barring !== null) {
    found.push(
      reason('sansha', `${barring}占山`, SITE_POINTS.sansha, '卷三 义例一', `${barring}占${sitting}山`),
    );
  }
  return found;
}
