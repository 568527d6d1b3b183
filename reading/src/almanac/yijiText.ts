/**
 * 宜 and 忌 in words: who speaks for or against an affair, how firmly, and where the book says so.
 */
import {
  type AffairRow,
  AFFAIRS,
  type AffairRowResult,
  type AlmanacDay,
  type ItemRow,
  type Reason,
  type RungCase,
  type RungWhy,
  spiritOf,
  spiritCause,
  type SpiritId,
  type Yiji,
} from '@shangyuan/engine/almanac';
import { causeText } from './spiritText.ts';

/** Why something is 宜 or 忌: a title, sentences, and the books they rest on. */
export interface YijiWhy {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
  /** A line that must stand beside it; null where none must. */
  readonly caution: string | null;
}

/** Shown where 求医疗病 is in a list of 忌, on the day page and in picking. */
export const MEDICAL_LINE = '仅供参考，就医请遵医嘱，不要因为择日而耽误';

const MEDICAL_ITEMS: readonly string[] = ['求医疗病', '疗目', '针刺'];
/** Layers of the date that close the list and forbid no item by name. */
const CLOSING_SPIRITS: readonly string[] = ['shangshuo', 'sili', 'sijue'];

const names = (ids: readonly SpiritId[]): string => ids.map((id) => spiritOf(id).name).join('、');

const bookOf = ({ source }: Reason): string => `《${source.book}》`;

/** 天德（寅月见丁）, or only the name without the day. */
function nameOf({ spirit, name }: Reason, day: AlmanacDay | null): string {
  if (day === null || spirit === 'pengzu') return name;
  return `${name}（${causeText(spiritCause(spirit, day))}）`;
}

function caseText(rung: RungCase | null): string {
  if (rung === null || rung.coincides.length === 0) return '';
  const months = rung.months === null ? '此神' : `${[...rung.months].join('、')}月`;
  return `${months}与${rung.coincides.join('、')}同日`;
}

function whyText(why: RungWhy | null): string {
  switch (why?.code) {
    case 'helped':
      return `遇${names(why.values.by)}`;
    case 'delegated':
      return `随${spiritOf(why.values.to).name}论`;
    case 'treatedAs':
      return `遇${spiritOf(why.values.by).name}，有德也不作德论`;
    case 'asDeath':
      return `遇${spiritOf(why.values.by).name}，仍按死败论`;
    case 'notedOnly':
      return '只作提示';
    default:
      return '';
  }
}

/** What the ladder leaves of a forbid, as the end of a sentence. */
function modeText({ mode, why }: Reason, item: string, isAlone: boolean): string {
  if (mode === 'keep') return `其余从宜，惟${item}仍忌`;
  if (mode === 'all') return '诸事皆忌';
  if (mode === 'cancel') return isAlone ? '吉凶相抵，此事没有吉神相抵，所以仍忌' : '按吉凶相抵论';
  return why === null ? '' : '从忌不从宜';
}

/**
 * A forbid in a sentence.
 *
 * @param isAlone whether no stronger spirit forbids the item beside it
 */
function forbidSentence(reason: Reason, item: string, isAlone: boolean, day: AlmanacDay | null): string {
  if (reason.spirit === 'pengzu') return `${reason.name}忌修灶，出自《${reason.source.book}》所录彭祖百忌。`;
  const name = nameOf(reason, day);
  if (CLOSING_SPIRITS.includes(reason.spirit)) {
    return `${name}之日，${bookOf(reason)}只留祭祀、沐浴等十二事，余事列为忌。`;
  }
  const parts = [caseText(reason.case), whyText(reason.why), modeText(reason, item, isAlone)];
  const more = parts.filter((part) => part !== '').join('，');
  const opening = `${name}当日，${bookOf(reason)}列为忌${item}`;
  return more === '' ? `${opening}。` : `${opening}；${more}。`;
}

/**
 * An item with those who speak for or against it.
 *
 * @param day gives why each spirit is present today; left out without it
 * @example rowSentences(almanacDay({ year: 2026, month: 5, day: 27 }).yiji.yi[0], null) // ['天德当日，《协纪辨方书》列为宜祭祀。']
 */
export function rowSentences({ item, by }: ItemRow, day: AlmanacDay | null): readonly string[] {
  const [first] = by;
  if (first === undefined) return [];
  if (first.side === 'favours') {
    const all = by.map((reason) => nameOf(reason, day)).join('、');
    return [`${all}当日，${bookOf(first)}列为宜${item}。`];
  }
  const isAlone = by.every(({ mode }) => mode === 'cancel');
  return by.map((reason) => forbidSentence(reason, item, isAlone, day));
}

const quoted = (items: readonly string[]): string => items.map((item) => `“${item}”`).join('、');

/**
 * How an affair of today rests on the items of the book; null for one the book has itself.
 *
 * @example basisText(affairOf('订盟')) // '古书没有“订盟”一目，依“结婚姻”之例。'
 */
export function basisText({ name, derived, basis, combine }: AffairRow): string | null {
  if (combine === 'ji-only') return `书上对“${basis[0]}”只说忌，不说宜。`;
  if (derived !== true) return null;
  const head = `古书没有“${name}”一目，依${quoted(basis)}之例`;
  switch (combine) {
    case 'any':
      return `${head}：有一项宜而没有忌才算宜，“${basis[0]}”忌即为忌。`;
    case 'all':
      return `${head}：有一项忌即为忌，没有忌而有宜才算宜。`;
    case 'primary':
      return `古书没有“${name}”一目，以“${basis[0]}”为准，${quoted(basis.slice(1))}只作参考。`;
    default:
      return `${head}。`;
  }
}

function sourcesOf(reasons: readonly Reason[]): readonly string[] {
  return [...new Set(reasons.map(({ source }) => `《${source.book}》${source.chapter}`))];
}

function isMedical(rows: readonly ItemRow[]): boolean {
  return rows.some(({ item }) => MEDICAL_ITEMS.includes(item));
}

/** Why an affair is 宜 or 忌 on a day. */
export function affairWhy(affair: AffairRowResult, day: AlmanacDay): YijiWhy {
  const row = (AFFAIRS as readonly AffairRow[]).find(({ id }) => id === affair.id);
  const basis = row === undefined ? null : basisText(row);
  return {
    title: `${affair.verdict}${affair.name}`,
    steps: [
      ...(basis === null ? [] : [basis]),
      ...affair.basis.flatMap((itemRow) => rowSentences(itemRow, day)),
    ],
    sources: sourcesOf(affair.basis.flatMap(({ by }) => by)),
    caution: affair.verdict === '忌' && isMedical(affair.basis) ? MEDICAL_LINE : null,
  };
}

/** Why a whole day is 诸事不宜. */
export function wholeDayWhy({ allBy }: Yiji, day: AlmanacDay): YijiWhy {
  return {
    title: '诸事不宜',
    steps: allBy.map((reason) => {
      const parts = [caseText(reason.case), whyText(reason.why), '诸事皆忌'].filter((part) => part !== '');
      return `${nameOf(reason, day)}当日，${bookOf(reason)}：${parts.join('，')}。`;
    }),
    sources: [...new Set(allBy.map(({ source }) => `《${source.book}》${source.chapter}`))],
    caution: MEDICAL_LINE,
  };
}

/** The line that must stand beside a day's list of 忌; null where none must. */
export function dayCaution({ verdict, affairsJi }: Yiji): string | null {
  return verdict === '诸事不宜' || affairsJi.some(({ basis }) => isMedical(basis)) ? MEDICAL_LINE : null;
}
