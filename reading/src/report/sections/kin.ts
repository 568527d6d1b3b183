/**
 * 六亲: the family from the four pillars and its stars, the years that touch it, and later life by its decades. The quality of
 * relations, no one’s fate.
 */
import type { DecadeFacts, KinPalace, KinStar, LuckTouchKind } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { TEN_GOD_GROUP } from '@shangyuan/engine/ganzhi';
import { membersText, relationText } from '../../chart/index.ts';
import { toStatement, statementIfDefined } from '../../statement/family.ts';
import { ELDER_PILLARS } from '../../statement/reader.ts';
import type { Statement } from '../../statement/statement.ts';
import { branchesOf, placeOf, sharesOf, wuxingOfGod } from '../figures.ts';
import { KIN_LATER, KIN_LEAD, KIN_PALACE, KIN_STAR, KIN_YEAR, type KinPillar } from '../library/kinText.ts';
import { TODO_KIN } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { forExperts, paragraph, sectionOf } from '../section.ts';
import { todoValues } from '../todo.ts';
import { decadeSpan, namedDecades, yearText, yearsAhead, type NamedYear } from '../years.ts';

/** Most stars of the family that are shown. */
const MAX_STARS = 2;
/** Age from which later life is spoken of, and the span of ages that counts as it. */
const LATER_FROM = 40;
const LATER_LIFE = { from: 58, to: 90 } as const;

const PALACE_NAMES = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  KinPillar
>;
type Relative = Exclude<KinStar['who'], '配偶'>;
/** The relatives of this section, by the names of the family; the partner has its own section. */
const WHO = { 父: '父', 母: '母', 兄弟: '同辈', 子女: '晚辈' } as const satisfies Record<Relative, string>;
const PARENTS: readonly Relative[] = ['父', '母'];

/** The palace that serves most: of the 用神 before the 喜神, then the nearer to the day. For a young reader the family of birth comes first. */
function bestPalace({ analysis, audience }: ReportFacts): KinPalace | undefined {
  const { palaces } = analysis.life;
  const near: readonly PillarKey[] =
    audience === 'young' ? ['month', 'year', 'day', 'hour'] : ['day', 'month', 'hour', 'year'];
  const serving = (['用神', '喜神'] as const).flatMap((role) =>
    near.flatMap((pillar) => palaces.filter((palace) => palace.pillar === pillar && palace.role === role)),
  );
  return serving[0];
}

function leadOf(facts: ReportFacts): Statement {
  const best = bestPalace(facts);
  if (best === undefined) return toStatement(facts, KIN_LEAD, { key: '无', values: { ground: '', god: '' } });
  const name = PALACE_NAMES[best.pillar];
  const branch = facts.chart.pillars[best.pillar]?.branch ?? '';
  return toStatement(facts, KIN_LEAD, {
    key: `${name}.${TEN_GOD_GROUP[best.god]}`,
    pillars: [best.pillar],
    values: { ground: `${name}支${branch}本气${best.god}为${best.role}`, god: best.god },
  });
}

/** Pillars whose time of life is not that of a reader: of the family to come, and of the family that was. */
function isOutOfTime({ audience, isRetired, answers }: ReportFacts, pillar: PillarKey): boolean {
  if (pillar === 'day' && answers.partner === false && answers.children === false) return true;
  return audience === 'young' ? pillar !== 'year' : isRetired && ELDER_PILLARS.includes(pillar);
}

/** The palace of a pillar; to experts only where it leads the section, is out of time, or is neither help nor burden of long ago. */
function palaceOf(facts: ReportFacts, pillar: PillarKey): Statement | null {
  const palace = facts.analysis.life.palaces.find((each) => each.pillar === pillar);
  const branch = facts.chart.pillars[pillar]?.branch;
  if (palace === undefined || branch === undefined) return null;
  const { god, role } = palace;
  const wuxing = wuxingOfGod(facts, god);
  const benefit = facts.benefit[wuxing];
  const statement = toStatement(facts, KIN_PALACE, {
    key: `${PALACE_NAMES[pillar]}.${god}.${benefit}`,
    pillars: [pillar],
    values: { branch, god, role, wuxing },
  });
  const isLead = bestPalace(facts)?.pillar === pillar;
  const isFaint = pillar === 'year' && benefit === '平' && facts.audience !== 'young';
  return isLead || isFaint || isOutOfTime(facts, pillar) ? forExperts(statement) : statement;
}

function starOf(facts: ReportFacts, who: Relative): Statement | null {
  const star = facts.analysis.life.kin.find((each) => each.who === who);
  if (star === undefined) return null;
  const { level, isHurt, gods, pillars } = star;
  const { tenGods } = facts.analysis;
  const isShown = gods.some((god) => tenGods[god].visible.length > 0);
  const name = who === '子女' && facts.answers.children === true ? '子女' : WHO[who];
  return statementIfDefined(facts, KIN_STAR, {
    key: level === 0 ? `${name}.0` : `${name}.${level}.${isHurt ? '伤' : '全'}`,
    pillars,
    values: {
      star: gods.join('、'),
      god: gods.reduce((a, b) => (tenGods[b].power > tenGods[a].power ? b : a)),
      shares: sharesOf(facts, gods),
      where: isShown ? pillars.map((pillar) => placeOf(pillar, 'stem')).join('、') : branchesOf(pillars),
    },
  });
}

/** Stars shown: those that weigh most or are hurt; an absent one only where there are no others. Children come first where there are any; of parents, a retired reader sees none. */
function relativesOf(facts: ReportFacts): readonly Relative[] {
  const hasChildren = facts.answers.children === true;
  return facts.analysis.life.kin
    .filter(
      ({ who }) => who !== '配偶' && (who !== '子女' || (facts.isHourKnown && facts.audience !== 'young')),
    )
    .filter(({ who }) => !facts.isRetired || !PARENTS.includes(who as Relative))
    .toSorted(
      (a, b) =>
        Number(hasChildren && b.who === '子女') - Number(hasChildren && a.who === '子女') ||
        Number(b.isHurt) - Number(a.isHurt) ||
        b.level - a.level,
    )
    .slice(0, MAX_STARS)
    .map(({ who }) => who as Relative);
}

const JOINING: readonly LuckTouchKind[] = ['六合', '三合', '天地鸳合'];
const CLASHING: readonly LuckTouchKind[] = ['六冲', '天克地冲', '反吟'];

/** The next year that joins a pillar of the family, or clashes with it, but one. */
function yearOf(
  facts: ReportFacts,
  kind: '合' | '冲',
  pillars: readonly Exclude<PillarKey, 'day'>[],
  except: number | null,
): readonly [NamedYear, Statement] | null {
  const kinds = kind === '合' ? JOINING : CLASHING;
  for (const pillar of pillars) {
    for (const year of yearsAhead(facts)) {
      const touch = year.verdict.touches.find(
        (each) => !each.isResolved && kinds.includes(each.kind) && each.pillars.includes(pillar),
      );
      if (touch === undefined || year.year === except) continue;
      const { members, short } = relationText(touch.relation);
      const statement = toStatement(facts, KIN_YEAR, {
        key: `${PALACE_NAMES[pillar]}.${kind}`,
        pillars: [pillar],
        values: { year: yearText(year), ganzhi: year.ganzhi.name, touch: membersText(members) + short },
      });
      return [year, statement];
    }
  }
  return null;
}

/** A year that joins and another that clashes, by how near a pillar is to a reader: parents first, for a retired reader those who come after. */
function yearsOf(facts: ReportFacts): Statement[] {
  const near: readonly Exclude<PillarKey, 'day'>[] = facts.isRetired
    ? ['hour', 'month', 'year']
    : facts.audience === 'young'
      ? ['month', 'year']
      : ['month', 'hour', 'year'];
  const joining = yearOf(facts, '合', near, null);
  const clashing = yearOf(facts, '冲', near, joining?.[0].year ?? null);
  return [joining, clashing].flatMap((each) => (each === null ? [] : [each[1]]));
}

/** Later life by its decades; null without ages, and for who is too young for it. */
function laterOf(facts: ReportFacts): Statement | null {
  const { age, chart, benefit, luckDay } = facts;
  if (age === null || age < LATER_FROM) return null;
  const decades = namedDecades(facts).filter(
    ({ decade, fromAge }) =>
      fromAge !== null &&
      fromAge >= LATER_LIFE.from &&
      fromAge < LATER_LIFE.to &&
      (decade.endYear ?? 0) > luckDay.year,
  );
  const [first] = decades;
  if (first === undefined) return null;
  const byScore = decades.toSorted((a, b) => b.verdict.score - a.verdict.score);
  const [good, hard] = [byScore[0] ?? first, byScore.at(-1) ?? first];
  const leans = new Set(decades.map(({ verdict }) => verdict.lean));
  const mixed = decades.indexOf(good) < decades.indexOf(hard) ? '参' : '参后';
  const side = leans.has('累') ? (leans.size === 1 ? '累' : mixed) : '顺';
  const god = facts.analysis.life.palaces.find(({ pillar }) => pillar === 'hour')?.god;
  const isHourKnown = chart.pillars.hour !== null && god !== undefined;
  const span = (each: DecadeFacts): string => decadeSpan(each);
  return toStatement(facts, KIN_LATER, {
    key: `${side}.${isHourKnown ? benefit[wuxingOfGod(facts, god)] : '平'}`,
    values: {
      good: span(good),
      hard: span(hard),
      bands: decades.map(({ decade, verdict }) => decade.ganzhi.name + verdict.band).join('，'),
    },
  });
}

function todoKeyOf(facts: ReportFacts): keyof typeof TODO_KIN.words {
  const costly = facts.analysis.life.palaces.find(
    ({ pillar, god }) =>
      !(facts.isRetired && ELDER_PILLARS.includes(pillar)) &&
      !(facts.audience === 'young' && pillar === 'hour') &&
      facts.benefit[wuxingOfGod(facts, god)] === '累',
  );
  return costly === undefined ? '和' : `${PALACE_NAMES[costly.pillar]}.${TEN_GOD_GROUP[costly.god]}`;
}

/** Section 六亲; null for a minor. */
export function kinSection(facts: ReportFacts): ReportSection | null {
  if (facts.isMinor) return null;
  const key = todoKeyOf(facts);
  const relatives = relativesOf(facts);
  const starsOf = (...who: readonly Relative[]): (Statement | null)[] =>
    relatives.filter((each) => who.includes(each)).map((each) => starOf(facts, each));
  return sectionOf('kin', {
    paragraphs: [
      paragraph(leadOf(facts)),
      paragraph(palaceOf(facts, 'month'), palaceOf(facts, 'year'), ...starsOf('父', '母')),
      paragraph(palaceOf(facts, 'day')),
      paragraph(...starsOf('兄弟')),
      paragraph(palaceOf(facts, 'hour'), ...starsOf('子女'), laterOf(facts)),
      paragraph(...yearsOf(facts)),
    ],
    todo: toStatement(facts, TODO_KIN, {
      key,
      values: todoValues(facts, key === '和' ? '四柱平和' : `${key.charAt(0)}柱`),
    }),
    notes: facts.isHourKnown ? [] : ['时辰未详，晚辈一宫在时柱，这里不谈。'],
  });
}
