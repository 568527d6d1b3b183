/**
 * 宜忌 of one day under two sets of rules, side by side: where they part, which option makes them part, and who speaks on
 * either side. This is how 协纪 and 通行 are explained to a reader.
 */
import { type CalendarEngine, MODERN } from '../../calendar/index.ts';
import { type CivilDate, jdnOf } from '../../time/index.ts';
import { almanacFactsOf } from '../day/dayFacts.ts';
import {
  ALMANAC_PRESETS,
  type AlmanacOption,
  type AlmanacRules,
  ALMANAC_OPTIONS,
  YIJI_OPTIONS,
} from '../rules.ts';
import { AFFAIRS } from '../tables/affairs.ts';
import { ITEMS } from '../tables/items.ts';
import { yijiOf } from './yiji.ts';
import type { ItemRow, Reason, Verdict, Yiji } from './yijiTypes.ts';

/** One side of a difference. */
export interface YijiSide {
  readonly verdict: Verdict;
  /** Who speaks for it; empty for 平. */
  readonly by: readonly Reason[];
}

/** An item or affair on which two sets of rules part. */
export interface YijiDifference {
  /** Name of the item, or id of the affair. */
  readonly key: string;
  readonly name: string;
  readonly a: YijiSide;
  readonly b: YijiSide;
  /** Options that make the difference: each by itself turns the verdict of `a`; where none does, all that differ. */
  readonly options: readonly AlmanacOption[];
}

/** Two answers for one day. */
export interface YijiComparison {
  readonly a: Yiji;
  readonly b: Yiji;
  /** Options in which the rules differ, of those that 宜忌 reads. */
  readonly options: readonly AlmanacOption[];
  readonly items: readonly YijiDifference[];
  readonly affairs: readonly YijiDifference[];
}

const NO_REASON: readonly Reason[] = [];

function sideOf(yiji: Yiji, yi: readonly ItemRow[] | null, ji: readonly ItemRow[] | null): YijiSide {
  if (yiji.verdict === '诸事不宜') return { verdict: '诸事不宜', by: yiji.allBy };
  if (ji !== null) return { verdict: '忌', by: ji.flatMap(({ by }) => by) };
  return yi === null ? { verdict: '平', by: NO_REASON } : { verdict: '宜', by: yi.flatMap(({ by }) => by) };
}

function itemSide(yiji: Yiji, key: string): YijiSide {
  const find = (rows: readonly ItemRow[]): readonly ItemRow[] | null => {
    const row = rows.find(({ item }) => item === key);
    return row === undefined ? null : [row];
  };
  return sideOf(yiji, find(yiji.yi), find(yiji.ji));
}

function affairSide(yiji: Yiji, key: string): YijiSide {
  const yi = yiji.affairsYi.find(({ id }) => id === key);
  const ji = yiji.affairsJi.find(({ id }) => id === key);
  return sideOf(yiji, yi?.basis ?? null, ji?.basis ?? null);
}

/** An answer with one option taken from the other side. */
interface Turned {
  readonly option: AlmanacOption;
  readonly yiji: Yiji;
}

function differencesOf(
  keys: readonly { key: string; name: string }[],
  answers: { a: Yiji; b: Yiji; turned: readonly Turned[] },
  side: (yiji: Yiji, key: string) => YijiSide,
): readonly YijiDifference[] {
  return keys.flatMap(({ key, name }): YijiDifference[] => {
    const a = side(answers.a, key);
    const b = side(answers.b, key);
    if (a.verdict === b.verdict) return [];
    const alone = answers.turned.filter(({ yiji }) => side(yiji, key).verdict !== a.verdict);
    const options = (alone.length > 0 ? alone : answers.turned).map(({ option }) => option);
    return [{ key, name, a, b, options }];
  });
}

const ITEM_KEYS = ITEMS.map((item) => ({ key: item, name: item }));
const AFFAIR_KEYS = AFFAIRS.map(({ id, name }) => ({ key: id, name }));

/**
 * 宜忌 of a day under two sets of rules and where they part.
 *
 * @param date civil date of UTC+8
 * @param choiceA default 协纪
 * @param choiceB default 通行
 * @param engine calendar to read, that of 1645 to 9999 by default
 * @returns differences by item and by affair, none where the rules agree on the day
 * @throws RangeError `wrong solar year|month|day N`; unknown options
 * @example compareYiji({ year: 2008, month: 8, day: 8 }).items[0].options // ['yinyangBuilding']
 */
export function compareYiji(
  date: CivilDate,
  choiceA: Partial<AlmanacRules> = ALMANAC_PRESETS.协纪,
  choiceB: Partial<AlmanacRules> = ALMANAC_PRESETS.通行,
  { calendar }: CalendarEngine = MODERN,
): YijiComparison {
  const rulesA = ALMANAC_OPTIONS.complete(choiceA);
  const rulesB = ALMANAC_OPTIONS.complete(choiceB);
  const jdn = jdnOf(date);
  const answerOf = (rules: AlmanacRules): Yiji => yijiOf(almanacFactsOf(calendar, jdn, rules).context, rules);
  const contextOptions = ['spiritMonth', 'tuwang', 'sheri'] as const satisfies readonly AlmanacOption[];
  const options = [...YIJI_OPTIONS, ...contextOptions].filter((option) => rulesA[option] !== rulesB[option]);
  const turned = options.map((option): Turned => {
    return { option, yiji: answerOf(ALMANAC_OPTIONS.complete({ ...rulesA, [option]: rulesB[option] })) };
  });
  const answers = { a: answerOf(rulesA), b: answerOf(rulesB), turned };
  return {
    a: answers.a,
    b: answers.b,
    options,
    items: differencesOf(ITEM_KEYS, answers, itemSide),
    affairs: differencesOf(AFFAIR_KEYS, answers, affairSide),
  };
}
