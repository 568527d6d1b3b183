/**
 * The hard filters of picking: a day is removed by the first that applies, with its name and its reason, never silently.
 */
import { CHONG_OF } from '../../ganzhi/index.ts';
import { isHuangdao, roadSpiritOf } from '../day/jianchu.ts';
import { GULUAN, YINCHA_YANGCUO } from '../tables/pickTables.ts';
import { inClassic, type Source } from '../tables/source.ts';
import type { SpiritRow } from '../tables/spiritRow.ts';
import { type SpiritId, SPIRIT_ROWS } from '../tables/spiritRows.ts';
import { SPIRIT_INDEX, spiritTestOf } from '../yiji/spirits.ts';
import type { PickDay, PickFrame } from './pickFrame.ts';
import type { ReadPerson } from './pickQuery.ts';
import type { PickFilter, PickRejection, RejectedBy } from './pickReasons.ts';
import { barringGod } from './pickSite.ts';

function popular(chapter: string): Source {
  return Object.freeze({ book: '俗传', chapter });
}

/** Where each filter comes from. */
const SOURCES: Readonly<Record<RejectedBy, Source>> = {
  yuepo: inClassic('卷十 月破'),
  wholeDay: inClassic('卷十 等第'),
  forbidden: inClassic('卷十一 用事'),
  suipo: Object.freeze({ book: '通书', chapter: '岁破日' }),
  chongYear: Object.freeze({ book: '象吉通书', chapter: '冲主命' }),
  neutral: inClassic('卷十一 用事'),
  huangdao: inClassic('卷七 黄道黑道'),
  sanniang: popular('三娘煞'),
  yanggong: popular('杨公忌'),
  hongsha: popular('红沙受死'),
  monthTaboo: inClassic('卷六 月忌'),
  guluan: popular('孤鸾、阴差阳错'),
  chongDay: popular('冲日柱'),
  site: inClassic('卷三 义例一'),
};

const NOTHING = Object.freeze({});

/** A rejection with the source of its filter. */
function reject<Code extends RejectedBy>(
  code: Code,
  values: Extract<PickRejection, { readonly code: Code }>['values'],
): PickRejection {
  return { code, values, source: SOURCES[code] } as PickRejection;
}

function chongYear({ facts }: PickDay, people: readonly ReadPerson[]): PickRejection | null {
  const day = facts.day.branch;
  for (const { person, year } of people) {
    if (CHONG_OF[year.branch] === day)
      return reject('chongYear', { role: person.role, day, birth: year.branch });
  }
  return null;
}

/** Filters that nothing loosens: 月破, 诸事皆忌, 忌, 岁破, 冲主事人. */
export function hardRejection(day: PickDay, frame: PickFrame): PickRejection | null {
  const { facts, yiji, verdict } = day;
  const { branch } = facts.day;
  if (!frame.exemptFromYuepo && CHONG_OF[facts.span.month.branch] === branch) return reject('yuepo', NOTHING);
  if (yiji.verdict === '诸事不宜') return reject('wholeDay', { by: yiji.allBy });
  if (verdict === '忌') {
    const result = yiji.affairsJi.find(({ id }) => id === frame.affair.id);
    return reject('forbidden', { rows: result?.basis ?? [] });
  }
  const isSuipo = CHONG_OF[facts.span.year.branch] === branch;
  if (frame.rules.suipoDay === 'on' && frame.closedBySuipo && isSuipo) return reject('suipo', NOTHING);
  return chongYear(day, frame.people);
}

const TESTS = new Map<SpiritId, (day: PickDay) => boolean>();

/** Whether a popular spirit is on a day. */
export function hasPopularSpirit(id: SpiritId, day: PickDay): boolean {
  let test = TESTS.get(id);
  if (test === undefined) {
    const rule = spiritTestOf((SPIRIT_ROWS[SPIRIT_INDEX[id]] as SpiritRow).rule);
    test = ({ facts }) => rule(facts.context, false);
    TESTS.set(id, test);
  }
  return test(day);
}

/** 孤鸾 or 阴差阳错, where the pillar is one of them. */
export function guluanOf(name: string): '孤鸾' | '阴差阳错' | null {
  if (GULUAN.includes(name)) return '孤鸾';
  return YINCHA_YANGCUO.includes(name) ? '阴差阳错' : null;
}

function monthTabooOf(lunarDay: number, monthDays: number): '月忌日' | '晦日' | '朔日' | null {
  if (lunarDay === 5 || lunarDay === 14 || lunarDay === 23) return '月忌日';
  if (lunarDay === monthDays) return '晦日';
  return lunarDay === 1 ? '朔日' : null;
}

function popularRejection(day: PickDay, { filters }: PickFrame): PickRejection | null {
  const stands = (filter: PickFilter, id: SpiritId): boolean =>
    filters.has(filter) && hasPopularSpirit(id, day);
  if (stands('sanniang', 'sanniang')) return reject('sanniang', NOTHING);
  if (stands('yanggong', 'yanggong')) return reject('yanggong', NOTHING);
  if (stands('hongsha', 'hongsha')) return reject('hongsha', { spirit: 'hongsha' });
  if (stands('hongsha', 'shousi')) return reject('hongsha', { spirit: 'shousi' });
  const { lunarDay, lunarMonthDays } = day.facts.context;
  const taboo = filters.has('monthTaboo') ? monthTabooOf(lunarDay, lunarMonthDays) : null;
  if (taboo !== null) return reject('monthTaboo', { day: taboo });
  const guluan = filters.has('guluan') ? guluanOf(day.facts.day.name) : null;
  return guluan === null ? null : reject('guluan', { day: guluan });
}

/** People against whose day of birth a day stands. */
export function chongDaysOf({ facts }: PickDay, people: readonly ReadPerson[]) {
  const day = facts.day.branch;
  return people.flatMap(({ person, day: born }) =>
    born !== null && CHONG_OF[born.branch] === day ? [{ role: person.role, day, birth: born.branch }] : [],
  );
}

/** The filters that may be loosened: only 平, 黄道 only, popular ones, 冲日柱 and the sitting. */
export function softRejection(day: PickDay, frame: PickFrame): PickRejection | null {
  const { facts } = day;
  const isNeutral = day.verdict === '平' && frame.affair.combine !== 'ji-only';
  if (isNeutral && !frame.includeNeutral) {
    const ji = day.yiji.ji.filter(({ item }) => frame.judged.includes(item)).map(({ item }) => item);
    return reject('neutral', { forbidden: ji });
  }
  const road = roadSpiritOf(facts.span.month.branch, facts.day.branch);
  if (frame.filters.has('huangdao') && !isHuangdao(road)) return reject('huangdao', { road });
  const barred = popularRejection(day, frame);
  if (barred !== null) return barred;
  const chong = frame.filters.has('chongDay') ? chongDaysOf(day, frame.people)[0] : undefined;
  if (chong !== undefined) return reject('chongDay', chong);
  if (frame.sitting !== null && frame.barredBySite) {
    const god = barringGod(frame.sitting, facts.span.year);
    if (god !== null) return reject('site', { god, sitting: frame.sitting });
  }
  return null;
}
