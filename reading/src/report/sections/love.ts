/**
 * 感情: the palace of the partner, what touches it, the partner's star, spirits, and years to keep in mind. Neutral for sex.
 */
import {
  GODS_OF_GROUP,
  partnerYearsOf,
  type PalaceTouch,
  type SpouseFacts,
} from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { pillarsOf, placeOf, sharesOf, wuxingOfGod } from '../figures.ts';
import {
  LOVE_PALACE,
  LOVE_RELATION,
  LOVE_SPIRIT,
  LOVE_STAR,
  type LoveRelationKey,
  type LoveSpirit,
} from '../library/loveText.ts';
import { TODO_LOVE } from '../library/todoLifeText.ts';
import type { ReportRow, ReportSection } from '../report.ts';
import { PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';

/** Ages between which years are named. */
const YEARS_FROM_AGE = 20;
const YEARS_TO_AGE = 45;
/** Most of a kind that the section shows. */
const MAX_TOUCHES = 2;
const MAX_SPIRITS = 2;

const SPIRITS: readonly LoveSpirit[] = ['桃花', '红艳', '红鸾', '天喜', '孤辰', '寡宿', '孤鸾', '阴差阳错'];

type Touched = LoveRelationKey extends `${infer Kind}.${string}` ? Exclude<Kind, '静'> : never;

/** Kinds of touch by their text, the weightiest first; 三合 and 三会 share one, and so do 拱合 and 拱会. */
// prettier-ignore
const KIND_OF_TOUCH = {
  冲: '冲', 合: '合', 刑: '刑', 三会: '会', 三合: '会', 害: '害', 空: '空', 半合: '半', 破: '破', 拱合: '拱', 拱会: '拱',
} as const satisfies Readonly<
  Record<PalaceTouch, Touched>
>;

/** How a touch is written: 与月支午六合. */
// prettier-ignore
const TOUCH_WORDS = {
  合: '六合', 三合: '三合', 三会: '三会', 半合: '半合', 拱合: '拱合', 拱会: '拱会', 冲: '相冲', 刑: '相刑', 害: '相害', 破: '相破',
  空: '落空亡',
} as const satisfies Readonly<Record<PalaceTouch, string>>;

const NEAR: readonly PillarKey[] = ['month', 'hour'];
/** Gatherings of three: every pillar that takes part is named. */
const WHOLE: readonly PalaceTouch[] = ['三会', '三合'];

/** Touches by weight: what stands next to the palace before what stands far. */
function weighed(touches: SpouseFacts['touches']): SpouseFacts['touches'] {
  const order = Object.keys(KIND_OF_TOUCH) as PalaceTouch[];
  return touches.toSorted(
    (a, b) =>
      Number(NEAR.includes(b.pillar)) - Number(NEAR.includes(a.pillar)) ||
      order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

function palaceOf(facts: ReportFacts): Statement {
  const { palaceBranch: branch, palaceGod: god, palaceRole: role } = facts.analysis.life.spouse;
  const wuxing = wuxingOfGod(facts, god);
  return toStatement(facts, LOVE_PALACE, {
    key: `${god}.${facts.benefit[wuxing]}`,
    pillars: ['day'],
    values: { branch, god, role, wuxing },
  });
}

function relationsOf(facts: ReportFacts): Statement[] {
  const { touches, palaceBranch: branch, palaceGod } = facts.analysis.life.spouse;
  const favour = facts.benefit[wuxingOfGod(facts, palaceGod)] === '助' ? '助' : '他';
  if (touches.length === 0) {
    return [
      toStatement(facts, LOVE_RELATION, {
        key: `静.${favour}`,
        pillars: ['day'],
        values: { branch, touch: '不逢刑冲合害' },
      }),
    ];
  }
  const byKind = new Map<Touched, Statement>();
  for (const { kind, pillar } of weighed(touches)) {
    const as = KIND_OF_TOUCH[kind];
    if (byKind.has(as)) continue;
    const others = WHOLE.includes(kind)
      ? touches.filter((each) => each.kind === kind).map((each) => each.pillar)
      : [pillar];
    const where = others
      .map((each) => placeOf(each, 'branch') + (facts.chart.pillars[each]?.branch ?? ''))
      .join('、');
    const touch = kind === '空' ? '落在年柱的空亡里' : `与${where}${TOUCH_WORDS[kind]}`;
    const statement = toStatement(facts, LOVE_RELATION, {
      key: `${as}.${favour}`,
      pillars: [pillar, 'day'],
      values: { branch, touch },
    });
    byKind.set(as, statement);
  }
  return [...byKind.values()].slice(0, MAX_TOUCHES);
}

function starOf(facts: ReportFacts): Statement | null {
  const { group, level, role } = facts.analysis.life.spouse;
  if (group === null || level === null || role === null) return null;
  const gods = GODS_OF_GROUP[group];
  const wuxing = wuxingOfGod(facts, gods[0]);
  return statementIfDefined(facts, LOVE_STAR, {
    key: `${facts.chart.sex}.${level}.${facts.benefit[wuxing]}`,
    values: { star: group === '财' ? '财星' : '官杀', gods: sharesOf(facts, gods), role, wuxing },
  });
}

/** Spirits of love; the first names them all to experts. */
function spiritsOf(facts: ReportFacts): Statement[] {
  const found = SPIRITS.flatMap((name) => {
    const hits = PILLAR_KEYS.flatMap((key) => facts.shensha[key].filter((hit) => hit.name === name));
    const pillars = PILLAR_KEYS.filter((key) => hits.some((hit) => hit.pillar === key));
    const source = hits[0]?.source.join('；');
    return source === undefined ? [] : [{ name, pillars, where: pillarsOf(pillars), source }];
  }).slice(0, MAX_SPIRITS);
  const all = found.map(({ name, where }) => `${name}见于${where}`).join('，');
  return found.map(({ name, pillars, where, source }, i) =>
    toStatement(facts, LOVE_SPIRIT, {
      key: name,
      pillars,
      values: { name, where, all: i === 0 ? all : '' },
      rests: { source },
    }),
  );
}

/** Years that tradition ties to meeting someone: dates to keep in mind, no prediction. None below 20 or above 45. */
function yearRows({ dated, age, analysis, today }: ReportFacts): ReportRow[] {
  if (dated === null || age === null || age < YEARS_FROM_AGE || age > YEARS_TO_AGE) return [];
  const years = partnerYearsOf(dated, analysis, { fromAge: age, toAge: YEARS_TO_AGE });
  return years
    .filter(({ year }) => year >= today.year)
    .map(({ year, ganzhi, hits, score }) => ({
      label: `${year}${ganzhi.name}`,
      value: `${hits.join('、')}；感情${score}`,
    }));
}

/** What of 感情 the notes say. */
function notesOf({ isRetired }: ReportFacts, rows: readonly ReportRow[]): string[] {
  if (isRetired) return ['命主年长，桃花、红鸾一类说相识的话略去，只谈怎样相处。'];
  return rows.length === 0
    ? []
    : ['表中的年份只是传统上容易谈到缘分的日子，当作日历上的提醒就好，不作预言。'];
}

/** Section 感情; null for a minor. */
export function loveSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const { palaceBranch, palaceGod } = facts.analysis.life.spouse;
  const rows = yearRows(facts);
  const meeting = [starOf(facts), ...spiritsOf(facts)].filter((statement) => statement !== null);
  return sectionOf('love', {
    paragraphs: [
      paragraph(palaceOf(facts)),
      paragraph(...relationsOf(facts)),
      paragraph(...(facts.isRetired ? meeting.map(forExperts) : meeting)),
    ],
    rows,
    todo: toStatement(facts, TODO_LOVE, {
      key: palaceGod,
      values: todoValues(facts, `日支${palaceBranch}${palaceGod}`),
    }),
    notes: notesOf(facts, rows),
  });
}
